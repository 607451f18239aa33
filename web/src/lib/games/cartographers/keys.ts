import type { HandKey } from '../../play/play.svelte';
import type { Hand } from './hand.svelte';
import { words } from './i18n';

/** What this game's keys do with the shape in hand. */
export const HAND_KEYS: readonly HandKey<Hand>[] = [
  { keys: ['r'], does: () => words().hand.keys.turn, press: (hand) => hand.turn() },
  { keys: ['f'], does: () => words().hand.keys.flip, press: (hand) => hand.flip() },
  { keys: ['s'], does: () => words().hand.keys.shape, press: (hand) => hand.nextShape() },
  { keys: ['t'], does: () => words().hand.keys.terrain, press: (hand) => hand.nextTerrain() },
];
