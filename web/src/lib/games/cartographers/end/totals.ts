import type { SheetView, View } from '../view';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

export const seasonSum = (sheet: SheetView, at: number) => sum(sheet.seasons[at] ?? []);
export const coinStars = (sheet: SheetView) => sum(sheet.seasons.map(([, , coins]) => coins));
/** Stars lost to monsters in the whole match; a tie goes to the fewest (C11.2). */
export const monsterStars = (sheet: SheetView) => sum(sheet.seasons.map(([, , , monsters]) => monsters));

export interface Placed {
  readonly place: number;
  readonly sheet: SheetView;
}

/** Best first; who is equal in stars and in what monsters cost shares a place. */
export function ranking({ sheets }: View): Placed[] {
  const better = (one: SheetView, other: SheetView) => other.total - one.total || monsterStars(other) - monsterStars(one);
  const sorted = [...sheets].sort(better);
  return sorted.map((sheet) => ({ sheet, place: sorted.findIndex((other) => better(sheet, other) === 0) + 1 }));
}
