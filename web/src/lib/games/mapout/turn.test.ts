import { expect, it } from 'vitest';
import { course, nextAfter, stepsOf } from './turn';
import { readChoices, readView, type TileView, type View } from './view';

const TILE: TileView = { id: 'end-01', kind: 'end', halves: 'DDDDDDDDDDDD', roads: [0] };

/** Three players, with so many tiles in hand and End Tiles before them. */
function view(stage: View['stage'], pile: number, held: readonly (readonly [number, number])[], more: object = {}): View {
  return readView({
    game: 'mapout',
    seat: 0,
    waiting: [0],
    stage,
    moved_tiles_score: 'all',
    starting_tiles: 'any',
    lying: [],
    open_ends: [],
    lifted: null,
    hand: [],
    pile,
    passes: 0,
    players: held.map(([hand, ends], seat) => ({
      seat,
      hand,
      ends: Array.from({ length: ends }, () => TILE),
      roads: 0,
      moved: 0,
      end_tiles: 0,
      split_end_tiles: 0,
      total: 0,
    })),
    result: null,
    ...more,
  });
}
const HELD = [
  [3, 2],
  [0, 0],
  [0, 1],
] as const;
const LAID = { tile: TILE, q: 0, r: 0, turns: 0 };
const told = (stage: View['stage'], pile: number, moves: readonly string[] | null = null, locked = false) =>
  stepsOf(view(stage, pile, HELD, { lying: [{ ...LAID, locked }] }), moves && readChoices({ kind: 'mapout', moves })).map(
    ({ step, state }) => `${step} ${state}`,
  );

it('leads through the turn', () => {
  expect(told('fresh', 4)).toEqual(['lift free', 'play now', 'draw later']);
  expect(told('held', 4)).toEqual(['lift done', 'back now', 'play now', 'draw later']);
  expect(told('returned', 4)).toEqual(['lift done', 'back done', 'play now', 'draw later']);
  expect(told('played', 0)).toEqual(['lift done', 'play done', 'back now']);
});
it('speaks of lifting only where something can be lifted', () => {
  expect(told('fresh', 4, ['lift road-01', 'play end-01 0,1 0'])).toEqual(['lift free', 'play now', 'draw later']);
  expect(told('fresh', 4, ['play end-01 0,1 0'])).toEqual(['play now', 'draw later']);
  expect(told('fresh', 4, ['lift road-01'])).toEqual(['lift now', 'play now', 'draw later']);
  expect(told('fresh', 4, ['pass'])).toEqual(['pass now']);
});
it('and of another’s turn where something is unlocked', () => {
  expect(told('fresh', 4, null, true)).toEqual(['play now', 'draw later']);
});
it('knows who comes next: whoever has no tile left is passed over', () => {
  expect(nextAfter(view('fresh', 0, HELD), 0)).toBe(2);
  expect(nextAfter(view('fresh', 0, HELD), 2)).toBe(0);
  expect(
    nextAfter(
      view('fresh', 0, [
        [1, 0],
        [0, 0],
      ]),
      0,
    ),
  ).toBeNull();
});
it('counts what is still to be laid, the lifted tile too', () => {
  expect(course(view('held', 5, HELD, { lifted: { tile: TILE, origin: [0, 0] } }))).toEqual({ laid: 0, left: 12, holders: 2 });
});
