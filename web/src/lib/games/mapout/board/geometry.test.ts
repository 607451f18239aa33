import { describe, expect, it } from 'vitest';
import { between, centreOf, nearby, nearest, placeAt, sideBetween, SIZE } from './geometry';

const LAND = [
  { q: 0, r: 0 },
  { q: 5, r: -2 },
  { q: -3, r: 6 },
];

describe('the plane', () => {
  it('finds the space around a point', () => {
    for (const place of LAND) {
      const { x, y } = centreOf(place);
      for (const [dx, dy] of [
        [0, 0],
        [45, 0],
        [-45, 20],
        [0, 55],
        [0, -55],
      ] as const) {
        expect(placeAt({ x: x + dx, y: y + dy })).toEqual(place);
      }
    }
  });
  it('knows the side where two tiles meet', () => {
    const [one, other] = [
      { q: 1, r: 1 },
      { q: 1, r: 0 },
    ];
    const [from, to] = sideBetween(one, other);
    const middle = between(one, other);
    expect([(from.x + to.x) / 2, (from.y + to.y) / 2]).toEqual([expect.closeTo(middle.x), expect.closeTo(middle.y)]);
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(SIZE);
    // Both ends are corners of both tiles.
    for (const corner of [from, to]) {
      for (const { x, y } of [one, other].map(centreOf)) expect(Math.hypot(corner.x - x, corner.y - y)).toBeCloseTo(SIZE);
    }
  });
  it('finds what a finger means beside it, within reach', () => {
    const { x, y } = centreOf({ q: 5, r: -2 });
    expect(nearby({ x: x + 80, y }, LAND, 90)).toEqual({ q: 5, r: -2 });
    expect(nearby({ x: x + 80, y }, LAND, 70)).toBeNull();
  });
  it('looks straight ahead first', () => {
    const from = { q: 0, r: 0 };
    const around = [
      { q: 3, r: 0 },
      { q: 0, r: 2 },
      { q: 0, r: -1 },
    ];
    expect(nearest(from, around, 1, 0)).toEqual({ q: 3, r: 0 });
    expect(nearest(from, around, 0, -1)).toEqual({ q: 0, r: -1 });
    expect(nearest(from, around, -1, 0)).toEqual({ q: 0, r: -1 });
    expect(nearest(from, around.slice(0, 2), -1, 0)).toBeNull();
  });
});
