import type { View } from './view';

/** By how many seats the sheets were passed on, as far as whoever looks can tell: all go the same way round. */
export function passed(view: View): number {
  return view.seat === null || view.target === null ? 0 : view.target - view.seat;
}

export const round = (seat: number, count: number) => ((seat % count) + count) % count;

/** Who draws on a seat's map, while the sheets are passed round. */
export function drawerOn(view: View, seat: number): number {
  return round(seat - passed(view), view.sheets.length);
}
