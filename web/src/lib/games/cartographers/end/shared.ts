import { cardWords } from '../card-words';
import Finished from '../Finished.svelte';
import { SEASONS } from '../cards';
import { soloTitle } from '../solo-title';
import type { SharedParts } from '../../game';
import type { View } from '../view';
import SharedCard from './SharedCard.svelte';

/** What the picture of a match tells: the four scoring cards with the stars of all seasons. */
export const shared: SharedParts<View> = {
  Rival: Finished,
  Card: SharedCard,
  title: ({ result }) => (result && result.titles.length > 0 ? soloTitle(result.titles) : ''),
  earned: ({ edicts, sheets }, seat) =>
    edicts.map(({ edict, card }) => ({
      key: card,
      words: cardWords().scoring[card].name,
      points: SEASONS.reduce((sum, season, at) => {
        const box = (season.edicts as readonly string[]).indexOf(edict);
        return sum + (sheets[seat]?.seasons[at]?.[box] ?? 0);
      }, 0),
    })),
};
