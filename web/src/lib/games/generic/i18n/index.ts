import { catalogue } from '../../../i18n/catalogue';
import type { en } from './en';

export type Words = typeof en;

/** The words of the table that shows any game. */
export const words = catalogue<Words>(import.meta.glob('./??.ts'));
