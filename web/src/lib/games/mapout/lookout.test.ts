import { expect, it } from 'vitest';
import { Lookout } from './lookout.svelte';
import { boundsOf } from './plane';

const FRAME = { left: 0, top: 0 };
const LAND = [{ q: 0, r: 0 }, { q: 5, r: -2 }, { q: -3, r: 6 }];

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
  expect(lookout.move(1, { x: 303, y: 300 }, FRAME)).toBe(false);
  expect([lookout.dragged, lookout.all]).toEqual([false, true]);
  const under = lookout.toPlane(FRAME, 303, 300);
  expect(lookout.move(1, { x: 363, y: 330 }, FRAME)).toBe(true);
  const still = lookout.toPlane(FRAME, 363, 330);
  expect([still.x, still.y]).toEqual([expect.closeTo(under.x), expect.closeTo(under.y)]);
  expect(lookout.dragged).toBe(true);
});

it('two fingers apart bring it nearer', () => {
  const lookout = looking();
  const before = lookout.camera.width;
  lookout.press(1, { x: 300, y: 300 });
  lookout.press(2, { x: 400, y: 300 });
  lookout.move(2, { x: 500, y: 300 }, FRAME);
  expect(lookout.camera.width).toBeCloseTo(before / 2);
});

it('a finger that was lifted moves nothing', () => {
  const lookout = looking();
  lookout.press(1, { x: 300, y: 300 });
  lookout.release(1);
  expect(lookout.move(1, { x: 500, y: 300 }, FRAME)).toBe(false);
  expect(lookout.all).toBe(true);
});

it('comes back to all of it for a tile out of sight, not for one in sight', () => {
  const lookout = looking();
  lookout.zoom(4, { x: 0, y: 0 });
  lookout.include([{ q: 0, r: 0 }]);
  expect(lookout.all).toBe(false);
  lookout.include([{ q: 5, r: -2 }]);
  expect(lookout.all).toBe(true);
});
