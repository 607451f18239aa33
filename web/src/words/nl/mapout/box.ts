import type { Words } from '../../en/mapout/box';

export const words: Words = {
  choose: 'Kies een tegel en teken die: tik op een helft voor een ander bioom, op het midden van een zijde voor wel of geen weg.',
  tile: (kind, n) => `${kind} nr. ${n}`,
  half: (side, first, biome) => `${side}, ${first ? 'eerste' : 'tweede'} helft: ${biome}`,
  road: (side) => `Weg naar ${side}`,
  start: 'Waar de starttegels liggen',
  column: (n) => `Starttegel ${n}: q`,
  row: (n) => `Starttegel ${n}: r`,
  turns: (n) => `Starttegel ${n}: zijden met de klok mee gedraaid`,
};
