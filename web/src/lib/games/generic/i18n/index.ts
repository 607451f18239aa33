import { catalogue } from '../../../i18n/catalogue';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';

export type Words = typeof en;

/** The words of the table that shows any game. */
export const words = catalogue<Words>({ en, fr, nl });
