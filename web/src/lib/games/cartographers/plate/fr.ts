import type { PlateWords } from '../../plate';

export const fr: PlateWords = {
  name: 'Cartographers',
  words:
    'Tout le monde dessine les mêmes formes, chacun sur sa feuille. Quatre saisons, quatre souhaits de la reine, et des monstres que tes voisins placent chez toi.',
};
