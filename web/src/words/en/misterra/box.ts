export const words = {
  cards: 'Presumption cards',
  card: (n: number, rule: string) => `Card ${n}: ${rule}`,
  terrain: 'Terrain',
  other: 'Terrain that must not be beside it',
  pattern: 'Pattern: each tap gives a space its next terrain',
  cell: (space: string, terrain: string) => `${space}: ${terrain}`,
  empty: 'nothing',
  pairs: 'Pairs for a first match',
  pairCard: (letter: string, n: number) => `Pair ${letter}, card ${n}`,
  setup: 'Where the jungle lies first',
  players: (n: number) => `${n} players`,
  jungle: (space: string) => `Jungle on ${space}`,
  sketches: 'Sketch cards: how many of each',
  sketchOf: (pair: string, players: number) => `${pair}, ${players} on the back`,
  otoma: 'Otoma’s cards',
  otomaCard: (n: number) => `Otoma’s card ${n}`,
  claim: 'With a claim',
  action: (n: number) => `Action ${n}`,
  actions: { map: 'map', confirm_else_map: 'confirm, else map' },
  space: (n: number) => `Space ${n}`,
};

export type Words = typeof words;
