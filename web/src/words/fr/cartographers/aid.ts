import type { Words } from '../../en/cartographers/aid';

export const words: Words = {
  lead: 'Quatre saisons, une feuille chacun\u00a0: dessine ce que demandent les décrets.',
  turn: {
    card: 'Une carte est révélée. Chacun dessine une de ses formes, pivotée ou en miroir à volonté, dans un de ses terrains, sur des cases vides de sa feuille.',
    ruins: 'Après une carte Ruines, la forme suivante doit recouvrir des ruines.',
    single:
      'Si aucune forme ne tient, ou ne peut recouvrir les ruines exigées, remplis une seule case vide avec le terrain de ton choix.',
    ambush:
      'Une embuscade\u00a0: tu dessines des monstres sur la feuille d’un voisin, et on en dessine sur la tienne. En solo, la carte dit où ils se posent.',
  },
  scores: {
    edicts: 'À la fin de chaque saison, deux décrets\u00a0: A et B, puis B et C, C et D, D et A.',
    coin: 'Une étoile par pièce, à chaque saison. Certaines formes en donnent une.',
    mountain: 'Une montagne rapporte une pièce quand ses quatre cases voisines sont remplies.',
    monster: 'Chaque case vide à côté d’un monstre coûte une étoile, à chaque saison.',
  },
  end: {
    time: 'Une saison s’achève quand le temps de ses cartes atteint 8 au printemps et en été, 7 en automne, 6 en hiver.',
    star: 'Après l’hiver, le plus grand nombre d’étoiles l’emporte\u00a0; à égalité, on départage par le moins d’étoiles perdues à cause des monstres.',
  },
};
