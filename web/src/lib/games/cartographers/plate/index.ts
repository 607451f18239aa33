import { catalogue } from '../../../i18n/catalogue';
import type { PlateWords } from '../../plate';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';

export const words = catalogue<PlateWords>({ en, fr, nl });
