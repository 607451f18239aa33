import { catalogue } from '../../i18n/catalogue';
import type { en } from './en';

export type HomeWords = typeof en;

/** The words about one's matches and about oneself. */
export const home = catalogue<HomeWords>(import.meta.glob('./??.ts', { eager: true }));
