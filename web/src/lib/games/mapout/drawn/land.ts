import { DrawingError } from '../../../boards/drawing';
import type { Tile } from './tiles';

/** A place on the plane of hexagons. */
export interface Place {
  readonly q: number;
  readonly r: number;
}

export interface Land {
  /** As they lie: nothing is left to turn. */
  readonly tiles: readonly Tile[];
  /** Empty places into which a road leads. */
  readonly open: readonly Place[];
}

/** Something pointed out: a place, or a place where something is refused. */
export interface LandMark extends Place {
  readonly kind: 'spot' | 'refused';
}

const WIDE = 10;
const HALF = 5;
const MARGIN = /^ *(?:(?<q>-?\d+),(?<r>-?\d+) *)?\|(?<row>.*)$/;

/**
 * A board drawn as text: three lines to a row of the plane, ten signs to a tile, each row half a tile further right
 * than the one above. Before the middle line of a row stands its first place.
 */
export function parseLand(lines: readonly string[]): Land {
  if (lines.length === 0 || lines.length % 3 !== 0) throw new DrawingError('a row of tiles takes three lines');
  const tiles: Tile[] = [];
  const open: Place[] = [];
  for (let at = 0; at < lines.length; at += 3) {
    const [above, within, below] = lines.slice(at, at + 3).map((line) => MARGIN.exec(line)?.groups);
    if (!above || !within || !below || within.q === undefined) {
      throw new DrawingError(`line ${at + 2} does not begin with its first place`);
    }
    const r = Number(within.r);
    // Rows with an odd r begin half a tile further in.
    const left = WIDE * Number(within.q) + HALF * r - HALF * Math.abs(r % 2);
    const row = [above, within, below].map((found) => found.row ?? '') as [string, string, string];
    for (const name of row[1].matchAll(/[srex]\d\d/g)) {
      const column = name.index - 3;
      tiles.push({ ...readTile(row, column), name: name[0], q: (column + left - HALF * r) / WIDE, r });
    }
    for (const place of row[1].matchAll(/\((-?\d+),(-?\d+)\)/g)) {
      open.push({ q: Number(place[1]), r: Number(place[2]) });
    }
  }
  return { tiles, open };
}

/** Where each half is written: the line, and the sign in it; then where each road is. */
const HALVES = [
  [1, 7],
  [1, 8],
  [2, 7],
  [2, 6],
  [2, 2],
  [2, 1],
  [1, 1],
  [1, 0],
  [0, 1],
  [0, 2],
  [0, 6],
  [0, 7],
] as const;
const ROADS = [
  [1, 6],
  [2, 5],
  [2, 3],
  [1, 2],
  [0, 3],
  [0, 5],
] as const;

function readTile(row: readonly [string, string, string], column: number) {
  const sign = ([line, at]: readonly [0 | 1 | 2, number]) => row[line].charAt(column + at);
  return {
    halves: HALVES.map(sign).join(''),
    roads: [...ROADS.keys()].filter((side) => /[-/\\]/.test(sign(ROADS[side] ?? ROADS[0]))),
    turns: 0,
  };
}
