import { boxesNow, sumOf } from './boxes';
import { TITLES, type TitleName } from './cards';
import type { View } from './view';

/** What a lone player plays for. */
export interface Goal {
  /** Stars to reach. */
  readonly stars: number;
  /** The title that they earn. */
  readonly title: TitleName;
  /** Stars as they are: what was scored, with the running season if it ended now. */
  readonly now: number;
}

/** The numbers of the four cards together; who has them aims at the next title. Null at a table of several. */
export function goalOf(view: View): Goal | null {
  const [sheet, ...others] = view.sheets;
  if (sheet === undefined || others.length > 0) return null;
  const cards = view.edicts.reduce((sum, { solo }) => sum + solo, 0);
  const now = sheet.total + (view.season === null ? 0 : sumOf(boxesNow(view, sheet)));
  const ahead = TITLES.filter(([least]) => least >= 0);
  const [least, title] = ahead.findLast(([rating]) => cards + rating > now) ?? ahead[0] ?? TITLES[0];
  return { stars: cards + least, title, now };
}
