import type { Camera } from './board/camera.svelte';
import type { Hand } from './hand.svelte';

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Where letters are typed, keys belong to the field. */
const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select, input'));

/** Controls that know what Enter and the arrows do to them. */
const controls = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role=tab]') !== null;

/**
 * Arrows move the tile from place to place, with Shift or with nothing to pick they move the board; + - and 0 zoom and
 * fit; numbers take a tile, R turns it, Enter lays, lifts or passes, Esc takes back. True where the key was used.
 */
export function keyed(
  event: KeyboardEvent,
  hand: Hand | null,
  camera: Pick<Camera, 'pan' | 'zoom' | 'fit'>,
  confirm: () => void,
): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return false;
  if (document.querySelector('dialog[open]')) return false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    if (controls(event.target)) return false;
    if (event.shiftKey || !hand || (!hand.offer && !hand.canLiftAny)) camera.pan(...arrow);
    else hand.step(...arrow);
    return true;
  }
  switch (event.key) {
    case '+':
    case '=':
      camera.zoom(1.25);
      return true;
    case '-':
      camera.zoom(0.8);
      return true;
    case '0':
      camera.fit();
      return true;
    default:
      return hand !== null && picked(event, hand, confirm);
  }
}

function picked(event: KeyboardEvent, hand: Hand, confirm: () => void): boolean {
  const numbered = /^[1-9]$/.test(event.key) ? hand.offers[Number(event.key) - 1] : undefined;
  if (numbered) {
    hand.take(numbered.tile.id);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'r':
      hand.turn();
      return hand.offer !== null;
    case 'enter':
      // A key that is held down has said yes once.
      if (event.repeat || controls(event.target) || !(hand.ghost || hand.canPass)) return false;
      confirm();
      return true;
    case 'escape':
      return hand.back();
    default:
      return false;
  }
}
