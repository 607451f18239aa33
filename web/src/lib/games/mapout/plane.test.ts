import { describe, expect, it } from 'vitest';
import { boundsOf, centreOf, fitting, nearby, nearest, panned, placeAt, seen, zoomed } from './plane';

const LAND = [{ q: 0, r: 0 }, { q: 5, r: -2 }, { q: -3, r: 6 }];

describe('the plane', () => {
  it('finds the space around a point', () => {
    for (const place of LAND) {
      const { x, y } = centreOf(place);
      for (const [dx, dy] of [[0, 0], [45, 0], [-45, 20], [0, 55], [0, -55]] as const) {
        expect(placeAt({ x: x + dx, y: y + dy })).toEqual(place);
      }
    }
  });
  it('finds what a finger means beside it, within reach', () => {
    const { x, y } = centreOf({ q: 5, r: -2 });
    expect(nearby({ x: x + 80, y }, LAND, 90)).toEqual({ q: 5, r: -2 });
    expect(nearby({ x: x + 80, y }, LAND, 70)).toBeNull();
  });
  it('looks straight ahead first', () => {
    const from = { q: 0, r: 0 };
    const around = [{ q: 3, r: 0 }, { q: 0, r: 2 }, { q: 0, r: -1 }];
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
    expect(LAND.every((place) => seen(camera, aspect, place))).toBe(true);
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
  it('knows when a tile is out of sight', () => {
    expect(seen({ x: 0, y: 0, width: 300 }, 1, { q: 5, r: 0 })).toBe(false);
  });
});
