import { spaceName } from '../../boards/drawing';
import { type Terrain, TERRAIN_LETTERS, TERRAINS } from './drawn/sheet';
import type { Cell } from '../../table/model';

export const SIDE = 11;

/** A shape moved to the top left corner, its cells in reading order. */
export type Outline = readonly Cell[];

const byReading = ([row, column]: Cell, [otherRow, otherColumn]: Cell) => row - otherRow || column - otherColumn;

export function outline(cells: readonly Cell[]): Outline {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]): Cell => [row - top, column - left]).sort(byReading);
}

/** The shape turned by quarters, clockwise; flipped first, left to right, if it is. */
export function oriented(cells: readonly Cell[], turns: number, flipped: boolean): Outline {
  let way: readonly Cell[] = flipped ? cells.map(([row, column]): Cell => [row, -column]) : cells;
  for (let turn = 0; turn < turns % 4; turn++) way = way.map(([row, column]): Cell => [column, -row]);
  return outline(way);
}

export const sameOutline = (one: Outline, other: Outline) => key(one) === key(other);

/** A name for a set of cells. */
export const key = (cells: readonly Cell[]) => cells.map(([row, column]) => row * SIDE + column).join();

export function size(way: Outline): { rows: number; columns: number } {
  return {
    rows: Math.max(...way.map(([row]) => row)) + 1,
    columns: Math.max(...way.map(([, column]) => column)) + 1,
  };
}

/** The cell a shape is held by: the one nearest to its middle. */
export function handle(way: Outline): Cell {
  const { rows, columns } = size(way);
  const far = ([row, column]: Cell) => Math.hypot(row - (rows - 1) / 2, column - (columns - 1) / 2);
  return way.reduce((best, cell) => (far(cell) < far(best) - 1e-9 ? cell : best));
}

/** Where the top left of the box comes to lie when a space is pointed at: under the hand, but always on the map. */
export function anchorAt(way: Outline, [row, column]: Cell, held: Cell = handle(way)): Cell {
  const { rows, columns } = size(way);
  const within = (at: number, room: number) => Math.max(0, Math.min(SIDE - room, at));
  return [within(row - held[0], rows), within(column - held[1], columns)];
}

export function placed(way: Outline, [row, column]: Cell): Cell[] {
  return way.map(([down, right]): Cell => [row + down, column + right]);
}

/** A drawing in its short text: `F B2B3C3`. */
export function moveText(terrain: Terrain, cells: readonly Cell[]): string {
  return `${TERRAIN_LETTERS[terrain]} ${names(cells).join('')}`;
}

export function parseMove(move: string): { terrain: Terrain; cells: Cell[] } | null {
  const terrain = TERRAINS.find((one) => TERRAIN_LETTERS[one] === move[0]);
  if (terrain === undefined) return null;
  const cells = parseNames(move.slice(2));
  return cells.length > 0 ? { terrain, cells } : null;
}

/** Spaces by their names, one after the other: `B2B3C3`. */
export function parseNames(text: string): Cell[] {
  return [...text.matchAll(/([A-K])(\d+)/g)].map(([, column, row]): Cell => [
    Number(row) - 1,
    (column ?? 'A').charCodeAt(0) - 65,
  ]);
}

export const names = (cells: readonly Cell[]) => cells.map(([row, column]) => spaceName(row, column));
