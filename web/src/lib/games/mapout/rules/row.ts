import type { TileView } from '../view';

const KINDS = { starting: 'starting', road: 'road', end: 'end', 'split-end': 'split_end' } as const;

/** The tile that a row describes: its id, its kind, the letters of its halves, side by side, and the sides with roads. */
export function tileInRow([id = '', , halves = '', roads = '']: readonly string[]): TileView | null {
  const kind = /^`(?<kind>starting|road|end|split-end)-\d\d`$/.exec(id)?.groups?.kind as keyof typeof KINDS | undefined;
  const letters = /^`(?<letters>(?:[DMAS]{2} ?){6})`$/.exec(halves)?.groups?.letters;
  if (kind === undefined || letters === undefined) return null;
  return { id: id.slice(1, -1), kind: KINDS[kind], halves: letters.replaceAll(' ', ''), roads: roads.split(', ').map(Number) };
}
