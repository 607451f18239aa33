import { SvelteMap } from 'svelte/reactivity';
import { readCartographersEffects } from '../../api/readers';
import { answersTo } from '../answers';
import type { EffectsAnswer, Fault } from '../seam';
import type { Ghost, Hand } from './hand.svelte';
import { SIDE } from './shapes';
import type { Worth } from './view';

/** What comes of a drawing: what it changes, or why it cannot be made. */
export type Outlook = { readonly worth: Worth } | { readonly faults: readonly Fault[] };

/** How far around the pointer is asked for in advance. */
const REACH = 2;
const AT_ONCE = 60;

/**
 * What the server says of drawings that were pointed at, kept for the turn. Asked for with everything around, so
 * that the next step of the pointer is mostly known already; one question at a time, the latest first.
 */
export class Foresight {
  readonly #known = new SvelteMap<string, Outlook>();
  #asking = false;
  #next: readonly string[] = [];

  constructor(private readonly ask: (moves: readonly string[]) => Promise<EffectsAnswer[]>) {}

  of(ghost: Ghost | null): Outlook | undefined {
    return ghost === null ? undefined : this.#known.get(ghost.move);
  }

  look(hand: Hand): void {
    const { ghost, at } = hand;
    if (ghost === null || at === null || this.#known.has(ghost.move)) return;
    this.#next = [...new Set([ghost.move, ...around(hand.places, at)])];
    if (!this.#asking) void this.#run();
  }

  async #run(): Promise<void> {
    this.#asking = true;
    try {
      while (this.#next.length > 0) {
        const moves = this.#next.filter((move) => !this.#known.has(move)).slice(0, AT_ONCE);
        this.#next = [];
        if (moves.length > 0) for (const answer of answersTo(moves, await this.ask(moves))) this.#note(answer);
      }
    } catch (reason) {
      // Without a line there is no outlook; the table itself says so, and the next move of the pointer asks again.
      console.info('What this drawing would change could not be had.', reason);
    } finally {
      this.#asking = false;
    }
  }

  #note(answer: EffectsAnswer): void {
    const outlook = 'faults' in answer ? { faults: answer.faults } : { worth: readCartographersEffects(answer.effects) };
    this.#known.set(answer.move, outlook);
  }
}

function around(places: readonly Ghost[], [row, column]: readonly [number, number]): string[] {
  const moves: string[] = [];
  for (let r = Math.max(0, row - REACH); r <= Math.min(SIDE - 1, row + REACH); r++) {
    for (let c = Math.max(0, column - REACH); c <= Math.min(SIDE - 1, column + REACH); c++) {
      const move = places[r * SIDE + c]?.move;
      if (move !== undefined) moves.push(move);
    }
  }
  return moves;
}
