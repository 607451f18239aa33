import { type Grid, parseGrid } from './drawing';

export const ISLAND_TERRAINS = ['steppe', 'jungle', 'lagoon', 'mountain'] as const;
export type IslandTerrain = (typeof ISLAND_TERRAINS)[number];

export interface IslandSpace {
  /** Nothing lies there yet when null. */
  readonly terrain: IslandTerrain | null;
  readonly confirmed: boolean;
}
export type Island = Grid<IslandSpace>;

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
