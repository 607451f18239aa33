import { catalogue } from '../../../i18n/catalogue';
import type { en } from './en';

export type Words = typeof en;

/** The words of a match that is looked at afterwards. */
export const words = catalogue<Words>(import.meta.glob('./??.ts'));
