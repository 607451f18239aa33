import { api } from '../api/client';
import type { GameId, GameInfo } from '../api/types';
import { OWN_GAMES } from './list';
import type { PlateWords } from './plate';

/** What the server has told of games that have no pages of their own. */
const told = $state<Record<GameId, { readonly title: string; readonly rules: boolean }>>({});

/** The games of the server; what it tells of them is remembered. */
export async function allGames(signal: AbortSignal): Promise<GameInfo[]> {
  const games = await api.games(signal);
  for (const { id, title, rules } of games) told[id] = { title, rules: rules.length > 0 };
  return games;
}

const own = (id: GameId) => OWN_GAMES.find((game) => game.id === id);

/** The words of a game; of one without pages of its own, its title. Read in a component, they change with the language. */
export function gameWords(id: GameId): PlateWords {
  return own(id)?.words() ?? { name: told[id]?.title ?? titled(id), words: '' };
}

/** Whether there is a first lesson of the game. */
export function hasLesson(id: GameId): boolean {
  return own(id) !== undefined;
}

/** Whether the game can be read on one page. */
export function hasAid(id: GameId): boolean {
  return own(id) !== undefined;
}

/** Whether its rules can be read here, in one language at least. */
export function hasRules(id: GameId): boolean {
  return own(id) !== undefined || (told[id]?.rules ?? false);
}

/** A name such as `lost-cities` as a title. */
export function titled(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
