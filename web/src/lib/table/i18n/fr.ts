import type { Words } from '.';

export const fr: Words = {
  panels: {
    players: 'Joueurs',
    log: 'Journal',
    actions: 'Commandes',
  },
  plain: {
    scores: 'Ce qui rapporte',
    yourMove: 'Choisis un des coups permis.',
    othersMove: 'Les autres réfléchissent.',
    over: 'La partie est finie.',
    legal: 'Coups permis',
    filter: 'Chercher un coup',
    move: (name, move) => `${name}\u00a0: ${move}`,
  },
};
