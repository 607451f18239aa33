import { spaceName } from '../../boards/drawing';
import { ISLAND_LETTERS, ISLAND_TERRAINS, type IslandTerrain } from './drawn/island';

/** The island and every parchment have five rows of five; on the island the beach is a sixth column. */
export const SIDE = 5;

/** Row and column from 0; column 5 is the beach. */
export type Place = readonly [number, number];

export function placeName([row, column]: Place): string {
  return column === SIDE ? `beach${row + 1}` : spaceName(row, column);
}

export function parsePlace(name: string): Place {
  const beach = /^beach([1-5])$/.exec(name);
  if (beach) return [Number(beach[1]) - 1, SIDE];
  return [Number(name.slice(1)) - 1, name.charCodeAt(0) - 65];
}

export const isSpace = ([row, column]: Place): boolean => row >= 0 && row < SIDE && column >= 0 && column < SIDE;

const BY_LETTER = new Map(ISLAND_TERRAINS.map((terrain) => [ISLAND_LETTERS[terrain], terrain]));

export function terrainOf(letter: string): IslandTerrain {
  const terrain = BY_LETTER.get(letter.toUpperCase());
  if (terrain === undefined) throw new Error(`${letter} is no terrain`);
  return terrain;
}

/** The two terrains of a sketch card such as `SJ`. */
export const halvesOf = (card: string): IslandTerrain[] => Array.from(card, terrainOf);

/** What lies on a space of a drawing whose rows are joined by `/`; null where nothing does. */
export function signAt(drawing: string, name: string): string | null {
  const [row, column] = parsePlace(name);
  const sign = drawing[row * (SIDE + 1) + column];
  return sign === undefined || sign === '.' ? null : sign;
}
