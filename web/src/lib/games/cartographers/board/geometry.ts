import { regionPath } from '../../../boards/outline';
import type { Terrain } from '../drawn/sheet';
import type { Cell } from '../../../table/model';
import { SIDE } from '../shapes';

/** The map is drawn in spaces of 40, with its rulers around it, as lib/boards/SheetMap does. */
export const SPACE = 40;
export const MARGIN = 30;
export const FRAME = SIDE * SPACE + MARGIN + 14;
export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${FRAME} ${FRAME}`;

/** The spaces of a drawing as they will stand on the map. */
export function drawnOn(cells: readonly Cell[], ground: Terrain, ruins: (cell: Cell) => boolean) {
  return cells.map((cell) => ({ row: cell[0], column: cell[1], ground, ruins: ruins(cell) }));
}

/** The border around some spaces, as one path. */
export function border(cells: readonly Cell[], inset = 1): string {
  const spaces = Array<boolean>(SIDE * SIDE).fill(false);
  for (const [row, column] of cells) spaces[row * SIDE + column] = true;
  return regionPath({ rows: SIDE, columns: SIDE, spaces }, (within) => within, { size: SPACE, inset, radius: 7 });
}

/** Small discs in the middle of spaces, as one path. */
export function dots(cells: readonly Cell[], radius: number): string {
  const across = radius * 2;
  return cells
    .map(([row, column]) => {
      const x = (column + 0.5) * SPACE - radius;
      const y = (row + 0.5) * SPACE;
      return `M${x} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0`;
    })
    .join('');
}

const POINTS = Array.from({ length: 10 }, (_, at): readonly [number, number] => {
  const radius = at % 2 === 0 ? 6.2 : 2.7;
  const angle = (Math.PI * at) / 5 - Math.PI / 2;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
});

/** A small star in the top left corner of each space, as one path. */
export function stars(cells: readonly Cell[]): string {
  return cells
    .map(([row, column]) => {
      const corners = POINTS.map(([x, y]) => `${(column * SPACE + 9 + x).toFixed(1)} ${(row * SPACE + 9 + y).toFixed(1)}`);
      return `M${corners.join('L')}Z`;
    })
    .join('');
}

/** A minus in the top left corner of each space, as one path. */
export function minuses(cells: readonly Cell[]): string {
  return cells.map(([row, column]) => `M${column * SPACE + 4} ${row * SPACE + 9}h10`).join('');
}

/** Crosses over whole spaces, as one path. */
export function crosses(cells: readonly Cell[]): string {
  return cells.map(([row, column]) => `M${column * SPACE + 9} ${row * SPACE + 9}l22 22m0-22l-22 22`).join('');
}

/** The space under a point of the screen; null beyond the map. */
export function spaceAt(frame: DOMRect, x: number, y: number): Cell | null {
  const column = Math.floor((((x - frame.left) / frame.width) * FRAME - MARGIN) / SPACE);
  const row = Math.floor((((y - frame.top) / frame.height) * FRAME - MARGIN) / SPACE);
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE ? [row, column] : null;
}
