import { sectors, turnedHalves, turnedRoads } from '../../boards/hex';
import { biomeOf } from './drawn/tiles';
import { commonWords } from '../../i18n';
import { words } from './i18n';
import type { LyingView, TileView } from './view';

const biomesOf = (halves: string) => [...new Set(sectors(halves).map(({ letter }) => commonWords().biomes[biomeOf(letter)]))];

/** What players call a tile: "Road Tile (desert and meadows)". */
export function tileName(tile: TileView): string {
  return words().tile(words().kinds[tile.kind], biomesOf(tile.halves));
}

/** What was said of tiles that lie on the board, by the words it was said in. */
const said = new WeakMap<object, WeakMap<LyingView, string>>();

/** A tile as it lies; said of each only once, since most stay as they are from move to move. */
export function lyingWords(lying: LyingView): string {
  const catalogue = words();
  const known = said.get(catalogue) ?? new WeakMap<LyingView, string>();
  said.set(catalogue, known);
  const found = known.get(lying) ?? tileWords(lying.tile, lying.turns, lying.locked);
  known.set(lying, found);
  return found;
}

/** A tile as it lies or is held: its biomes and where its roads lead. */
export function tileWords(tile: TileView, turns: number, locked = false): string {
  const roads = turnedRoads(tile.roads, turns).map((side) => commonWords().sides[side] ?? '');
  const what = commonWords().boards.tile(biomesOf(turnedHalves(tile.halves, turns)), roads, locked);
  return `${words().kinds[tile.kind]}: ${what}`;
}
