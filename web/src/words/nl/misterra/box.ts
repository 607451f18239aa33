import type { Words } from '../../en/misterra/box';

export const words: Words = {
  cards: 'Vermoedenskaarten',
  card: (n, rule) => `Kaart ${n}: ${rule}`,
  terrain: 'Terrein',
  other: 'Terrein dat er niet naast mag liggen',
  pattern: 'Patroon: elke tik geeft het veld het volgende terrein',
  cell: (space, terrain) => `Veld ${space}: ${terrain}`,
  empty: 'niets',
  pairs: 'Paren voor een eerste partij',
  pairCard: (letter, n) => `Paar ${letter}, kaart ${n}`,
  setup: 'Waar de jungle eerst ligt',
  players: (n) => `${n} spelers`,
  jungle: (space) => `Jungle op ${space}`,
  sketches: 'Schetskaarten: hoeveel van elk',
  sketchOf: (pair, players) => `${pair}, ${players} op de rug`,
  otoma: 'Kaarten van de Otoma',
  otomaCard: (n) => `Kaart ${n} van de Otoma`,
  claim: 'Met een claim',
  action: (n) => `Actie ${n}`,
  actions: { map: 'in kaart brengen', confirm_else_map: 'bevestigen, anders in kaart brengen' },
  space: (n) => `Veld ${n}`,
};
