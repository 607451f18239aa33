import type { HandKey } from '../../play/play.svelte';
import type { Hand } from './hand.svelte';
import { words } from './i18n';

/** What this game's keys do with the sketch card in hand. */
export const HAND_KEYS: readonly HandKey<Hand>[] = [
  { keys: ['r'], does: () => words().hand.keys.turn, press: (hand) => hand.turn() },
  { keys: ['f'], does: () => words().hand.keys.swap, press: (hand) => hand.swap() },
  { keys: ['o'], does: () => words().hand.keys.order, press: (hand) => hand.reorder() },
];
