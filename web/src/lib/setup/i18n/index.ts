import { catalogue } from '../../i18n/catalogue';
import type { en } from './en';

export type SetupWords = typeof en;

/** The words of the page on which a match is set up. */
export const setup = catalogue<SetupWords>(import.meta.glob('./??.ts', { eager: true }));
