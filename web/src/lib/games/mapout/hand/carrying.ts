import type { Point } from '../../../boards/hex';
import { type Camera, STILL } from '../board/camera.svelte';
import type { Hand } from '../hand.svelte';

/** The tile goes before the finger, where it can be seen. */
const AHEAD = 46;

/** A tile dragged from the hand onto the board; set down where it is let go. */
export class Carrying {
  #from: Point | null = null;
  #carried = false;

  constructor(
    private readonly hand: Hand,
    private readonly camera: Camera,
  ) {}

  press(event: PointerEvent): void {
    this.#from = { x: event.clientX, y: event.clientY };
    this.#carried = false;
    // The pointer soon leaves the tile; what it does on the way is still the tile's.
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent, tile: string): void {
    const { hand, camera } = this;
    if (this.#from === null) return;
    if (!this.#carried) {
      if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) <= STILL) return;
      this.#carried = true;
      if (hand.held !== tile) hand.take(tile);
    }
    hand.down = false;
    hand.point(camera.placeUnder(event.clientX, event.clientY - (event.pointerType === 'touch' ? AHEAD : 0)));
  }

  drop(event: PointerEvent): void {
    this.#from = null;
    if (!this.#carried) return;
    if (event.type === 'pointercancel') {
      this.#carried = false;
      this.hand.point(null);
    }
    this.hand.down = this.hand.at !== null;
  }

  /** A click takes the tile or puts it away; the one that ends a drag does not. */
  click(tile: string): void {
    if (!this.#carried) this.hand.take(tile);
    this.#carried = false;
  }
}
