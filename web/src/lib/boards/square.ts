/** A row and a column, from 0. */
type Place = readonly [number, number];

/** Where a step to the right and down leads on a board of squares; at its edge it leads nowhere. */
export function stepped([row, column]: Place, [right, down]: Place, rows: number, columns = rows): Place {
  const within = (to: number, room: number) => Math.max(0, Math.min(room - 1, to));
  return [within(row + down, rows), within(column + right, columns)];
}
