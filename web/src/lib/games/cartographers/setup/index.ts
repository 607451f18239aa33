import type { Words } from '../../../../words/en/cartographers/setup';
import { catalogue } from '../../../i18n/catalogue';
import type { GameSetup } from '../../../setup/games';
import { agreed } from './agreed';
import ScoringPicker from './ScoringPicker.svelte';

export const words = catalogue(import.meta.glob<Words>('../../../../words/*/cartographers/setup.ts', { import: 'words' }));

export const setup: GameSetup = { words, pickers: { scoring: ScoringPicker }, agreed };
