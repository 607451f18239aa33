import type { SheetView, View } from '../view';

const sumOf = (boxes: readonly number[]) => boxes.reduce((sum, stars) => sum + stars, 0);

export const seasonSum = (sheet: SheetView, at: number) => sheet.sums[at] ?? 0;
export const coinStars = (sheet: SheetView) => sumOf(sheet.seasons.map(([, , coins]) => coins));
/** Stars lost to monsters in the whole match. */
export const monsterStars = (sheet: SheetView) => sumOf(sheet.seasons.map(([, , , monsters]) => monsters));

export interface Placed {
  readonly place: number;
  readonly sheet: SheetView;
}

/** Best first, by the places that the result gives. */
export function ranking({ sheets, result }: View): Placed[] {
  const placed = sheets.map((sheet) => ({ sheet, place: result?.places[sheet.seat] ?? sheets.length }));
  return placed.sort((one, other) => one.place - other.place);
}
