import { EDICTS } from './cards';
import type { SeasonScore, SheetView, View } from './view';

/** Adding up a row of boxes is all that is done here: which edicts score, and what each box holds, is sent. */
export const sumOf = (boxes: readonly number[]) => boxes.reduce((sum, stars) => sum + stars, 0);

/** The boxes of the running season as they stand. */
export function boxesNow({ scores_now }: View, { worth, coins, monsters }: SheetView): SeasonScore {
  const [first = 0, second = 0] = scores_now.map((edict) => worth[EDICTS.indexOf(edict)] ?? 0);
  return [first, second, coins, monsters];
}
