import { sectors, turnedHalves, turnedRoads } from '../../boards/hex';
import { biomeOf } from '../../boards/tiles';
import { t } from '../../i18n';
import { words } from './i18n';
import type { TileView } from './view';

const biomesOf = (halves: string) => [...new Set(sectors(halves).map(({ letter }) => t().biomes[biomeOf(letter)]))];

/** What players call a tile: "Road Tile (desert and meadows)". */
export function tileName(tile: TileView): string {
  return words().tile(words().kinds[tile.kind], biomesOf(tile.halves));
}

/** A tile as it lies or is held: its biomes and where its roads lead. */
export function tileWords(tile: TileView, turns: number, locked = false): string {
  const roads = turnedRoads(tile.roads, turns).map((side) => t().sides[side] ?? '');
  const what = t().boards.tile(biomesOf(turnedHalves(tile.halves, turns)), roads, locked);
  return `${words().kinds[tile.kind]}: ${what}`;
}
