import type { Point } from '../../../boards/hex';
import type { Place } from '../drawn/land';
import { centreOf, HALF_WIDE, SIZE } from './geometry';

/** What is looked at: the middle, and how much of the plane is seen from side to side. */
export interface Frame {
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
export function fitting({ left, top, right, bottom }: Bounds, aspect: number): Frame {
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: Math.max(right - left, (bottom - top) * aspect, FEW),
  };
}

/** Nearer or farther, with the point under the fingers staying where it is. */
export function zoomed(frame: Frame, factor: number, at: Point): Frame {
  const width = Math.max(NEAREST, Math.min(FARTHEST, frame.width / factor));
  const scale = width / frame.width;
  return { x: at.x + (frame.x - at.x) * scale, y: at.y + (frame.y - at.y) * scale, width };
}

/** Moved, but never so far that nothing of the board is left to see. */
export function panned(frame: Frame, dx: number, dy: number, { left, top, right, bottom }: Bounds): Frame {
  return {
    x: Math.max(left, Math.min(right, frame.x + dx)),
    y: Math.max(top, Math.min(bottom, frame.y + dy)),
    width: frame.width,
  };
}

/** Moved no more than it takes to see some places wholly; none where they do not fit into what is looked at. */
export function including(frame: Frame, aspect: number, places: readonly Place[]): Frame | null {
  const { left, top, right, bottom } = boundsOf(places);
  const [wide, high] = [frame.width, frame.width / aspect];
  if (right - left > wide || bottom - top > high) return null;
  return {
    x: Math.max(right - wide / 2, Math.min(left + wide / 2, frame.x)),
    y: Math.max(bottom - high / 2, Math.min(top + high / 2, frame.y)),
    width: wide,
  };
}

export const same = (one: Frame, other: Frame) => one.x === other.x && one.y === other.y && one.width === other.width;

/** Between two frames, from 0 to 1: it sets out at once and arrives softly. */
export function onTheWay(from: Frame, to: Frame, part: number): Frame {
  const far = 1 - (1 - part) ** 3;
  const mix = (one: number, other: number) => one + (other - one) * far;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), width: mix(from.width, to.width) };
}

/** What holds both. */
export function joined(one: Bounds, other: Bounds): Bounds {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** How much larger than what is to be seen it may be, before it is looked at anew. */
const MOSTLY_EMPTY = 1.6;

/** What was looked at so far, as long as that shows all that is to be seen now; widened where it does not. */
export function steady(kept: Bounds | null, needed: Bounds): Bounds {
  if (kept === null) return needed;
  const both = joined(kept, needed);
  const across = (both.right - both.left) / (needed.right - needed.left);
  const down = (both.bottom - both.top) / (needed.bottom - needed.top);
  return Math.max(across, down) > MOSTLY_EMPTY ? needed : both;
}
