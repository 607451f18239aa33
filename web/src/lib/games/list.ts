import type { GameId } from '../api/types';
import { words as cartographers } from './cartographers/plate';
import { words as mapout } from './mapout/plate';
import { words as misterra } from './misterra/plate';
import type { PlateWords } from './plate';
import type { AnyGame } from './game';

/** A game with pages of its own. What else it has lies in its folder, and is found there (by-game.ts). */
interface OwnGame {
  readonly id: GameId;
  readonly words: () => PlateWords;
  /** Its table, in a file of its own, fetched when somebody sits down to play it. */
  readonly load: () => Promise<{ default: AnyGame }>;
}

/** The one list of games in the client, in the order in which the home page shows them. */
export const OWN_GAMES: readonly OwnGame[] = [
  { id: 'cartographers', words: cartographers, load: () => import('./cartographers') },
  { id: 'misterra', words: misterra, load: () => import('./misterra') },
  { id: 'mapout', words: mapout, load: () => import('./mapout') },
];
