import { describe, expect, it } from 'vitest';
import { centreOf } from './board/geometry';
import { PointPops } from './point-pops.svelte';
import { readView, type TileView, type View, type Effects } from './view';

const tile = (id: string): TileView => ({ id, kind: 'road', halves: 'DDDDDDDDDDDD', roads: [0, 2, 4] });
const at = (id: string, q: number) => ({ tile: tile(id), q, r: 0, turns: 0, locked: false });

/** Ada and Ben; tiles by name in a row. */
function view(lying: Readonly<Record<string, number>>, totals: readonly [number, number], more: object = {}): View {
  return readView({
    game: 'mapout',
    seat: 0,
    waiting: [0],
    stage: 'fresh',
    moved_tiles_score: 'all',
    starting_tiles: 'any',
    open_ends: [],
    lifted: null,
    hand: [],
    pile: 3,
    passes: 0,
    lying: Object.entries(lying).map(([id, q]) => at(id, q)),
    players: totals.map((total, seat) => ({
      seat,
      hand: 1,
      ends: [],
      roads: total,
      moved: 0,
      end_tiles: 0,
      split_end_tiles: 0,
      total,
    })),
    result: null,
    ...more,
  });
}
const BEN = { waiting: [1] };
const NOTHING = { points: 0, connections: [], areas: [], locks: [], unlocks: [], blocks: [], opens: [] } satisfies Effects;

function seen(...views: readonly View[]): PointPops {
  const pointPops = new PointPops();
  for (const [step, one] of views.entries()) pointPops.note({ view: one, step });
  return pointPops;
}
const shown = ({ pops }: PointPops) => pops.map(({ x, y, points }) => ({ x, y, points }));

describe('points', () => {
  it('pop on the tile that was laid, each of several in a row', () => {
    const pointPops = seen(view({ a: 0 }, [2, 0]), view({ a: 0, b: 1 }, [4, 0], BEN), view({ a: 0, b: 1, c: 2 }, [4, 1]));
    expect(shown(pointPops)).toEqual([
      { ...centreOf({ q: 1, r: 0 }), points: 2 },
      { ...centreOf({ q: 2, r: 0 }), points: 1 },
    ]);
  });
  it('do not pop where none were made', () => {
    expect(seen(view({ a: 0 }, [2, 0]), view({ a: 0, b: 1 }, [2, 0], BEN)).pops).toEqual([]);
  });
  it('pop on every tile of an area that was expected, and are gone when they have been seen', () => {
    const pointPops = seen(view({ a: 0, b: 1 }, [0, 0]));
    const spaces = [
      { q: 0, r: 0 },
      { q: 1, r: 0 },
      { q: 2, r: 0 },
    ];
    pointPops.expect({
      ...NOTHING,
      points: 4,
      areas: [
        { biome: 'desert', spaces },
        { biome: 'swamp', spaces: spaces.slice(2) },
      ],
    });
    pointPops.note({ view: view({ a: 0, b: 1, c: 2 }, [4, 0], BEN), step: 1 });
    expect(pointPops.pops.map(({ points }) => points)).toEqual([1, 1, 2]);
    for (const pop of pointPops.pops) pointPops.gone(pop);
    expect(pointPops.pops).toEqual([]);
  });
});

describe('what has come to lie', () => {
  it('is not a tile that a lift taken back left in its place', () => {
    const lifted = { lifted: { tile: tile('b'), origin: [1, 0] }, stage: 'held' };
    const pointPops = seen(view({ a: 0, b: 1 }, [0, 0]), view({ a: 0 }, [0, 0], lifted));
    expect(pointPops.note({ view: view({ a: 0, b: 1 }, [0, 0]), step: 2 })).toEqual([]);
  });
  it('makes no points pop in a position that lies many steps away', () => {
    const pointPops = seen(view({ a: 0 }, [0, 0]), view({ a: 0, b: 1 }, [0, 0], BEN));
    const laid = pointPops.note({ view: view({ a: 0, b: 1, c: 2, d: 3 }, [3, 3]), step: 9 });
    expect(laid.map(({ q }) => q)).toEqual([2, 3]);
    expect(pointPops.pops).toEqual([]);
  });
});

it('tiles that lie as they did are the same objects in the next position', () => {
  const [before, after] = [view({ a: 0, b: 1 }, [0, 0]), view({ a: 0, b: 2, c: 1 }, [0, 0])];
  const same = after.lying.filter((one) => before.lying.includes(one));
  expect(same.map(({ tile }) => tile.id)).toEqual(['a']);
});
