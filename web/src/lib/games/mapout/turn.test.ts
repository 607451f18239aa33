import { expect, it } from 'vitest';
import { course, nextAfter, stepsOf } from './turn';
import { readView, type View } from './view';

const TILE = { id: 'end-01', kind: 'end', halves: 'DDDDDDDDDDDD', roads: [0] };

/** Three players, with so many tiles in hand and End Tiles before them. */
function view(stage: View['stage'], pile: number, held: readonly (readonly [number, number])[], more: object = {}): View {
  return readView({
    seat: 0, waiting: [0], stage, moved_tiles_score: 'all', starting_tiles: 'any', lying: [], open_ends: [], lifted: null, hand: [], pile, passes: 0,
    players: held.map(([hand, ends], seat) => ({
      seat, hand, ends: Array.from({ length: ends }, () => TILE), roads: 0, moved: 0, end_tiles: 0, split_end_tiles: 0, total: 0,
    })),
    result: null,
    ...more,
  });
}
const HELD = [[3, 2], [0, 0], [0, 1]] as const;
const told = (stage: View['stage'], pile: number) => stepsOf(view(stage, pile, HELD)).map(({ step, state }) => `${step} ${state}`);

it('leads through the turn', () => {
  expect(told('fresh', 4)).toEqual(['lift free', 'play now', 'draw later']);
  expect(told('held', 4)).toEqual(['lift done', 'back now', 'play now', 'draw later']);
  expect(told('returned', 4)).toEqual(['lift done', 'back done', 'play now', 'draw later']);
  expect(told('played', 0)).toEqual(['lift done', 'play done', 'back now']);
});
it('knows who comes next: whoever has no tile left is passed over', () => {
  expect(nextAfter(view('fresh', 0, HELD), 0)).toBe(2);
  expect(nextAfter(view('fresh', 0, HELD), 2)).toBe(0);
  expect(nextAfter(view('fresh', 0, [[1, 0], [0, 0]]), 0)).toBeNull();
});
it('counts what is still to be laid, the lifted tile too', () => {
  expect(course(view('held', 5, HELD, { lifted: { tile: TILE, origin: [0, 0] } }))).toEqual({ laid: 0, left: 12, holders: 2 });
});
