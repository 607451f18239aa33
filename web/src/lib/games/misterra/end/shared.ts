import { titleOf } from '../titles';
import { ruleOf } from '../terms';
import type { SharedParts } from '../../game';
import type { View } from '../view';
import MiniBoard from './MiniBoard.svelte';
import SharedCard from './SharedCard.svelte';

/** What the picture of a match tells: the presumption cards that a player kept. */
export const shared: SharedParts<View> = {
  Rival: MiniBoard,
  Card: SharedCard,
  title: ({ result }) => (result && result.titles.length > 0 ? titleOf(result.titles) : ''),
  earned: ({ players, result }, seat, { options }) =>
    (players[seat]?.presumptions ?? []).map((card, at) => ({
      key: String(card.card),
      words: ruleOf(card, options.pattern_turns),
      points: result?.scores[seat]?.find(([line]) => line === `presumption${at + 1}`)?.[1] ?? card.points,
    })),
};
