import type { GameId } from '../api/types';
import type { AnyGame } from './seam';

/** Each game in a file of its own, fetched when somebody sits down to play it. */
const GAMES: Readonly<Record<GameId, () => Promise<{ default: AnyGame }>>> = {
  cartographers: () => import('./cartographers'),
  misterra: () => import('./misterra'),
  mapout: () => import('./mapout'),
};

export async function loadGame(id: GameId): Promise<AnyGame> {
  return (await GAMES[id]()).default;
}
