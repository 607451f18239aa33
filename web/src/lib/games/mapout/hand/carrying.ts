import type { Point } from '../../../boards/hex';
import { type Lookout, STILL } from '../lookout.svelte';
import type { Picking } from '../picking.svelte';

/** The tile goes before the finger, where it can be seen. */
const AHEAD = 46;

/** A tile dragged from the hand onto the board; set down where it is let go. */
export class Carrying {
  #from: Point | null = null;
  #carried = false;

  constructor(
    private readonly picking: Picking,
    private readonly lookout: Lookout,
  ) {}

  press(event: PointerEvent): void {
    this.#from = { x: event.clientX, y: event.clientY };
    this.#carried = false;
    // The pointer soon leaves the tile; what it does on the way is still the tile's.
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent, tile: string): void {
    const { picking, lookout } = this;
    if (this.#from === null) return;
    if (!this.#carried) {
      if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) <= STILL) return;
      this.#carried = true;
      if (picking.held !== tile) picking.take(tile);
    }
    picking.down = false;
    picking.point(lookout.placeUnder(event.clientX, event.clientY - (event.pointerType === 'touch' ? AHEAD : 0)));
  }

  drop(event: PointerEvent): void {
    this.#from = null;
    if (!this.#carried) return;
    if (event.type === 'pointercancel') {
      this.#carried = false;
      this.picking.point(null);
    }
    this.picking.down = this.picking.at !== null;
  }

  /** A click takes the tile or puts it away; the one that ends a drag does not. */
  click(tile: string): void {
    if (!this.#carried) this.picking.take(tile);
    this.#carried = false;
  }
}
