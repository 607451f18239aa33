import { hexCentre, type Point } from '../../../boards/hex';
import type { Place } from '../drawn/land';

/** How large tiles are drawn on the table's plane. */
export const SIZE = 60;
export const HALF_WIDE = (SIZE * Math.sqrt(3)) / 2;

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
