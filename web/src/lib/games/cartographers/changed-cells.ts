import type { Cell } from '../../table/model';
import type { View } from './view';

/** More than two drawings fill at once: whoever leaps through the history sees no news in it. */
const AT_ONCE = 10;

/** What the last drawings put on a map; nothing where the way went back, or by leaps. */
export function freshCells(before: View, after: View, seat: number): Cell[] {
  const cells = changedCells(before, after, seat);
  const was = before.sheets[seat]?.drawing;
  const filled = cells.every(([row, column]) => was?.[row * 12 + column] === '.' || was?.[row * 12 + column] === 'r');
  return filled && cells.length <= AT_ONCE ? cells : [];
}

/** The spaces of a map that differ between two positions. */
export function changedCells(before: View, after: View, seat: number): Cell[] {
  const [was, is] = [before.sheets[seat]?.drawing, after.sheets[seat]?.drawing];
  if (was === undefined || is === undefined || was === is || was.length !== is.length) return [];
  return [...is].flatMap((sign, at): Cell[] => (sign === was[at] ? [] : [[Math.floor(at / 12), at % 12]]));
}
