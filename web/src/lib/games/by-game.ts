import type { GameId } from '../api/types';

/** What was found in the folders of games (`import.meta.glob`), by game. */
export function byGame<Part>(found: Readonly<Record<string, Part>>): ReadonlyMap<GameId, Part> {
  return new Map(Object.entries(found).map(([path, part]) => [path.match(/games\/([^/]+)\//)?.[1] ?? '', part]));
}
