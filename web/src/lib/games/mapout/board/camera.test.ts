import { expect, it, vi } from 'vitest';
import { Camera } from './camera.svelte';
import { boundsOf } from './frame';
import { centreOf, HALF_WIDE } from './geometry';

const LAND = [
  { q: 0, r: 0 },
  { q: 5, r: -2 },
  { q: -3, r: 6 },
];

/** A table of 800 by 560 on the screen. */
function cameraOver(): Camera {
  const camera = new Camera(() => boundsOf(LAND));
  [camera.width, camera.height] = [800, 560];
  return camera;
}

it('shows all of the board until it is moved, and again when asked', () => {
  const camera = cameraOver();
  expect(camera.all).toBe(true);
  camera.pan(1, 0);
  expect(camera.all).toBe(false);
  camera.fit();
  expect(camera.all).toBe(true);
});

it('a trembling finger clicks, a longer way drags the board along', () => {
  const camera = cameraOver();
  camera.press(1, { x: 300, y: 300 });
  expect(camera.move(1, { x: 303, y: 300 })).toBe(false);
  expect([camera.dragged, camera.all]).toEqual([false, true]);
  const under = camera.toPlane(303, 300);
  expect(camera.move(1, { x: 363, y: 330 })).toBe(true);
  const still = camera.toPlane(363, 330);
  expect([still.x, still.y]).toEqual([expect.closeTo(under.x), expect.closeTo(under.y)]);
  expect(camera.dragged).toBe(true);
});

it('two fingers apart bring it nearer', () => {
  const camera = cameraOver();
  const before = camera.frame.width;
  camera.press(1, { x: 300, y: 300 });
  camera.press(2, { x: 400, y: 300 });
  camera.move(2, { x: 500, y: 300 });
  expect(camera.frame.width).toBeCloseTo(before / 2);
});

it('a finger that was lifted moves nothing', () => {
  const camera = cameraOver();
  camera.press(1, { x: 300, y: 300 });
  camera.release(1);
  expect(camera.move(1, { x: 500, y: 300 })).toBe(false);
  expect(camera.all).toBe(true);
});

it('goes to a tile out of sight no farther than it takes, and stays for one in sight', () => {
  const camera = cameraOver();
  camera.zoom(2, { x: 0, y: 0 });
  const near = camera.frame;
  camera.include([{ q: 0, r: 0 }]);
  expect(camera.frame).toEqual(near);
  camera.include([{ q: 5, r: -2 }]);
  expect(camera.frame.width).toBe(near.width);
  const { x, y } = centreOf({ q: 5, r: -2 });
  expect(Math.abs(x - camera.frame.x)).toBeLessThan(near.width / 2);
  expect(Math.abs(y - camera.frame.y)).toBeLessThan((near.width * 560) / 800 / 2);
});

it('comes back to all of it for tiles that cannot be seen so near', () => {
  const camera = cameraOver();
  camera.zoom(4, { x: 0, y: 0 });
  camera.include(LAND);
  expect(camera.all).toBe(true);
});

/** So wide that on a phone's table not all of it could be seen with tiles that a finger can mean. */
const FAR = [
  { q: -8, r: 0 },
  { q: 8, r: 0 },
];
const LEAST = 44;

it('never makes tiles by itself too small for a finger, and goes where something matters', () => {
  const camera = new Camera(() => boundsOf(FAR));
  [camera.width, camera.height] = [360, 400];
  const tile = () => camera.shown(2 * HALF_WIDE);
  expect(tile()).toBeCloseTo(LEAST);
  expect(camera.all).toBe(false);
  const { x } = camera.frame;
  camera.include([{ q: 8, r: 0 }]);
  expect(camera.frame.x).toBeGreaterThan(x);
  expect(tile()).toBeCloseTo(LEAST);
  // More than can be seen at once: the middle of it.
  camera.include(FAR);
  expect([camera.frame.x, tile()]).toEqual([expect.closeTo(0), expect.closeTo(LEAST)]);
  // Who wants to see all of it sees all of it.
  camera.fit();
  expect(camera.all).toBe(true);
  expect(tile()).toBeLessThan(LEAST);
});

it('is where it belongs as soon as the table is measured: it glides only from what was seen', () => {
  const frames = vi.fn(() => 1);
  vi.stubGlobal('requestAnimationFrame', frames);
  vi.stubGlobal('cancelAnimationFrame', vi.fn());
  const camera = new Camera(() => boundsOf(FAR));
  void camera.box;
  camera.follow([{ q: 8, r: 0 }], true);
  expect(frames).not.toHaveBeenCalled();
  [camera.width, camera.height] = [360, 400];
  void camera.box;
  camera.follow([{ q: -8, r: 0 }], true);
  expect(frames).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('goes to one tile, near enough to read it', () => {
  const camera = cameraOver();
  const { width } = camera.frame;
  camera.visit({ q: 5, r: -2 });
  expect(camera.frame).toMatchObject(centreOf({ q: 5, r: -2 }));
  expect(camera.frame.width).toBeLessThan(width);
});

it('knows the space under a pointer, and that there is none beside the table', () => {
  const camera = cameraOver();
  camera.corner = () => ({ left: 100, top: 50 });
  camera.zoom(1, { x: 0, y: 0 });
  const { x, y, width } = camera.frame;
  const onScreen = (place: { q: number; r: number }) => {
    const at = centreOf(place);
    return [500 + ((at.x - x) * 800) / width, 330 + ((at.y - y) * 800) / width] as const;
  };
  expect(camera.placeUnder(...onScreen({ q: 5, r: -2 }))).toEqual({ q: 5, r: -2 });
  expect(camera.placeUnder(99, 300)).toBeNull();
  expect(camera.placeUnder(500, 611)).toBeNull();
});

it('knows where on the table a point of the plane is', () => {
  const camera = cameraOver();
  camera.corner = () => ({ left: 20, top: 50 });
  camera.zoom(1.5);
  const { x, y } = camera.toTable(camera.toPlane(320, 250));
  expect([x, y]).toEqual([expect.closeTo(300), expect.closeTo(200)]);
  expect(camera.shown(camera.plane(40))).toBeCloseTo(40);
});

it('glides to what is to be seen, unless somebody moves it meanwhile', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
  const camera = cameraOver();
  camera.zoom(2, { x: 0, y: 0 });
  const { box, frame } = camera;
  camera.follow([{ q: 5, r: -2 }], true);
  expect(camera.box).toBe(box);
  const start = performance.now();
  frames.shift()?.(start + 100);
  const between = camera.frame.x;
  expect(between).toBeGreaterThan(frame.x);
  frames.shift()?.(start + 1000);
  expect(camera.frame.x).toBeGreaterThan(between);
  expect(frames).toEqual([]);

  void camera.box;
  camera.follow([{ q: -3, r: 6 }], true);
  camera.pan(1, 0);
  expect(frames).toEqual([]);
  vi.unstubAllGlobals();
});

it('is there at once where nothing shall move', () => {
  const camera = cameraOver();
  camera.zoom(2, { x: 0, y: 0 });
  const { box } = camera;
  camera.follow([{ q: 5, r: -2 }], false);
  expect(camera.box).not.toBe(box);
});
