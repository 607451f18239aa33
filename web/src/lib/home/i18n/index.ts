import { catalogue } from '../../i18n/catalogue';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';

export type HomeWords = typeof en;

/** The words about one's matches and about oneself. */
export const home = catalogue<HomeWords>({ en, fr, nl });
