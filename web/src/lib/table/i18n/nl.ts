import type { Words } from '.';

export const nl: Words = {
  panels: {
    players: 'Spelers',
    log: 'Verslag',
    actions: 'Knoppen',
  },
  plain: {
    scores: 'Wat telt',
    yourMove: 'Kies een van de toegestane zetten.',
    othersMove: 'De anderen denken na.',
    over: 'De partij is afgelopen.',
    legal: 'Toegestane zetten',
    filter: 'Zoek een zet',
    move: (name, move) => `${name}: ${move}`,
  },
};
