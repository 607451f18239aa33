import { expect, it } from 'vitest';
import { Lookout } from './lookout.svelte';
import { boundsOf, centreOf } from './plane';

const LAND = [
  { q: 0, r: 0 },
  { q: 5, r: -2 },
  { q: -3, r: 6 },
];

/** A table of 800 by 560 on the screen. */
const looking = () => new Lookout(() => boundsOf(LAND));

it('shows all of the board until it is moved, and again when asked', () => {
  const lookout = looking();
  expect(lookout.all).toBe(true);
  lookout.pan(1, 0);
  expect(lookout.all).toBe(false);
  lookout.fit();
  expect(lookout.all).toBe(true);
});

it('a trembling finger clicks, a longer way drags the board along', () => {
  const lookout = looking();
  lookout.press(1, { x: 300, y: 300 });
  expect(lookout.move(1, { x: 303, y: 300 })).toBe(false);
  expect([lookout.dragged, lookout.all]).toEqual([false, true]);
  const under = lookout.toPlane(303, 300);
  expect(lookout.move(1, { x: 363, y: 330 })).toBe(true);
  const still = lookout.toPlane(363, 330);
  expect([still.x, still.y]).toEqual([expect.closeTo(under.x), expect.closeTo(under.y)]);
  expect(lookout.dragged).toBe(true);
});

it('two fingers apart bring it nearer', () => {
  const lookout = looking();
  const before = lookout.camera.width;
  lookout.press(1, { x: 300, y: 300 });
  lookout.press(2, { x: 400, y: 300 });
  lookout.move(2, { x: 500, y: 300 });
  expect(lookout.camera.width).toBeCloseTo(before / 2);
});

it('a finger that was lifted moves nothing', () => {
  const lookout = looking();
  lookout.press(1, { x: 300, y: 300 });
  lookout.release(1);
  expect(lookout.move(1, { x: 500, y: 300 })).toBe(false);
  expect(lookout.all).toBe(true);
});

it('goes to a tile out of sight no farther than it takes, and stays for one in sight', () => {
  const lookout = looking();
  lookout.zoom(2, { x: 0, y: 0 });
  const near = lookout.camera;
  lookout.include([{ q: 0, r: 0 }]);
  expect(lookout.camera).toEqual(near);
  lookout.include([{ q: 5, r: -2 }]);
  expect(lookout.camera.width).toBe(near.width);
  const { x, y } = centreOf({ q: 5, r: -2 });
  expect(Math.abs(x - lookout.camera.x)).toBeLessThan(near.width / 2);
  expect(Math.abs(y - lookout.camera.y)).toBeLessThan((near.width * 560) / 800 / 2);
});

it('comes back to all of it for tiles that cannot be seen so near', () => {
  const lookout = looking();
  lookout.zoom(4, { x: 0, y: 0 });
  lookout.include(LAND);
  expect(lookout.all).toBe(true);
});

it('knows the space under a pointer, and that there is none beside the table', () => {
  const lookout = looking();
  lookout.corner = () => ({ left: 100, top: 50 });
  lookout.zoom(1, { x: 0, y: 0 });
  const { x, y, width } = lookout.camera;
  const onScreen = (place: { q: number; r: number }) => {
    const at = centreOf(place);
    return [500 + ((at.x - x) * 800) / width, 330 + ((at.y - y) * 800) / width] as const;
  };
  expect(lookout.placeUnder(...onScreen({ q: 5, r: -2 }))).toEqual({ q: 5, r: -2 });
  expect(lookout.placeUnder(99, 300)).toBeNull();
  expect(lookout.placeUnder(500, 611)).toBeNull();
});

it('knows where on the table a point of the plane is', () => {
  const lookout = looking();
  lookout.corner = () => ({ left: 20, top: 50 });
  lookout.zoom(1.5);
  const { x, y } = lookout.toTable(lookout.toPlane(320, 250));
  expect([x, y]).toEqual([expect.closeTo(300), expect.closeTo(200)]);
  expect(lookout.shown(lookout.plane(40))).toBeCloseTo(40);
});
