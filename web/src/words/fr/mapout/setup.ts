import type { Words } from '../../en/mapout/setup';

export const words: Words = {
  guessed:
    'Nous n’avions pas d’images des tuiles imprimées\u00a0: ce que montre chaque tuile et la place des tuiles de départ sont notre choix, dans le respect des nombres et des règles imprimés.',
  options: {
    moved_tiles_score: {
      title: 'Une tuile soulevée puis reposée',
      values: {
        all: 'Rapporte toutes ses nouvelles connexions',
        gain: 'Ne rapporte que les connexions gagnées',
        none: 'Ne rapporte rien',
      },
    },
    first_player: {
      title: 'Qui commence',
      printed: 'Le joueur le plus âgé',
      values: { lot: 'Tiré au sort' },
      seat: (who) => `Le joueur le plus âgé\u00a0: ${who}`,
    },
    starting_tiles: {
      title: 'Tuiles de départ',
      values: {
        any: 'Chacun peut en soulever une qui n’est pas verrouillée',
        first_turn: 'Seul le premier joueur peut en soulever une, au premier tour',
      },
    },
  },
};
