import type { PlateWords } from '../../../lib/games/plate';

export const words: PlateWords = {
  name: 'Maps of Misterra',
  words:
    'Explore une île qui prend forme sous les pas de tous, et dessine-la sur ton parchemin\u00a0: telle qu’elle est, ou telle que la voudrait ton commanditaire.',
};
