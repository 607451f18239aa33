import type { PlateWords } from '../../../lib/games/plate';

export const words: PlateWords = {
  name: 'Cartographers',
  words:
    'Everybody draws the same shapes, each on a map of their own. Four seasons, four wishes of the queen, and monsters that your neighbours place for you.',
};
