import type { Point } from '../../boards/hex';
import type { Place } from '../../boards/land';
import type { Looking } from './keys';
import { type Bounds, type Camera, fitting, panned, seen, zoomed } from './plane';

/** Less than this is a click, not a drag. */
const STILL = 6;
/** What the buttons for nearer and farther take of the height. */
const BUTTONS = 56;

/** How the board is looked at: all of it, until somebody moves or zooms; dragged, pinched or by keys. */
export class Lookout implements Looking {
  /** The table's own size on the screen. */
  width = $state(800);
  height = $state(560);
  #chosen = $state.raw<Camera | null>(null);
  readonly #bounds: () => Bounds;
  readonly #fingers = new Map<number, Point>();
  #moved = 0;

  constructor(bounds: () => Bounds) {
    this.#bounds = bounds;
  }

  readonly #aspect = $derived(this.width / Math.max(1, this.height));
  readonly camera: Camera = $derived.by(() => this.#chosen ?? this.#fitted());
  readonly box: string = $derived.by(() => {
    const { x, y, width } = this.camera;
    const height = width / this.#aspect;
    return [x - width / 2, y - height / 2, width, height].map((side) => Math.round(side * 100) / 100).join(' ');
  });

  /** All of it, above the buttons at the bottom. */
  #fitted(): Camera {
    const { x, y, width } = fitting(this.#bounds(), this.width / Math.max(1, this.height - BUTTONS));
    return { x, y: y + (BUTTONS / 2) * (width / this.width), width };
  }

  get all(): boolean {
    return this.#chosen === null;
  }

  fit(): void {
    this.#chosen = null;
  }

  pan(right: number, down: number): void {
    const step = this.camera.width / 8;
    this.#chosen = panned(this.camera, right * step, down * step, this.#bounds());
  }

  zoom(factor: number, at: Point = this.camera): void {
    this.#chosen = zoomed(this.camera, factor, at);
  }

  /** New tiles are never out of sight. */
  include(places: readonly Place[]): void {
    if (this.#chosen && places.some((place) => !seen(this.camera, this.#aspect, place))) this.fit();
  }

  /** How long on the plane something is that is so long on the screen. */
  plane(length: number): number {
    return (length * this.camera.width) / this.width;
  }

  /** Where on the plane a point of the screen is. */
  toPlane({ left, top }: { left: number; top: number }, x: number, y: number): Point {
    const { camera, width, height } = this;
    const scale = camera.width / width;
    return { x: camera.x + (x - left - width / 2) * scale, y: camera.y + (y - top - height / 2) * scale };
  }

  press(finger: number, at: Point): void {
    if (this.#fingers.size === 0) this.#moved = 0;
    this.#fingers.set(finger, at);
  }

  /** True while the board is being dragged or pinched. */
  move(finger: number, to: Point, frame: { left: number; top: number }): boolean {
    const from = this.#fingers.get(finger);
    if (!from) return false;
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1];
    this.#moved += Math.hypot(to.x - from.x, to.y - from.y);
    this.#fingers.set(finger, to);
    if (!this.dragged) return false;
    if (other) {
      const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      this.zoom(apart(to) / apart(from), this.toPlane(frame, (to.x + other.x) / 2, (to.y + other.y) / 2));
    } else {
      const scale = this.camera.width / this.width;
      this.#chosen = panned(this.camera, (from.x - to.x) * scale, (from.y - to.y) * scale, this.#bounds());
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
