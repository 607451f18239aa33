export const words = {
  choose:
    'Choose a tile and draw it: a tap on a half changes its biome, a tap on the middle of a side sets a road or takes it away.',
  tile: (kind: string, n: number) => `${kind} ${n}`,
  half: (side: string, first: boolean, biome: string) => `${side}, ${first ? 'first' : 'second'} half: ${biome}`,
  road: (side: string) => `Road to the ${side}`,
  start: 'Where the Starting Tiles lie',
  column: (n: number) => `Starting Tile ${n}: q`,
  row: (n: number) => `Starting Tile ${n}: r`,
  turns: (n: number) => `Starting Tile ${n}: sides turned clockwise`,
};

export type Words = typeof words;
