import type { PlateWords } from '../../../lib/games/plate';

export const words: PlateWords = {
  name: 'Maps of Misterra',
  words:
    'Verken een eiland dat onder ieders voeten vorm krijgt, en teken het op je perkament: zoals het is, of zoals je sponsor het graag ziet.',
};
