import { type Grid, parseGrid, spaceName } from '../../../boards/drawing';

export const TERRAINS = ['forest', 'village', 'farm', 'water', 'monster'] as const;
export type Terrain = (typeof TERRAINS)[number];
export type Ground = Terrain | 'empty' | 'mountain' | 'wasteland';

export interface SheetSpace {
  readonly ground: Ground;
  readonly ruins: boolean;
}
export type Sheet = Grid<SheetSpace>;

/** In drawings and moves, in every language; on the board stands the letter of the reader’s language. */
export const TERRAIN_LETTERS: Readonly<Record<Terrain, string>> = {
  forest: 'F',
  village: 'V',
  farm: 'A',
  water: 'W',
  monster: 'X',
};

const SIGNS = new Map<string, SheetSpace>([
  ['.', { ground: 'empty', ruins: false }],
  ['r', { ground: 'empty', ruins: true }],
  ['^', { ground: 'mountain', ruins: false }],
  ['#', { ground: 'wasteland', ruins: false }],
  ...TERRAINS.flatMap((ground): [string, SheetSpace][] => [
    [TERRAIN_LETTERS[ground], { ground, ruins: false }],
    [TERRAIN_LETTERS[ground].toLowerCase(), { ground, ruins: true }],
  ]),
]);

export function parseSheet(drawing: string | readonly string[]): Sheet {
  return parseGrid(drawing, SIGNS);
}

/** What lies where, ground by ground, without the empty spaces: for whoever hears a map instead of seeing it. */
export function inventory({ columns, spaces }: Sheet): { ground: Ground | 'ruins'; places: string[] }[] {
  const found = new Map<Ground | 'ruins', string[]>();
  for (const [at, { ground, ruins }] of spaces.entries()) {
    const what = ground === 'empty' && ruins ? 'ruins' : ground;
    if (what === 'empty') continue;
    const place = spaceName(Math.floor(at / columns), at % columns);
    found.set(what, [...(found.get(what) ?? []), place]);
  }
  return [...found].map(([ground, places]) => ({ ground, places }));
}

/** A drawing that is spoken of: allowed or refused, with the letter of its terrain, or none if the map holds it already. */
export interface Mark {
  readonly spaces: readonly { readonly row: number; readonly column: number }[];
  readonly letter: string;
  readonly refused: boolean;
}
