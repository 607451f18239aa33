import { describe, expect, it } from 'vitest';
import { boundsOf, fitting, including, panned, steady, zoomed } from './frame';

const LAND = [
  { q: 0, r: 0 },
  { q: 5, r: -2 },
  { q: -3, r: 6 },
];

describe('what is seen of the board', () => {
  const bounds = boundsOf(LAND);
  it.each([0.6, 1, 2.2])('fits every tile, at an aspect of %d', (aspect) => {
    const frame = fitting(bounds, aspect);
    expect(including(frame, aspect, LAND)).toEqual(frame);
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
    const frame = { x: 0, y: 0, width: 300 };
    const after = including(frame, 1, [{ q: 5, r: 0 }]);
    expect(after).toMatchObject({ y: 0, width: 300 });
    expect(after?.x).toBeCloseTo(boundsOf([{ q: 5, r: 0 }]).right - 150);
    expect(including(frame, 1, LAND)).toBeNull();
  });
  it('keeps still while what is to be seen is in it, and widens where it is not', () => {
    const [few, more] = [boundsOf(LAND.slice(0, 2)), boundsOf([...LAND.slice(0, 2), { q: 6, r: -2 }])];
    expect(steady(null, few)).toBe(few);
    expect(steady(more, few)).toEqual(more);
    expect(steady(few, more)).toEqual(more);
    // Mostly empty: a match that is looked at from its beginning again.
    expect(steady(bounds, boundsOf(LAND.slice(0, 1)))).toEqual(boundsOf(LAND.slice(0, 1)));
  });
});
