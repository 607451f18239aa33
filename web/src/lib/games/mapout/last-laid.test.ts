import { expect, it } from 'vitest';
import type { LogEntry } from '../../table/model';
import { lastLaid } from './last-laid';

/** A log of lines such as `0 play a 1,0 0`; `0 undo` takes back. */
const log = (...lines: readonly string[]): LogEntry[] =>
  lines.map((line, at) => {
    const seat = Number(line[0]);
    const move = line.slice(2);
    const common = { step: at + 1, seat, shown: true, minded: false, at: '2026-01-01T00:00:00Z', events: [], secrets: [] };
    return move === 'undo' ? { ...common, kind: 'undo', move: null } : { ...common, kind: 'move', move };
  });
const lies = (id: string, q: number) => ({
  tile: { id, kind: 'road' as const, halves: 'DDDDDDDDDDDD', roads: [0] },
  q,
  r: 0,
  turns: 0,
  locked: false,
});
const ALL = [lies('a', 1), lies('b', 2), lies('c', 3), lies('d', 4)];
const told = (lines: readonly string[], step = lines.length, lying = ALL) =>
  lastLaid(log(...lines), step, lying).map(({ q, seat }) => [q, seat]);

it('tells of each player the tiles of the latest turn', () => {
  expect(told(['0 play a 1,0 0', '1 play b 2,0 0', '0 play c 3,0 0'])).toEqual([
    [2, 1],
    [3, 0],
  ]);
});
it('goes no further back than to the turn before', () => {
  expect(told(['0 play a 1,0 0', '1 pass', '0 play c 3,0 0', '1 play d 4,0 0'])).toEqual([
    [3, 0],
    [4, 1],
  ]);
});
it('knows the moments before', () => {
  expect(told(['0 play a 1,0 0', '1 play b 2,0 0', '0 play c 3,0 0'], 2)).toEqual([
    [1, 0],
    [2, 1],
  ]);
});
it('tells a whole turn: a tile moved, and the one laid after it', () => {
  expect(told(['1 play a 9,0 0', '0 play c 3,0 0', '1 lift a', '1 back a 1,0 2', '1 play b 2,0 0'])).toEqual([
    [3, 0],
    [1, 1],
    [2, 1],
  ]);
});
it('does not tell of a tile that was put back where it lay', () => {
  expect(told(['1 play a 1,0 0', '0 play c 3,0 0', '1 lift a', '1 back a 1,0 0', '1 play b 2,0 0'])).toEqual([
    [3, 0],
    [2, 1],
  ]);
});
it('forgets what was taken back', () => {
  expect(told(['0 play a 1,0 0', '1 play b 2,0 0', '1 undo'])).toEqual([[1, 0]]);
});
it('marks no tile that lies there no more', () => {
  expect(told(['0 play a 1,0 0', '1 lift a'], 2, [lies('b', 2)])).toEqual([]);
});
