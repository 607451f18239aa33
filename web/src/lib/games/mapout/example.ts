import { fields, list, text, whole } from '../../api/reading';
import type { Tile } from './drawn/tiles';

/** The position that the server shows on the home page. */
export function readExample(value: unknown): Tile[] {
  return list(fields(value).tiles, (entry) => {
    const { halves, roads, q, r, turns, locked } = fields(entry);
    return {
      halves: text(halves),
      roads: list(roads, whole),
      q: whole(q),
      r: whole(r),
      turns: whole(turns),
      locked: locked === true,
    };
  });
}
