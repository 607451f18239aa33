import { catalogue } from '../../../i18n/catalogue';
import type { GameSetup } from '../../../setup/games';
import { en } from './en';
import { fr } from './fr';
import { nl } from './nl';

export type Words = typeof en;

export const words = catalogue<Words>({ en, fr, nl });

export const setup: GameSetup = { words };
