/** A drawn board is rows of signs, as in the rules pages, the tests and the terminal. */
export class DrawingError extends Error {
  override name = 'DrawingError';
}

export interface Grid<Space> {
  readonly rows: number;
  readonly columns: number;
  /** Row by row, from the top left. */
  readonly spaces: readonly Space[];
}

export function parseGrid<Space>(drawing: string | readonly string[], signs: ReadonlyMap<string, Space>): Grid<Space> {
  const lines = typeof drawing === 'string' ? drawing.trim().split('\n') : drawing;
  const columns = lines[0]?.length ?? 0;
  if (columns === 0) throw new DrawingError('an empty drawing');
  const spaces = lines.flatMap((line, row) => {
    if (line.length !== columns) {
      throw new DrawingError(`row ${row + 1} has ${line.length} signs instead of ${columns}`);
    }
    return Array.from(line, (sign) => {
      const space = signs.get(sign);
      if (space === undefined) throw new DrawingError(`“${sign}” in row ${row + 1} is no sign`);
      return space;
    });
  });
  return { rows: lines.length, columns, spaces };
}

/** Columns have letters from the left, rows have numbers from the top: B3. */
export function spaceName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}

export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}
