import type { GameId } from '../api/types';
import type { AnyGame } from './seam';

/** Each game in a file of its own, fetched when somebody sits down to play it. */
const FOLDERS = import.meta.glob<{ default: AnyGame }>('./*/index.ts');

export async function loadGame(id: GameId): Promise<AnyGame> {
  const load = FOLDERS[`./${id}/index.ts`] ?? FOLDERS['./plain/index.ts'];
  if (load === undefined) throw new Error(`no table for ${id}`);
  return (await load()).default;
}
