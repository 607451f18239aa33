import { catalogue } from '../../../i18n/catalogue';
import type { GameSetup } from '../../../setup/games';
import type { en } from './en';

export type Words = typeof en;

export const words = catalogue<Words>(import.meta.glob('./??.ts'));

export const setup: GameSetup = { words };
