import type { BaseHand } from './hand.svelte';

/** Milliseconds. A finger that taps twice by accident has not said yes. */
const DOUBLE_TAP = 350;

/** Clicks and taps on a board: the first sets down what is in hand, the next on it says yes. */
export class Taps {
  #setDownAt = -Infinity;

  press<Place>(event: Pick<MouseEvent, 'timeStamp'>, hand: BaseHand<Place>, place: Place, confirm: () => void): void {
    if (hand.down && hand.covers(place)) {
      if (!isTouch(event) || event.timeStamp - this.#setDownAt >= DOUBLE_TAP) confirm();
      return;
    }
    hand.setDown(place);
    this.#setDownAt = event.timeStamp;
  }
}

function isTouch(event: object): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}
