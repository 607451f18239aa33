import { catalogue } from '../../i18n/catalogue';
import type { en } from './en';

export type Words = typeof en;

/** The words of the page on which a match is set up. */
export const words = catalogue<Words>(import.meta.glob('./??.ts'));
