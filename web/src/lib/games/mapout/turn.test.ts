import { expect, it } from 'vitest';
import { course, stepsOf } from './turn';
import { readChoices, readView, type TileView, type View } from './view';

const TILE: TileView = { id: 'end-01', kind: 'end', halves: 'DDDDDDDDDDDD', roads: [0] };

/** Three players, with so many tiles in hand and End Tiles before them. */
function view(stage: View['stage'], pile: number, held: readonly (readonly [number, number])[], more: object = {}): View {
  return readView({
    game: 'mapout',
    seat: 0,
    waiting: [0],
    stage,
    steps: [],
    next: null,
    moved_tiles_score: 'all',
    starting_tiles: 'any',
    clashes: [],
    guessed: false,
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
const FRESH = [
  { step: 'lift', state: 'free' },
  { step: 'play', state: 'now' },
  { step: 'draw', state: 'later' },
];
const told = (moves: readonly string[] | null) =>
  stepsOf(view('fresh', 4, HELD, { steps: FRESH }), moves && readChoices({ kind: 'mapout', moves })).map(
    ({ step, state }) => `${step} ${state}`,
  );

it('shows another’s turn as it is sent', () => {
  expect(told(null)).toEqual(['lift free', 'play now', 'draw later']);
});
it('speaks of lifting only where something can be lifted', () => {
  expect(told(['lift road-01', 'play end-01 0,1 0'])).toEqual(['lift free', 'play now', 'draw later']);
  expect(told(['play end-01 0,1 0'])).toEqual(['play now', 'draw later']);
  expect(told(['lift road-01'])).toEqual(['lift now', 'play now', 'draw later']);
  expect(told(['pass'])).toEqual(['pass now']);
});
it('counts what is still to be laid, the lifted tile too', () => {
  expect(course(view('held', 5, HELD, { lifted: { tile: TILE, origin: [0, 0] } }))).toEqual({ laid: 0, left: 12, holders: 2 });
});
