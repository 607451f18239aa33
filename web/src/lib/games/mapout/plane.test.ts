import { describe, expect, it } from 'vitest';
import {
  between,
  boundsOf,
  centreOf,
  fitting,
  including,
  nearby,
  nearest,
  panned,
  placeAt,
  sideBetween,
  SIZE,
  zoomed,
} from './plane';

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

describe('looking at it', () => {
  const bounds = boundsOf(LAND);
  it.each([0.6, 1, 2.2])('fits every tile, at an aspect of %d', (aspect) => {
    const camera = fitting(bounds, aspect);
    expect(including(camera, aspect, LAND)).toEqual(camera);
  });
  it('does not blow up a few tiles', () => {
    expect(fitting(boundsOf([{ q: 0, r: 0 }]), 1).width).toBeGreaterThan(500);
  });
  it('zooms around the point under the fingers', () => {
    const at = { x: 100, y: 40 };
    const before = { x: 0, y: 0, width: 1000 };
    const after = zoomed(before, 2, at);
    expect(after.width).toBe(500);
    expect((at.x - after.x) / after.width).toBeCloseTo((at.x - before.x) / before.width);
  });
  it('zooms neither into nothing nor out of sight', () => {
    expect(zoomed({ x: 0, y: 0, width: 300 }, 1000, { x: 0, y: 0 }).width).toBeGreaterThan(100);
    expect(zoomed({ x: 0, y: 0, width: 300 }, 0.0001, { x: 0, y: 0 }).width).toBeLessThan(5000);
  });
  it('does not lose the board', () => {
    expect(panned({ x: 0, y: 0, width: 800 }, 99_999, 0, bounds).x).toBe(bounds.right);
  });
  it('moves no farther than it takes to see a tile, as near as before', () => {
    const camera = { x: 0, y: 0, width: 300 };
    const after = including(camera, 1, [{ q: 5, r: 0 }]);
    expect(after).toMatchObject({ y: 0, width: 300 });
    expect(after?.x).toBeCloseTo(boundsOf([{ q: 5, r: 0 }]).right - 150);
    expect(including(camera, 1, LAND)).toBeNull();
  });
});
