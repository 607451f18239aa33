import type { Words } from '../../../../words/en/cartographers/setup';
import { catalogue } from '../../../i18n/catalogue';
import type { GameSetup } from '../../../setup/games';
import { agreed } from './agreed';
import ScoringPicker from './ScoringPicker.svelte';

export const words = catalogue(import.meta.glob<Words>('../../../../words/*/cartographers/setup.ts', { import: 'words' }));

export const setup: GameSetup = {
  words,
  printed: { side: { clause: 'C1.2' }, scoring: { clause: 'C2.1' }, edict_order: { clause: 'C2.2' } },
  pickers: { scoring: ScoringPicker },
  agreed,
};
