export const BIOMES = ['desert', 'meadows', 'arctic', 'swamp'] as const;
export type Biome = (typeof BIOMES)[number];

/** In drawings, in every language; on the board stands the letter of the reader’s language. */
export const BIOME_LETTERS: Readonly<Record<Biome, string>> = {
  desert: 'D',
  meadows: 'M',
  arctic: 'A',
  swamp: 'S',
};

export interface Tile {
  /** Twelve letters, two for each side, clockwise from the east, before it is turned. */
  readonly halves: string;
  /** The sides through which a road leaves, before it is turned. */
  readonly roads: readonly number[];
  readonly q: number;
  readonly r: number;
  /** Sides turned clockwise. */
  readonly turns: number;
  readonly locked?: boolean;
  /** Short, as drawings have it: r14. */
  readonly name?: string;
}

export function biomeOf(letter: string): Biome {
  const biome = BIOMES.find((name) => BIOME_LETTERS[name] === letter);
  if (biome === undefined) throw new RangeError(`“${letter}” is no biome`);
  return biome;
}
