import type { PlateWords } from '../../plate';

export const nl: PlateWords = {
  name: 'Cartographers',
  words:
    'Iedereen tekent dezelfde vormen, elk op een eigen blad. Vier seizoenen, vier wensen van de koningin, en monsters die je buren bij jou neerzetten.',
};
