import type { PlateWords } from '../../plate';

export const fr: PlateWords = {
  name: 'Maps of Misterra',
  words:
    'Explore une île qui prend forme sous les pas de tous, et dessine-la sur ton parchemin\u00a0: telle qu’elle est, ou telle que la voudrait ton commanditaire.',
};
