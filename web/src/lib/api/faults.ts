import type { Cell, Fault } from '../games/seam';
import { fields, list, text, Unreadable, whole } from './reading';

export function cell(value: unknown): Cell {
  const [first, second, ...more] = list(value, whole);
  if (first === undefined || second === undefined || more.length > 0) throw new Unreadable('expected a space');
  return [first, second];
}

export function faults(value: unknown): Fault[] {
  return list(value, (entry) => {
    const { clause, cells } = fields(entry);
    return { clause: text(clause), cells: list(cells, cell) };
  });
}
