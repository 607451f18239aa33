import type { Point } from '../../../boards/hex';
import type { Place } from '../drawn/land';
import { type Camera, STILL } from './camera.svelte';
import { samePlace } from '../moves';
import { Taps } from '../../../play/taps';
import type { Hand } from '../hand.svelte';
import { nearby, placeAt } from './geometry';

/** Half a fingertip, on the screen. */
const FINGER = 26;

export interface Pointed {
  readonly hand: Hand | null;
  /** Where tiles lie. */
  readonly lying: readonly Place[];
  readonly confirm: () => void;
}

const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });

/** What a mouse, a pen or fingers do on the board: look around, point, carry a tile that was set down, say yes. */
export class Pointing {
  #carried: { readonly finger: number; readonly from: Point; far: boolean } | null = null;
  readonly #taps = new Taps();

  constructor(
    private readonly camera: Camera,
    private readonly table: () => Pointed,
  ) {}

  press(event: PointerEvent): void {
    this.camera.press(event.pointerId, pointOf(event));
    const { hand } = this.table();
    const under = this.camera.placeUnder(event.clientX, event.clientY);
    this.#carried = null;
    if (hand?.offer && hand.down && under && hand.covers(under)) {
      this.#carried = { finger: event.pointerId, from: pointOf(event), far: false };
    }
  }

  /** True while the board or a tile on it is being dragged. */
  move(event: PointerEvent): boolean {
    const { hand } = this.table();
    const under = this.camera.placeUnder(event.clientX, event.clientY);
    const carried = this.#carried;
    if (carried?.finger === event.pointerId && hand) {
      carried.far ||= Math.hypot(event.clientX - carried.from.x, event.clientY - carried.from.y) > STILL;
      if (carried.far) {
        hand.down = false;
        hand.point(under);
      }
      return carried.far;
    }
    if (this.camera.move(event.pointerId, pointOf(event))) return true;
    // A tile on the board is meant only when it is clicked: the board is not restless while one looks around.
    if (hand?.offer && event.pointerType !== 'touch' && event.buttons === 0) hand.visit(under);
    return false;
  }

  release(event: PointerEvent): void {
    this.camera.release(event.pointerId);
    const { hand } = this.table();
    if (this.#carried?.far && hand) hand.down = hand.at !== null;
  }

  leave(event: PointerEvent): void {
    this.camera.release(event.pointerId);
    const { hand } = this.table();
    if (event.pointerType !== 'touch') hand?.visit(null);
  }

  click(event: MouseEvent): void {
    const { hand, confirm } = this.table();
    if (!hand || this.camera.dragged || this.#carried?.far) return;
    this.#taps.press(event, hand, this.#meant(event), confirm);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY / (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 25 : 500));
    this.camera.zoom(factor, this.camera.toPlane(event.clientX, event.clientY));
  }

  /** A finger that comes down beside a small place means it all the same. */
  #meant(event: MouseEvent): Place {
    const { hand, lying } = this.table();
    const at = this.camera.toPlane(event.clientX, event.clientY);
    const place = placeAt(at);
    const targets = hand?.offer ? hand.lit : lying;
    if (targets.some((target) => samePlace(target, place))) return place;
    return nearby(at, targets, this.camera.plane(FINGER)) ?? place;
  }
}
