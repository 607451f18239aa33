import { expect, it } from 'vitest';
import type { LogEntry } from '../../table/model';
import type { Event } from './events';
import { began, END, entry, lifted, played, putBack, ROAD, SWAMP } from './events.fixture';
import { lastLaid } from './last-laid';

const [ADA, BO] = [0, 1];
const plays = (seat: number, q: number, ends = true): Event[] => [played(ROAD, [q, 0], seat), ...(ends ? [began(1 - seat)] : [])];
const log = (...steps: readonly (readonly Event[])[]): LogEntry[] => steps.map((events, at) => entry(at + 1, events));
const lies = (q: number) => ({ tile: END, q, r: 0, turns: 0, locked: false });
const ALL = [1, 2, 3, 4].map(lies);
const marked = (entries: readonly LogEntry[], step = entries.length, lying = ALL) =>
  lastLaid(entries, step, lying).map(({ q, seat }) => [q, seat]);

it('marks of each player the tiles of the latest turn', () => {
  expect(marked(log(plays(ADA, 1), plays(BO, 2), plays(ADA, 3)))).toEqual([
    [2, BO],
    [3, ADA],
  ]);
});
it('keeps them until the player does something else', () => {
  expect(marked(log(plays(ADA, 1), plays(BO, 2)))).toEqual([
    [1, ADA],
    [2, BO],
  ]);
  const passed: Event = { kind: 'passed', seat: ADA, in_a_row: 1 };
  expect(marked(log(plays(ADA, 1), plays(BO, 2), [passed, began(BO)]))).toEqual([[2, BO]]);
});
it('knows the moments before', () => {
  expect(marked(log(plays(ADA, 1), plays(BO, 2), plays(ADA, 3)), 1)).toEqual([[1, ADA]]);
});
it('marks a whole turn: a tile moved, and the one laid after it', () => {
  const moved = [[lifted(SWAMP, [1, 0], 1, BO)], [putBack(SWAMP, [1, 0], [3, 0], BO)], plays(BO, 4)];
  expect(marked(log(plays(BO, 1), plays(ADA, 2), ...moved))).toEqual([
    [2, ADA],
    [3, BO],
    [4, BO],
  ]);
});
it('forgets what was taken back', () => {
  const undo: LogEntry = { ...entry(3, [{ kind: 'undone', seat: BO, move: '' }]), kind: 'undo', move: null };
  expect(marked([...log(plays(ADA, 1), plays(BO, 2)), undo])).toEqual([[1, ADA]]);
});
it('marks no tile that does not lie there yet, or no more', () => {
  expect(marked(log(plays(ADA, 1), plays(BO, 2)), 2, [lies(1)])).toEqual([[1, ADA]]);
  expect(marked(log(plays(ADA, 1), [lifted(ROAD, [1, 0], 1, BO)]))).toEqual([]);
});
it('does without the steps whose events have not been asked for', () => {
  expect(marked([entry(1, null), ...log([], plays(ADA, 1)).slice(1)])).toEqual([[1, ADA]]);
});
