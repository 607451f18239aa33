import type { PlateWords } from '../../plate';

export const en: PlateWords = {
  name: 'Maps of Misterra',
  words:
    'Explore an island that takes shape under everybody’s feet, and draw it on your parchment: as it is, or as your sponsor would like it.',
};
