import type { Eyes } from '../live/table.svelte';

/** Who looks at the page now, and, where several share the device, whom it has to be handed to first. */
export interface Holding {
  readonly eyes: Eyes;
  readonly handTo: number | null;
}

/**
 * With one seat, or none, it is simple. Where several people share the device it stays with its holder as long
 * as they owe a decision, then goes round to the next who does; nobody knows who holds it when the page opens. While
 * none of them owes one, everybody at the device looks on, and sees what onlookers see.
 */
export function holding(mine: readonly number[], waiting: readonly number[], holder: number | null, over: boolean): Holding {
  const [first] = mine;
  if (first === undefined) return { eyes: null, handTo: null };
  if (mine.length === 1) return { eyes: first, handTo: null };
  if (over) return { eyes: holder ?? first, handTo: null };
  const owing = mine.filter((seat) => waiting.includes(seat));
  const [firstOwing] = owing;
  if (firstOwing === undefined) return { eyes: null, handTo: null };
  if (holder !== null && owing.includes(holder)) return { eyes: holder, handTo: null };
  return { eyes: holder, handTo: owing.find((seat) => seat > (holder ?? -1)) ?? firstOwing };
}
