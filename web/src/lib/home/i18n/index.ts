import { catalogue } from '../../i18n/catalogue';
import type { en } from './en';

export type Words = typeof en;

/** The words about one's matches and about oneself. */
export const words = catalogue<Words>(import.meta.glob('./??.ts'));
