import type { PlateWords } from '../../plate';

export const nl: PlateWords = {
  name: 'Maps of Misterra',
  words:
    'Verken een eiland dat onder ieders voeten vorm krijgt, en teken het op je perkament: zoals het is, of zoals je sponsor het graag ziet.',
};
