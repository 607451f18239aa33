import { sumOf } from '../boxes';
import type { SheetView, View } from '../view';

export const seasonSum = (sheet: SheetView, at: number) => sumOf(sheet.seasons[at] ?? []);
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
