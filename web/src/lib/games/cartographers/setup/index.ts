import { catalogue } from '../../../i18n/catalogue';
import type { GameSetup } from '../../../setup/games';
import { agreed } from './agreed';
import type { en } from './en';
import ScoringPicker from './ScoringPicker.svelte';

export type Words = typeof en;

export const words = catalogue<Words>(import.meta.glob('./??.ts'));

export const setup: GameSetup = { words, pickers: { scoring: ScoringPicker }, agreed };
