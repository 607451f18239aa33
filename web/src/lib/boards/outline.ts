import type { Grid } from './drawing';

/** A corner of a region's border, with the directions in which the border arrives there and leaves. */
interface Corner {
  x: number;
  y: number;
  arrives: Direction;
  leaves: Direction;
}
/** 0 east, 1 south, 2 west, 3 north; the region lies to the right. */
type Direction = 0 | 1 | 2 | 3;

const STEP: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
const step = (direction: Direction) => STEP[direction] as readonly [number, number];

/** Where two spaces touch by a corner only, turning right lets each keep its own border. */
const RIGHT_FIRST = [1, 0, 3] as const;

export interface Brush {
  /** Width of a space. */
  readonly size: number;
  /** How far the brush stays inside the border, so that two washes leave a hair of paper between them. */
  readonly inset: number;
  /** How round it takes a corner. */
  readonly radius: number;
}

/** One path around every region of the spaces that `belongs` accepts, holes included. */
export function regionPath<Space>(grid: Grid<Space>, belongs: (space: Space) => boolean, brush: Brush): string {
  return borders(grid, belongs)
    .map((corners) => brushStroke(corners, brush))
    .join('');
}

function borders<Space>(grid: Grid<Space>, belongs: (space: Space) => boolean): Corner[][] {
  const { rows, columns, spaces } = grid;
  const inside = (row: number, column: number) => {
    if (row < 0 || row >= rows || column < 0 || column >= columns) return false;
    return belongs(spaces[row * columns + column] as Space);
  };
  const edges = new Set<string>();
  const key = (x: number, y: number, direction: Direction) => `${x},${y},${direction}`;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!inside(row, column)) continue;
      if (!inside(row - 1, column)) edges.add(key(column, row, 0));
      if (!inside(row, column + 1)) edges.add(key(column + 1, row, 1));
      if (!inside(row + 1, column)) edges.add(key(column + 1, row + 1, 2));
      if (!inside(row, column - 1)) edges.add(key(column, row + 1, 3));
    }
  }
  const loops: Corner[][] = [];
  for (const start of edges) {
    let [x, y, arrives] = start.split(',').map(Number) as [number, number, Direction];
    const loop: Corner[] = [];
    let edge = start;
    do {
      edges.delete(edge);
      const [dx, dy] = step(arrives);
      x += dx;
      y += dy;
      const leaves = RIGHT_FIRST.map((turn) => ((arrives + turn) % 4) as Direction).find(
        (direction) => edges.has(key(x, y, direction)) || key(x, y, direction) === start,
      ) as Direction;
      if (leaves !== arrives) loop.push({ x, y, arrives, leaves });
      arrives = leaves;
      edge = key(x, y, leaves);
    } while (edge !== start);
    loops.push(loop);
  }
  return loops;
}

function brushStroke(corners: readonly Corner[], { size, inset, radius }: Brush): string {
  const parts = corners.map(({ x, y, arrives, leaves }, index) => {
    const [inX, inY] = step(arrives);
    const [outX, outY] = step(leaves);
    // To the right of a step (dx, dy) lies (-dy, dx).
    const cornerX = x * size + inset * (-inY - outY);
    const cornerY = y * size + inset * (inX + outX);
    const from = `${round(cornerX - inX * radius)} ${round(cornerY - inY * radius)}`;
    const to = `${round(cornerX + outX * radius)} ${round(cornerY + outY * radius)}`;
    return `${index === 0 ? 'M' : 'L'}${from}Q${round(cornerX)} ${round(cornerY)} ${to}`;
  });
  return `${parts.join('')}Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;
