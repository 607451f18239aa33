import { untrack } from 'svelte';
import type { Point } from '../../../boards/hex';
import type { Place } from '../drawn/land';
import { type Bounds, boundsOf, type Frame, fitting, including, onTheWay, panned, same, zoomed } from './frame';
import { centreOf, HALF_WIDE, placeAt } from './geometry';

/** Less than this is a click, not a drag. */
export const STILL = 6;
/** Milliseconds for going somewhere by itself. */
const GLIDE = 220;
/** Pixels: no tile is narrower than this by itself, so that a finger can mean it. */
const LEAST_TILE = 44;
/** How wide a part of the plane is looked at when a tile is visited. */
const AROUND = 7 * 2 * HALF_WIDE;
/** What the buttons for nearer and farther take of the height. */
const BUTTONS = 56;

/**
 * How the board is looked at: all of it as long as its tiles are large enough, otherwise what matters now; until somebody
 * moves or zooms it. Dragged, pinched or by keys.
 */
export class Camera {
  #width = $state(800);
  #height = $state(560);
  /** Whether the table's size on the screen is known: what was looked at before that is no place to glide from. */
  #measured = false;
  /** Where the table begins on the screen. */
  corner: () => { readonly left: number; readonly top: number } = () => ({ left: 0, top: 0 });
  #chosen = $state.raw<Frame | null>(null);
  /** Whether all of it is wanted, however small its tiles are. */
  #whole = $state(false);
  /** Where one looks by itself while not all of it is seen. */
  #middle = $state.raw<Point | null>(null);
  /** On the way from one frame to the next. */
  #gliding = $state.raw<Frame | null>(null);
  #next = 0;
  /** What is on the screen. */
  #drawn: Frame | null = null;
  readonly #bounds: () => Bounds;
  readonly #fingers = new Map<number, Point>();
  #moved = 0;

  constructor(bounds: () => Bounds) {
    this.#bounds = bounds;
  }

  /** The table's own size on the screen. */
  get width(): number {
    return this.#width;
  }
  set width(width: number) {
    this.#width = width;
    this.#measured = true;
  }
  get height(): number {
    return this.#height;
  }
  set height(height: number) {
    this.#height = height;
  }

  readonly #aspect = $derived(this.width / Math.max(1, this.height));
  /** As much as is seen with the smallest tiles. */
  readonly #widest = $derived((this.width * 2 * HALF_WIDE) / LEAST_TILE);
  readonly #goal: Frame = $derived.by(() => this.#chosen ?? this.#byItself());
  readonly frame: Frame = $derived(this.#gliding ?? this.#goal);
  readonly box: string = $derived.by(() => {
    const { x, y, width } = this.frame;
    if (this.#measured) this.#drawn = this.frame;
    const height = width / this.#aspect;
    return [x - width / 2, y - height / 2, width, height].map((side) => Math.round(side * 100) / 100).join(' ');
  });

  /** All of it, above the buttons at the bottom. */
  #fitted(): Frame {
    const { x, y, width } = fitting(this.#bounds(), this.width / Math.max(1, this.height - BUTTONS));
    return { x, y: y + (BUTTONS / 2) * (width / this.width), width };
  }

  #byItself(): Frame {
    const fitted = this.#fitted();
    if (this.#whole || fitted.width <= this.#widest) return fitted;
    const { x, y } = this.#middle ?? fitted;
    return { x, y, width: this.#widest };
  }

  /** The upper edge of what is seen. */
  get top(): number {
    return this.frame.y - this.frame.width / this.#aspect / 2;
  }

  /** Whether all of it is seen. */
  get all(): boolean {
    return this.#chosen === null && (this.#whole || this.#fitted().width <= this.#widest);
  }

  fit(): void {
    this.#choose(null);
    this.#whole = true;
  }

  /** To one tile, near enough to read it. */
  visit(place: Place): void {
    this.#choose({ ...centreOf(place), width: Math.min(this.frame.width, AROUND) });
  }

  /** What is looked at from now on, at once. */
  #choose(frame: Frame | null): void {
    this.stop();
    this.#whole = false;
    this.#chosen = frame;
  }

  /** Be there at once. */
  stop(): void {
    if (this.#gliding) cancelAnimationFrame(this.#next);
    this.#gliding = null;
  }

  pan(right: number, down: number): void {
    const step = this.frame.width / 8;
    this.#choose(panned(this.frame, right * step, down * step, this.#bounds()));
  }

  zoom(factor: number, at: Point = this.frame): void {
    this.#choose(zoomed(this.frame, factor, at));
  }

  /** New tiles are never out of sight; whoever has zoomed in stays as near, where that can be. */
  include(places: readonly Place[]): void {
    // Whoever wants something to be seen does not depend on what is looked at.
    if (places.length > 0) untrack(() => this.#include(places));
  }

  #include(places: readonly Place[]): void {
    if (this.#chosen) this.#choose(including(this.#chosen, this.#aspect, places));
    if (this.#chosen === null && !this.all) this.#middle = this.#nearest(places);
  }

  /** The middle that shows the places, moved no more than it takes; their own middle where they do not all fit. */
  #nearest(places: readonly Place[]): Point {
    const { left, top, right, bottom } = boundsOf(places);
    return including(this.#goal, this.#aspect, places) ?? { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  /** To see what happens somewhere, gently or at once. */
  follow(places: readonly Place[], gently: boolean): void {
    if (places.length === 0) return;
    this.include(places);
    if (gently) this.glide();
  }

  /** Go from what is on the screen to what is to be looked at by now, and not at once. */
  glide(): void {
    const from = this.#drawn;
    if (from === null || same(from, this.#goal)) return;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.max(0, now - start) / GLIDE;
      this.#gliding = part < 1 ? onTheWay(from, this.#goal, part) : null;
      if (part < 1) this.#next = requestAnimationFrame(step);
    };
    cancelAnimationFrame(this.#next);
    this.#gliding = from;
    this.#next = requestAnimationFrame(step);
  }

  /** How long on the plane something is that is so long on the screen. */
  plane(length: number): number {
    return (length * this.frame.width) / this.width;
  }

  /** Where on the plane a point of the screen is. */
  toPlane(x: number, y: number): Point {
    const { frame, width, height } = this;
    const { left, top } = this.corner();
    const scale = frame.width / width;
    return { x: frame.x + (x - left - width / 2) * scale, y: frame.y + (y - top - height / 2) * scale };
  }

  /** Where on the table, from its upper left corner, a point of the plane is. */
  toTable({ x, y }: Point): Point {
    const { frame, width, height } = this;
    return { x: this.shown(x - frame.x) + width / 2, y: this.shown(y - frame.y) + height / 2 };
  }

  /** How long on the screen something is that is so long on the plane. */
  shown(length: number): number {
    return (length * this.width) / this.frame.width;
  }

  /** The space under a point of the screen; none beside the table. */
  placeUnder(x: number, y: number): Place | null {
    const { left, top } = this.corner();
    const within = x >= left && x <= left + this.width && y >= top && y <= top + this.height;
    return within ? placeAt(this.toPlane(x, y)) : null;
  }

  press(finger: number, at: Point): void {
    if (this.#fingers.size === 0) this.#moved = 0;
    this.#fingers.set(finger, at);
  }

  /** True while the board is being dragged or pinched. */
  move(finger: number, to: Point): boolean {
    const from = this.#fingers.get(finger);
    if (!from) return false;
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1];
    this.#moved += Math.hypot(to.x - from.x, to.y - from.y);
    this.#fingers.set(finger, to);
    if (!this.dragged) return false;
    if (other) {
      const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      this.zoom(apart(to) / apart(from), this.toPlane((to.x + other.x) / 2, (to.y + other.y) / 2));
    } else {
      const scale = this.frame.width / this.width;
      this.#choose(panned(this.frame, (from.x - to.x) * scale, (from.y - to.y) * scale, this.#bounds()));
    }
    return true;
  }

  release(finger: number): void {
    this.#fingers.delete(finger);
  }

  /** Whether what happened since the first finger went down was more than a click. */
  get dragged(): boolean {
    return this.#moved > STILL;
  }
}
