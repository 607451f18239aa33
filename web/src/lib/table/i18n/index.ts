import { catalogue } from '../../i18n/catalogue';
import type { en } from './en';

export type Words = typeof en;

/** The words around the board: seats, turns, history, the end. */
export const words = catalogue<Words>(import.meta.glob('./??.ts'));
