import type { Hand } from './hand.svelte';
import { ARROWS } from './shapes';

/** Where letters are typed, keys belong to the field. */
const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=radio], [type=checkbox])'));

/** Controls that know what Enter and the arrows do to them. */
const controls = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a, input, summary, [role=tab]') !== null;

/** A choice that was just made knows what the arrows do to it; Enter means nothing to it. */
const choice = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('input[type=radio]');

/** Arrows move, R turns, F flips, S and T take the next shape and terrain, Enter draws, Esc takes back. */
export function keyed(event: KeyboardEvent, hand: Hand, confirm: () => void): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return false;
  if (document.querySelector('dialog[open]')) return false;
  const step = ARROWS[event.key];
  if (step) {
    if (controls(event.target)) return false;
    hand.step(...step);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'r':
      hand.turn();
      return true;
    case 'f':
      hand.flip();
      return true;
    case 's':
      hand.nextShape();
      return true;
    case 't':
      hand.nextTerrain();
      return true;
    case 'enter':
      // A key that is held down has said yes once.
      if (event.repeat || (controls(event.target) && !choice(event.target)) || !hand.ghost) return false;
      confirm();
      return true;
    case 'escape':
      if (!hand.ghost) return false;
      hand.lift();
      return true;
    default:
      return false;
  }
}
