import { catalogue } from '../../i18n/catalogue';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';

export type Words = typeof en;

/** The words around the board: seats, turns, history, the end. */
export const words = catalogue<Words>({ en, fr, nl });
