import { BIOME_LETTERS, BIOMES } from '../drawn/tiles';

/** A tile as a components file has it. */
export interface BoxTile {
  readonly id: string;
  readonly halves: string;
  readonly roads: readonly number[];
}

export const KINDS = ['starting', 'road', 'end', 'split_end'] as const;
export type Kind = (typeof KINDS)[number];

/** A components file of Map Out, as the server writes it. */
export interface BoxFile {
  readonly tiles: Readonly<Record<Kind, readonly BoxTile[]>>;
  readonly setup: {
    readonly starting_tiles_at: readonly (readonly [number, number])[];
    readonly starting_tiles_turns: readonly number[];
  };
}

export interface Chosen {
  readonly kind: Kind;
  readonly at: number;
}

/** The path of a tile in the file. */
export const pathOf = ({ kind, at }: Chosen): string => `tiles.${kind}[${at}]`;

/** The file with another tile; what was changed is its owner's, no longer our guess. */
export function withTile({ tiles, ...more }: BoxFile, { kind, at }: Chosen, tile: BoxTile): BoxFile {
  const { starting, road, end, split_end } = tiles;
  const all = { starting, road, end, split_end };
  return { ...more, tiles: { ...all, [kind]: tiles[kind].map((one, number) => (number === at ? tile : one)) } };
}

/** The tile with the next biome on one of its halves. */
export function withNextBiome(tile: BoxTile, half: number): BoxTile {
  const letters = BIOMES.map((biome) => BIOME_LETTERS[biome]);
  const next = letters[(letters.indexOf(tile.halves.charAt(half)) + 1) % letters.length] ?? '';
  return { ...tile, halves: tile.halves.slice(0, half) + next + tile.halves.slice(half + 1) };
}

/** The tile with a road through this side, or without the one that was there. */
export function withRoad(tile: BoxTile, side: number): BoxTile {
  const roads = tile.roads.includes(side)
    ? tile.roads.filter((one) => one !== side)
    : [...tile.roads, side].sort((a, b) => a - b);
  return { ...tile, roads };
}

/** The file with other starting places. */
export function withStart({ tiles, setup }: BoxFile, change: Partial<BoxFile['setup']>): BoxFile {
  const { starting_tiles_at, starting_tiles_turns } = setup;
  return { tiles, setup: { starting_tiles_at, starting_tiles_turns, ...change } };
}
