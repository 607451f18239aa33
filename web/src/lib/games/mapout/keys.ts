import type { Picking } from './picking.svelte';

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** What the keys do to how the board is looked at. */
export interface Looking {
  pan: (right: number, down: number) => void;
  zoom: (factor: number) => void;
  fit: () => void;
}

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
export function keyed(event: KeyboardEvent, picking: Picking | null, looking: Looking, confirm: () => void): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return false;
  if (document.querySelector('dialog[open]')) return false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    if (controls(event.target)) return false;
    if (event.shiftKey || !picking || (!picking.offer && !picking.canLiftAny)) looking.pan(...arrow);
    else picking.step(...arrow);
    return true;
  }
  switch (event.key) {
    case '+':
    case '=':
      looking.zoom(1.25);
      return true;
    case '-':
      looking.zoom(0.8);
      return true;
    case '0':
      looking.fit();
      return true;
    default:
      return picking !== null && picked(event, picking, confirm);
  }
}

function picked(event: KeyboardEvent, picking: Picking, confirm: () => void): boolean {
  const numbered = /^[1-9]$/.test(event.key) ? picking.offers[Number(event.key) - 1] : undefined;
  if (numbered) {
    picking.take(numbered.tile.id);
    return true;
  }
  switch (event.key.toLowerCase()) {
    case 'r':
      picking.turn();
      return picking.offer !== null;
    case 'enter':
      // A key that is held down has said yes once.
      if (event.repeat || controls(event.target) || !(picking.ghost || picking.canPass)) return false;
      confirm();
      return true;
    case 'escape':
      return picking.back();
    default:
      return false;
  }
}
