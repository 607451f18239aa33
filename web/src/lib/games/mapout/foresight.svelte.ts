import { SvelteMap } from 'svelte/reactivity';
import type { MoveEffects } from '../../api/schema';
import { answersTo } from '../answers';
import type { EffectsAnswer, Fault } from '../seam';
import { readWorth, type Worth } from './view';

/** What comes of a move: what it changes, or why it cannot be made. */
export type Outlook = { readonly worth: Worth } | { readonly faults: readonly Fault[] };

const AT_ONCE = 30;

/** What the server says of moves that may be made, kept for the decision; one question at a time, the latest first. */
export class Foresight {
  readonly #known = new SvelteMap<string, Outlook>();
  /** Moves that were asked about and not told of: asking again would bring no more. */
  readonly #untold = new Set<string>();
  #asking = false;
  #next: readonly string[] = [];

  constructor(private readonly ask: (moves: readonly string[]) => Promise<EffectsAnswer[]>) {}

  of(move: string | undefined): Outlook | undefined {
    return move === undefined ? undefined : this.#known.get(move);
  }

  worthOf(move: string | undefined): Worth | null {
    const outlook = this.of(move);
    return outlook && 'worth' in outlook ? outlook.worth : null;
  }

  /** Find out about moves, the first ones first. */
  look(moves: readonly string[]): void {
    this.#next = moves;
    if (!this.#asking) void this.#run();
  }

  async #run(): Promise<void> {
    this.#asking = true;
    try {
      for (;;) {
        const unknown = this.#next.filter((move) => !this.#known.has(move) && !this.#untold.has(move)).slice(0, AT_ONCE);
        if (unknown.length === 0) break;
        for (const answer of answersTo(unknown, await this.ask(unknown))) this.#note(answer);
        for (const move of unknown) if (!this.#known.has(move)) this.#untold.add(move);
      }
    } catch (reason) {
      // Without a line there is no outlook; the table itself says so, and the next thing pointed at asks again.
      console.info('What this move would change could not be had.', reason);
    } finally {
      this.#asking = false;
    }
  }

  #note(answer: EffectsAnswer): void {
    this.#known.set(answer.move, 'faults' in answer ? { faults: answer.faults } : { worth: meaningful(answer) });
  }
}

/** Until a lifted tile is back, what it opens or blocks means nothing yet. */
function meaningful({ move, effects }: MoveEffects): Worth {
  const worth = readWorth(effects);
  return move.startsWith('lift') ? { ...worth, blocks: [], opens: [] } : worth;
}
