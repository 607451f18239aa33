import { describe, expect, it } from 'vitest';
import { between, centreOf } from './board/geometry';
import type { Event } from './events';
import { connected, counted, END, played, putBack, ROAD, scored } from './events.fixture';
import { PointPops } from './point-pops.svelte';

function popped(events: readonly Event[], how: 'parts' | 'sum' = 'parts'): PointPops {
  const pops = new PointPops();
  pops.show(events, how);
  return pops;
}
const shown = ({ pops }: PointPops) => pops.map(({ x, y, points }) => ({ x, y, points }));
const [HERE, LEFT, RIGHT] = [
  { q: 1, r: 0 },
  { q: 0, r: 0 },
  { q: 2, r: 0 },
];
const TWO = [connected([0, 0], ['desert']), connected([2, 0], ['desert'])];

describe('points', () => {
  it('pop on the borders where biomes continue', () => {
    expect(shown(popped([played(ROAD), ...TWO, connected([1, 1], [], 0), scored(2)]))).toEqual([
      { ...between(HERE, LEFT), points: 1 },
      { ...between(HERE, RIGHT), points: 1 },
    ]);
  });
  it('pop on every tile of the areas of an End Tile', () => {
    const areas = [
      counted('desert', [
        [1, 0],
        [0, 0],
      ]),
      counted('swamp', [[1, 0]]),
    ];
    expect(shown(popped([played(END), ...areas, scored(3, 'split_end_tiles')]))).toEqual([
      { ...centreOf(HERE), points: 2 },
      { ...centreOf(LEFT), points: 1 },
    ]);
  });
  it('pop on the tile where it earns less than its connections are worth', () => {
    expect(shown(popped([putBack(ROAD, [5, 0], [1, 0]), ...TWO, scored(1, 'moved')]))).toEqual([
      { ...centreOf(HERE), points: 1 },
    ]);
  });
  it('pop as a sum where the parts are marked anyway', () => {
    expect(shown(popped([played(ROAD), ...TWO, scored(2)], 'sum'))).toEqual([{ ...centreOf(HERE), points: 2 }]);
  });
  it('do not pop where none were made, and are gone when they have been seen', () => {
    expect(popped([played(ROAD), connected([0, 0], [], 0)]).pops).toEqual([]);
    const pops = popped([played(ROAD), ...TWO, scored(2)]);
    for (const pop of pops.pops) pops.gone(pop);
    expect(pops.pops).toEqual([]);
  });
});
