import { parseIsland } from '../boards/island';
import { parseSheet } from '../boards/sheet';
import type { Tile } from '../boards/tiles';

/** What lies on the table until the server has sent a position: paper, an unknown island, the two Starting Tiles. */
export const BLANK_SHEET = parseSheet(Array<string>(11).fill('.'.repeat(11)));

export const BLANK_ISLAND = parseIsland(Array<string>(5).fill('.'.repeat(5)));

const starting = { halves: 'SDDDMMMAAASS', roads: [0, 1, 2, 3, 4, 5], r: 0, turns: 0 };
export const FIRST_TILES: readonly Tile[] = [
  { ...starting, q: 0 },
  { ...starting, q: 2 },
];
