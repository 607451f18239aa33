import type { PlateWords } from '../../../lib/games/plate';

export const words: PlateWords = {
  name: 'Cartographers',
  words:
    'Iedereen tekent dezelfde vormen, elk op een eigen blad. Vier seizoenen, vier wensen van de koningin, en monsters die je buren bij jou neerzetten.',
};
