/** The drawings of one block: an empty row stands between two. */
export function drawingsOf(rows: readonly string[]): string[][] {
  const drawings: string[][] = [[]];
  for (const row of rows) {
    if (row === '') drawings.push([]);
    else drawings.at(-1)?.push(row);
  }
  return drawings.filter((drawing) => drawing.length > 0);
}
