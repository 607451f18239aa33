import type { BaseHand } from './hand.svelte';

/** Milliseconds. A finger that taps twice by accident has not said yes. */
const DOUBLE_TAP = 350;

/**
 * Clicks and taps on a board: one sets down what is in hand, the next on the same space says yes. Any other moves it, also
 * one on what lies there already: who corrects by one space has not said yes.
 */
export class Taps {
  #setDownAt = -Infinity;
  /** Where the latest tap was, and what it set down there: another hand, a drag or a key in between begins anew. */
  #tapped: { readonly hand: object; readonly place: string; readonly at: unknown } | null = null;

  press<Place>(event: Pick<MouseEvent, 'timeStamp'>, hand: BaseHand<Place>, place: Place, confirm: () => void): void {
    const name = JSON.stringify(place);
    const same = this.#tapped?.hand === hand && this.#tapped.place === name && this.#tapped.at === hand.at;
    if (hand.down && same) {
      if (!isTouch(event) || event.timeStamp - this.#setDownAt >= DOUBLE_TAP) confirm();
      return;
    }
    hand.setDown(place);
    this.#setDownAt = event.timeStamp;
    this.#tapped = hand.down ? { hand, place: name, at: hand.at } : null;
  }
}

function isTouch(event: object): boolean {
  return 'pointerType' in event && event.pointerType === 'touch';
}
