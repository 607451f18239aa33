import type { PlateWords } from '../../../lib/games/plate';

export const words: PlateWords = {
  name: 'Map Out',
  words:
    'Leg zeshoeken zo dat wegen op elkaar aansluiten en vijandige landen elkaar niet raken. Elke weg tussen gelijke landschappen is een punt waard.',
};
