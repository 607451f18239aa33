import type { Words } from '../../en/misterra/box';

export const words: Words = {
  cards: 'Cartes Hypothèse',
  card: (n, rule) => `Carte ${n}\u00a0: ${rule}`,
  terrain: 'Le terrain',
  other: 'Terrain qui ne doit pas être à côté',
  pattern: 'Motif\u00a0: chaque appui donne à la case le terrain suivant',
  cell: (space, terrain) => `${space}\u00a0: ${terrain}`,
  empty: 'rien',
  pairs: 'Paires pour une première partie',
  pairCard: (letter, n) => `Paire ${letter}, carte ${n}`,
  setup: 'Emplacement des jungles au départ',
  players: (n) => `${n} joueurs`,
  jungle: (space) => `Jungle en ${space}`,
  sketches: 'Cartes Croquis\u00a0: nombre de chacune',
  sketchOf: (pair, players) => `${pair}, ${players} au dos`,
  otoma: 'Cartes de l’Otoma',
  otomaCard: (n) => `Carte ${n} de l’Otoma`,
  claim: 'Avec une revendication',
  action: (n) => `Action n°\u00a0${n}`,
  actions: { map: 'cartographier', confirm_else_map: 'confirmer, sinon cartographier' },
  space: (n) => `Case ${n}`,
};
