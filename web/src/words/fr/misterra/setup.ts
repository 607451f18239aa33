import type { Words } from '../../en/misterra/setup';

export const words: Words = {
  alone: {
    title: 'En solo contre l’Otoma',
    words: 'L’Otoma est un adversaire conduit par des cartes\u00a0; tu joues pour un grade.',
  },
  firstMatch: 'Les cartes Hypothèse forment une paire toute prête.',
  guessed:
    'Nous n’avions pas d’image de certaines cartes imprimées\u00a0: les motifs, les paires toutes prêtes, les cartes de l’Otoma, le nombre de chaque carte Croquis et l’emplacement des jungles au départ sont de nous. Ces cartes sont signalées.',
  options: {
    merged_claims: {
      title: 'Régions revendiquées qui se rejoignent',
      values: { nobody: 'Ne rapportent rien à personne', all: 'Rapportent à chacun la région entière' },
    },
    claim_links: {
      title: 'Jusqu’où va une région revendiquée',
      values: { any: 'Le long des tuiles dans la brume et confirmées', confirmed: 'Le long des tuiles confirmées seulement' },
    },
    empty_supply: {
      title: 'Un terrain épuisé',
      values: { nothing: 'Ne change rien à l’île', confirms: 'Peut encore confirmer une tuile dans la brume' },
    },
    pattern_turns: {
      title: 'Motifs des cartes Hypothèse',
      values: {
        printed: 'Comptent comme la carte les montre',
        turned: 'Peuvent pivoter',
        mirrored: 'Peuvent pivoter et être inversés en miroir',
      },
    },
    master: {
      title: 'Les Maîtres Cartographes',
      printed: 'Non\u00a0; c’est une variante',
      values: { off: 'Non', on: 'Oui\u00a0: 3 points de plus par ligne ou colonne pleine et fidèle' },
    },
    first_game: {
      title: 'Cartes Hypothèse',
      printed: 'En choisir deux sur quatre\u00a0; pour une première partie, une paire toute prête',
      values: { off: 'En choisir deux sur quatre', on: 'Première partie\u00a0: une paire toute prête' },
    },
    first_player: { title: 'Qui commence', values: { lot: 'Tiré au sort' } },
  },
};
