import { catalogue } from '../../i18n/catalogue';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';

export type SetupWords = typeof en;

/** The words of the page on which a match is set up. */
export const setup = catalogue<SetupWords>({ en, fr, nl });
