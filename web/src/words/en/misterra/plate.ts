import type { PlateWords } from '../../../lib/games/plate';

export const words: PlateWords = {
  name: 'Maps of Misterra',
  words:
    'Explore an island that takes shape under everybody’s feet, and draw it on your parchment: as it is, or as your sponsor would like it.',
};
