import type { Words } from '../../en/mapout/box';

export const words: Words = {
  choose:
    'Choisis une tuile et dessine-la\u00a0: touche une moitié pour changer son biome, le milieu d’un côté pour y mettre une route ou l’enlever.',
  tile: (kind, n) => `${kind} n°\u00a0${n}`,
  half: (side, first, biome) => `${side}, ${first ? 'première' : 'seconde'} moitié\u00a0: ${biome}`,
  road: (side) => `Route\u00a0: ${side}`,
  start: 'Emplacement des tuiles de départ',
  column: (n) => `Tuile de départ ${n}\u00a0: q`,
  row: (n) => `Tuile de départ ${n}\u00a0: r`,
  turns: (n) => `Tuile de départ ${n}\u00a0: sixièmes de tour dans le sens horaire`,
};
