import { SvelteMap } from 'svelte/reactivity';
import { readMisterraEffects } from '../../api/readers';
import { answersTo } from '../answers';
import type { EffectsAnswer, Fault } from '../seam';
import type { Effects } from './effects';

export type Outlook = { readonly effects: Effects } | { readonly faults: readonly Fault[] };

const AT_ONCE = 200;

/** What the server says of moves, kept for one decision: the legal ones asked for at once, others when looked at. */
export class Foresight {
  readonly #known = new SvelteMap<string, Outlook>();
  readonly #asked = new Set<string>();

  constructor(private readonly ask: (moves: readonly string[]) => Promise<EffectsAnswer[]>) {}

  of(move: string | null | undefined): Outlook | undefined {
    return move == null ? undefined : this.#known.get(move);
  }

  effects(move: string | null | undefined): Effects | null {
    const outlook = this.of(move);
    return outlook && 'effects' in outlook ? outlook.effects : null;
  }

  faults(move: string | null | undefined): readonly Fault[] {
    const outlook = this.of(move);
    return outlook && 'faults' in outlook ? outlook.faults : [];
  }

  async look(moves: readonly string[]): Promise<void> {
    const fresh = moves.filter((move) => !this.#asked.has(move)).slice(0, AT_ONCE);
    if (fresh.length === 0) return;
    for (const move of fresh) this.#asked.add(move);
    try {
      for (const answer of answersTo(fresh, await this.ask(fresh))) {
        this.#known.set(
          answer.move,
          'faults' in answer ? { faults: answer.faults } : { effects: readMisterraEffects(answer.effects) },
        );
      }
    } catch (reason) {
      // Without a line there is no outlook; the table itself says so, and the next look asks again.
      for (const move of fresh) this.#asked.delete(move);
      console.info('What these moves would change could not be had.', reason);
    }
  }
}
