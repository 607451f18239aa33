import type { Words } from '../../../../words/en/misterra/setup';
import { catalogue } from '../../../i18n/catalogue';
import type { GameSetup } from '../../../setup/games';

export const words = catalogue(import.meta.glob<Words>('../../../../words/*/misterra/setup.ts', { import: 'words' }));

export const setup: GameSetup = {
  words,
  printed: {
    first_game: { clause: 'M2.5', value: 'off' },
    master: { clause: 'M11.7', value: 'off' },
    first_player: { clause: 'M2.7', value: 'lot' },
    pattern_turns: { clause: 'M12.6', value: 'printed' },
    merged_claims: { clause: 'M11.2', value: 'nobody' },
    claim_links: { clause: 'M9.3' },
    empty_supply: { clause: 'M8.6', value: 'nothing' },
  },
  ownBox: 'M17.6',
  firstMatch: { first_game: 'on' },
};
