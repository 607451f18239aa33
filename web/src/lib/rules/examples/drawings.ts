import type { Mark, Sheet } from '../../boards/sheet';

/** The drawings of one block: an empty row stands between two. */
export function drawingsOf(rows: readonly string[]): string[][] {
  const drawings: string[][] = [[]];
  for (const row of rows) {
    if (row === '') drawings.push([]);
    else drawings.at(-1)?.push(row);
  }
  return drawings.filter((drawing) => drawing.length > 0);
}

/** The spaces in which a map differs from what it was. */
export function changeOf(before: Sheet, after: Sheet): Mark {
  const changed = [...after.spaces.keys()].filter((at) => before.spaces[at]?.ground !== after.spaces[at]?.ground);
  const spaces = changed.map((at) => ({ row: Math.floor(at / after.columns), column: at % after.columns }));
  return { spaces, letter: '', refused: false };
}
