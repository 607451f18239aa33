import type { PlateWords } from '../../../lib/games/plate';

export const words: PlateWords = {
  name: 'Map Out',
  words: 'Lay hexagons so that roads meet and hostile lands stay apart. Each road that joins like to like earns a point.',
};
