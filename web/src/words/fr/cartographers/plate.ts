import type { PlateWords } from '../../../lib/games/plate';

export const words: PlateWords = {
  name: 'Cartographers',
  words:
    'Tout le monde dessine les mêmes formes, chacun sur sa feuille. Quatre saisons, quatre souhaits de la reine, et des monstres que tes voisins placent chez toi.',
};
