import { ARROW_KEYS, arrowOf, type KeyBinding } from '../../play/keys';
import type { HandKey } from '../../play/play.svelte';
import type { Camera } from './board/camera.svelte';
import type { Place } from './drawn/land';
import type { Hand } from './hand.svelte';
import { words } from './i18n';

/** What this game's keys do with the tiles in hand. */
export const handKeys = (taken: () => void): readonly HandKey<Hand>[] => [
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    does: () => words().hand.keys.take,
    press: (hand, { key }) => {
      const offer = hand.offers[Number(key) - 1];
      if (offer === undefined) return false;
      const before = hand.held;
      hand.take(offer.tile.id);
      if (hand.held !== before) taken();
      return true;
    },
  },
  { keys: ['r'], does: () => words().hand.keys.turn, press: (hand) => hand.turn(), when: (hand) => hand.offer !== null },
];

/** Arrows that move nothing else move the board. */
export function cameraKeys(camera: Pick<Camera, 'pan' | 'zoom' | 'fit' | 'visit'>, last: () => Place | null): KeyBinding[] {
  return [
    {
      keys: ARROW_KEYS.map((key) => `Shift+${key}`),
      also: ARROW_KEYS,
      does: () => words().hand.keys.pan,
      press: (event) => camera.pan(...(arrowOf(event) ?? [0, 0])),
    },
    { keys: ['+'], also: ['='], does: () => words().hand.keys.closer, press: () => camera.zoom(1.25) },
    { keys: ['-'], does: () => words().hand.keys.further, press: () => camera.zoom(0.8) },
    { keys: ['0'], does: () => words().hand.keys.fit, press: () => camera.fit() },
    {
      keys: ['l'],
      does: () => words().hand.keys.last,
      press: () => {
        const place = last();
        if (place) camera.visit(place);
      },
      when: () => last() !== null,
    },
  ];
}
