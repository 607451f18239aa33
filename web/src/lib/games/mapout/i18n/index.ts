import { catalogue } from '../../../i18n/catalogue';
import type { en } from './en';

export type Words = typeof en;

/** The words of this game's table. */
export const words = catalogue<Words>(import.meta.glob('./??.ts'));
