import { pair, type Point } from '../../../boards/hex';

/** A closed line through the points, as smooth as a pen would draw it (Catmull-Rom as cubic curves). */
export function smoothClosed(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  const curves = points.map((point, index) => {
    const before = at(index - 1);
    const next = at(index + 1);
    const after = at(index + 2);
    const first = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 };
    const second = { x: next.x - (after.x - point.x) / 6, y: next.y - (after.y - point.y) / 6 };
    return `C${pair(first)} ${pair(second)} ${pair(next)}`;
  });
  return `M${pair(at(0))}${curves.join('')}Z`;
}

/** The coast around a rectangle of land: never closer than `reach`, and never twice the same distance away. */
export function coastAround(width: number, height: number, reach: number): string {
  const sway = [0.2, 1, 0.1, 0.75, 0.05, 0.35, 0.9, 0.15, 1, 0.4, 0.1, 0.8, 0.3];
  let turn = 0;
  const away = () => reach * (1 + (sway[turn++ % sway.length] as number));
  const stretch = [0.06, 0.3, 0.52, 0.76, 0.95];
  return smoothClosed([
    ...stretch.map((part) => ({ x: part * width, y: -away() })),
    ...stretch.map((part) => ({ x: width + away(), y: part * height })),
    ...stretch.map((part) => ({ x: (1 - part) * width, y: height + away() })),
    ...stretch.map((part) => ({ x: -away(), y: (1 - part) * height })),
  ]);
}
