import type { Point } from '../../boards/hex';
import type { Place } from './drawn/land';
import { type Lookout, STILL } from './lookout.svelte';
import { samePlace } from './moves';
import type { Picking } from './picking.svelte';
import { nearby, placeAt } from './plane';

/** Half a fingertip, on the screen. */
const FINGER = 26;
/** A finger that taps twice by accident has not said yes. */
const DOUBLE_TAP = 350;

export interface Pointed {
  readonly picking: Picking | null;
  /** Where tiles lie. */
  readonly lying: readonly Place[];
  readonly confirm: () => void;
}

const pointOf = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });

/** What a mouse, a pen or fingers do on the board: look around, point, carry a tile that was set down, say yes. */
export class Pointing {
  #carried: { readonly finger: number; readonly from: Point; far: boolean } | null = null;
  #setDownAt = 0;

  constructor(
    private readonly lookout: Lookout,
    private readonly table: () => Pointed,
  ) {}

  press(event: PointerEvent): void {
    this.lookout.press(event.pointerId, pointOf(event));
    const { picking } = this.table();
    const under = this.lookout.placeUnder(event.clientX, event.clientY);
    this.#carried = null;
    if (picking?.offer && picking.down && picking.at && under && samePlace(picking.at, under)) {
      this.#carried = { finger: event.pointerId, from: pointOf(event), far: false };
    }
  }

  /** True while the board or a tile on it is being dragged. */
  move(event: PointerEvent): boolean {
    const { picking } = this.table();
    const under = this.lookout.placeUnder(event.clientX, event.clientY);
    const carried = this.#carried;
    if (carried?.finger === event.pointerId && picking) {
      carried.far ||= Math.hypot(event.clientX - carried.from.x, event.clientY - carried.from.y) > STILL;
      if (carried.far) {
        picking.down = false;
        picking.point(under);
      }
      return carried.far;
    }
    if (this.lookout.move(event.pointerId, pointOf(event))) return true;
    // A tile on the board is meant only when it is clicked: the board is not restless while one looks around.
    if (picking?.offer && !picking.down && event.pointerType !== 'touch' && event.buttons === 0) picking.point(under);
    return false;
  }

  release(event: PointerEvent): void {
    this.lookout.release(event.pointerId);
    const { picking } = this.table();
    if (this.#carried?.far && picking) picking.down = picking.at !== null;
  }

  leave(event: PointerEvent): void {
    this.lookout.release(event.pointerId);
    const { picking } = this.table();
    if (picking && !picking.down && event.pointerType !== 'touch') picking.point(null);
  }

  click(event: MouseEvent): void {
    const { picking, confirm } = this.table();
    if (!picking || this.lookout.dragged || this.#carried?.far) return;
    const place = this.#meant(event);
    if (picking.down && picking.at && samePlace(picking.at, place)) {
      const touch = event instanceof PointerEvent && event.pointerType === 'touch';
      if (picking.ghost?.legal && !(touch && event.timeStamp - this.#setDownAt < DOUBLE_TAP)) confirm();
      return;
    }
    picking.point(place);
    picking.down = picking.at !== null;
    this.#setDownAt = event.timeStamp;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY / (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 25 : 500));
    this.lookout.zoom(factor, this.lookout.toPlane(event.clientX, event.clientY));
  }

  /** A finger that comes down beside a small place means it all the same. */
  #meant(event: MouseEvent): Place {
    const { picking, lying } = this.table();
    const at = this.lookout.toPlane(event.clientX, event.clientY);
    const place = placeAt(at);
    const targets = picking?.offer ? picking.lit : lying;
    if (targets.some((target) => samePlace(target, place))) return place;
    return nearby(at, targets, this.lookout.plane(FINGER)) ?? place;
  }
}
