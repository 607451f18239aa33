import { catalogue } from '../../i18n/catalogue';
import type { en } from './en';

export type Words = typeof en;

/** The words of what is the same in every game: keys. */
export const words = catalogue<Words>(import.meta.glob('./??.ts'));
