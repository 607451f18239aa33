import type { PlateWords } from '../../plate';

export const en: PlateWords = {
  name: 'Cartographers',
  words:
    'Everybody draws the same shapes, each on a map of their own. Four seasons, four wishes of the queen, and monsters that your neighbours place for you.',
};
