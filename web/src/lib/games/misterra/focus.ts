import { on } from 'svelte/events';
import type { Phase } from './view';

/** Whether the keyboard was used last: then the focus is led on, which would only disturb a pointer. */
class Keyboard {
  used = false;

  watch = (): (() => void) => {
    const stops = [
      on(window, 'keydown', () => (this.used = true), { capture: true }),
      on(window, 'pointerdown', () => (this.used = false), { capture: true }),
    ];
    return () => stops.forEach((stop) => stop());
  };
}
export const keyboard = new Keyboard();

/** Where each decision begins. */
const BEGINNINGS: Readonly<Record<Phase, string>> = {
  keep: '.dealt button',
  go: '.island [role=gridcell][tabindex="0"]',
  choose: '.display button',
  act: '.parchment [role=gridcell][tabindex="0"]',
  otoma: '.island [role=gridcell][tabindex="0"]',
  over: 'h2',
};
/** What is played with: elsewhere somebody reads, and is left alone. */
const PLAYED_WITH = '.board, .actions';

export function lead(root: HTMLElement, phase: Phase, mapping: boolean): void {
  const active = document.activeElement;
  if (active !== null && active !== document.body && !(root.contains(active) && active.closest(PLAYED_WITH))) return;
  const place = phase === 'act' && !mapping ? '.actions button' : BEGINNINGS[phase];
  root.querySelector<HTMLElement | SVGElement>(place)?.focus({ preventScroll: true });
}
