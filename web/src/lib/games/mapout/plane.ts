import { hexCentre, type Point } from '../../boards/hex';
import type { Place } from './drawn/land';

/** How large tiles are drawn on the table's plane. */
export const SIZE = 60;
const HALF_WIDE = (SIZE * Math.sqrt(3)) / 2;

export const centreOf = ({ q, r }: Place): Point => hexCentre(q, r, SIZE);

/** Where two neighbours meet. */
export function between(one: Place, other: Place): Point {
  const [a, b] = [centreOf(one), centreOf(other)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The side where two neighbours meet, from corner to corner. */
export function sideBetween(one: Place, other: Place): readonly [Point, Point] {
  const [from, to, middle] = [centreOf(one), centreOf(other), between(one, other)];
  // The side stands upright on the line between the centres and is as long as the tile's size.
  const along = SIZE / 2 / Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(from.y - to.y) * along, (to.x - from.x) * along];
  return [
    { x: middle.x - dx, y: middle.y - dy },
    { x: middle.x + dx, y: middle.y + dy },
  ];
}

/** The space that a point lies in. */
export function placeAt({ x, y }: Point): Place {
  const r = y / (SIZE * 1.5);
  const q = x / (SIZE * Math.sqrt(3)) - r / 2;
  const s = -q - r;
  const round = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(round.q - q), r: Math.abs(round.r - r), s: Math.abs(round.s - s) };
  // The coordinate that was rounded most follows from the two others; `+ 0` for no minus nought.
  if (off.q > off.r && off.q > off.s) return { q: -round.r - round.s + 0, r: round.r + 0 };
  if (off.r > off.s) return { q: round.q + 0, r: -round.q - round.s + 0 };
  return { q: round.q + 0, r: round.r + 0 };
}

/** The nearest of some places in a direction; what lies straight ahead counts as nearer. */
export function nearest<P extends Place>(from: Place, among: readonly P[], right: number, down: number): P | null {
  const here = centreOf(from);
  let best: { place: P; far: number } | null = null;
  for (const place of among) {
    const there = centreOf(place);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * right + dy * down;
    if (ahead < 1) continue;
    const far = ahead + 2 * Math.abs(dx * down - dy * right);
    if (best === null || far < best.far) best = { place, far };
  }
  return best?.place ?? null;
}

/** The place whose middle is nearest to a point, if it is as near as that. */
export function nearby<P extends Place>(point: Point, among: readonly P[], reach: number): P | null {
  let best: { place: P; far: number } | null = null;
  for (const place of among) {
    const { x, y } = centreOf(place);
    const far = Math.hypot(x - point.x, y - point.y);
    if (far <= reach && (best === null || far < best.far)) best = { place, far };
  }
  return best?.place ?? null;
}

/** What is looked at: the middle, and how much of the plane is seen from side to side. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Room for the sum that stands on the tip of a tile. */
const MARGIN = 26;
/** Not so near that a tile fills the table, not so far that it cannot be read. */
const NEAREST = SIZE * 4;
const FARTHEST = SIZE * 60;
/** A few tiles are not blown up to fill the table. */
const FEW = SIZE * 9;

export function boundsOf(places: readonly Place[]): Bounds {
  const centres = places.length > 0 ? places.map(centreOf) : [{ x: 0, y: 0 }];
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  return {
    left: Math.min(...xs) - HALF_WIDE - MARGIN,
    top: Math.min(...ys) - SIZE - MARGIN,
    right: Math.max(...xs) + HALF_WIDE + MARGIN,
    bottom: Math.max(...ys) + SIZE + MARGIN,
  };
}

/** All of it, in the middle; `aspect` is the table's width by its height. */
export function fitting({ left, top, right, bottom }: Bounds, aspect: number): Camera {
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: Math.max(right - left, (bottom - top) * aspect, FEW),
  };
}

/** Nearer or farther, with the point under the fingers staying where it is. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const width = Math.max(NEAREST, Math.min(FARTHEST, camera.width / factor));
  const scale = width / camera.width;
  return { x: at.x + (camera.x - at.x) * scale, y: at.y + (camera.y - at.y) * scale, width };
}

/** Moved, but never so far that nothing of the board is left to see. */
export function panned(camera: Camera, dx: number, dy: number, { left, top, right, bottom }: Bounds): Camera {
  return {
    x: Math.max(left, Math.min(right, camera.x + dx)),
    y: Math.max(top, Math.min(bottom, camera.y + dy)),
    width: camera.width,
  };
}

/** Moved no more than it takes to see some places wholly; none where they do not fit into what is looked at. */
export function including(camera: Camera, aspect: number, places: readonly Place[]): Camera | null {
  const { left, top, right, bottom } = boundsOf(places);
  const [wide, high] = [camera.width, camera.width / aspect];
  if (right - left > wide || bottom - top > high) return null;
  return {
    x: Math.max(right - wide / 2, Math.min(left + wide / 2, camera.x)),
    y: Math.max(bottom - high / 2, Math.min(top + high / 2, camera.y)),
    width: wide,
  };
}
