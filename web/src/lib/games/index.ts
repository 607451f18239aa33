import type { GameId } from '../api/types';
import { allGames } from './known.svelte';
import { OWN_GAMES } from './list';
import { wordsLoaded } from '../i18n/catalogue';
import type { AnyGame } from './game';

/** A game's own table, or the one that shows any game in text. */
export async function loadGame(id: GameId): Promise<AnyGame> {
  const own = OWN_GAMES.find((game) => game.id === id);
  const game = await (own?.load() ?? loadGeneric());
  await wordsLoaded();
  return game.default;
}

async function loadGeneric(): ReturnType<(typeof OWN_GAMES)[number]['load']> {
  // The title of such a game is known to the server alone; without it the table can be played all the same.
  const [generic] = await Promise.all([import('./generic'), allGames(AbortSignal.timeout(PATIENCE)).catch(() => [])]);
  return generic;
}

const PATIENCE = 3_000;
