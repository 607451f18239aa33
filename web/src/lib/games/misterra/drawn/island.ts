import { type Grid, parseGrid } from '../../../boards/drawing';

export const ISLAND_TERRAINS = ['steppe', 'jungle', 'lagoon', 'mountain'] as const;
export type IslandTerrain = (typeof ISLAND_TERRAINS)[number];

export interface IslandSpace {
  /** Nothing lies there yet when null. */
  readonly terrain: IslandTerrain | null;
  readonly confirmed: boolean;
}
export type Island = Grid<IslandSpace>;

/** In drawings and moves, in every language; on the board stands the letter of the reader’s language. */
export const ISLAND_LETTERS: Readonly<Record<IslandTerrain, string>> = {
  steppe: 'S',
  jungle: 'J',
  lagoon: 'L',
  mountain: 'M',
};

/** The name of its wash and engraving; a mountain of Misterra looks different from one of Cartographers. */
export const ISLAND_WASHES: Readonly<Record<IslandTerrain, string>> = {
  steppe: 'steppe',
  jungle: 'jungle',
  lagoon: 'lagoon',
  mountain: 'ridge',
};

const SIGNS = new Map<string, IslandSpace>([
  ['.', { terrain: null, confirmed: false }],
  ...ISLAND_TERRAINS.flatMap((terrain): [string, IslandSpace][] => [
    [ISLAND_LETTERS[terrain], { terrain, confirmed: true }],
    [ISLAND_LETTERS[terrain].toLowerCase(), { terrain, confirmed: false }],
  ]),
]);

export function parseIsland(drawing: string | readonly string[]): Island {
  return parseGrid(drawing, SIGNS);
}

/** Measures of the drawing: a tile, the beach beside the last column, the sea around. */
export const TILE = 72;
export const BEACH = 46;
export const SEA = 66;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What of the drawing is shown. Snug: little sea, and a parchment as high as the island, so that side by side
 * their rows lie level.
 */
export function boxOf(columns: number, rows: number, parchment: boolean, snug = false): Box {
  const [width, height] = [columns * TILE, rows * TILE];
  const [sea, above] = snug ? [40, 40] : [SEA, SEA + BEACH / 2];
  if (parchment) {
    return snug
      ? { x: -22, y: -above, width: width + 28, height: height + 2 * above }
      : { x: -26, y: -26, width: width + 36, height: height + 36 };
  }
  return { x: -sea, y: -above, width: width + BEACH + 2 * sea, height: height + 2 * above };
}

export const viewBox = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

/** Something pointed out: spaces, a person, a ghost with its letter, a refused one, claims of one's own and of others. */
export interface IslandMark {
  /** `B3` or `beach3`. */
  readonly space: string;
  readonly kind: 'spot' | 'here' | 'ghost' | 'refused' | 'own' | 'other';
  readonly letter?: string;
}

export function placeOf(space: string, width: number): { x: number; y: number; width: number } {
  const beach = /^beach(\d)$/.exec(space);
  if (beach) return { x: width, y: (Number(beach[1]) - 1) * TILE, width: BEACH };
  return { x: (space.charCodeAt(0) - 65) * TILE, y: (Number(space.slice(1)) - 1) * TILE, width: TILE };
}
