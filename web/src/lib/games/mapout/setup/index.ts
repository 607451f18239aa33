import type { Words } from '../../../../words/en/mapout/setup';
import { catalogue } from '../../../i18n/catalogue';
import type { GameSetup } from '../../../setup/games';

export const words = catalogue(import.meta.glob<Words>('../../../../words/*/mapout/setup.ts', { import: 'words' }));

export const setup: GameSetup = {
  words,
  ownBox: 'O8.5',
  printed: {
    first_player: { clause: 'O2.5' },
    moved_tiles_score: { clause: 'O6.3' },
    starting_tiles: { clause: 'O4.6' },
  },
};
