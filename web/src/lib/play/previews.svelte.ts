import { SvelteMap } from 'svelte/reactivity';
import type { MoveEffects } from '../api/schema';
import type { EffectsAnswer, Fault } from '../table/model';

/** What comes of a move that is not made yet: what it changes, or why it cannot be made. */
export type Preview<Effects> = { readonly effects: Effects } | { readonly faults: readonly Fault[] };

export type AskEffects = (moves: readonly string[]) => Promise<EffectsAnswer[]>;

interface Options<Effects> {
  /** Reads what the server says of a move. */
  readonly read: (answer: MoveEffects) => Effects;
  /** So many moves are asked about in one question. */
  readonly atOnce: number;
  /** So many questions may be open at a time; while they are, only the latest thing looked at waits. */
  readonly questions?: number;
}

/** Of what was answered, what was asked for. */
export function answersTo(asked: readonly string[], answers: readonly EffectsAnswer[]): EffectsAnswer[] {
  return answers.filter(({ move }) => asked.includes(move));
}

/** What the server says of the moves of one decision, asked ahead and kept. */
export class Previews<Effects> {
  readonly #known = new SvelteMap<string, Preview<Effects>>();
  /** Moves that need not be asked about again, even if the answer did not tell of them. */
  readonly #asked = new Set<string>();
  #next: readonly string[] = [];
  #open = 0;

  constructor(
    private readonly ask: AskEffects,
    private readonly options: Options<Effects>,
  ) {}

  of(move: string | null | undefined): Preview<Effects> | undefined {
    return move == null ? undefined : this.#known.get(move);
  }

  effectsOf(move: string | null | undefined): Effects | null {
    const preview = this.of(move);
    return preview && 'effects' in preview ? preview.effects : null;
  }

  faultsOf(move: string | null | undefined): readonly Fault[] {
    const preview = this.of(move);
    return preview && 'faults' in preview ? preview.faults : [];
  }

  /** Find out about moves, the first ones first. */
  async look(moves: readonly string[]): Promise<void> {
    this.#next = moves;
    if (this.#open >= (this.options.questions ?? 1)) return;
    this.#open += 1;
    try {
      for (;;) {
        const unknown = this.#next.filter((move) => !this.#asked.has(move)).slice(0, this.options.atOnce);
        if (unknown.length === 0) break;
        await this.#askAbout(unknown);
      }
    } catch (reason) {
      // Without a line there are no previews; the table itself says so, and the next thing pointed at asks again.
      console.info('What these moves would change could not be had.', reason);
    } finally {
      this.#open -= 1;
    }
  }

  async #askAbout(moves: readonly string[]): Promise<void> {
    for (const move of moves) this.#asked.add(move);
    try {
      for (const answer of answersTo(moves, await this.ask(moves))) {
        const preview = 'faults' in answer ? { faults: answer.faults } : { effects: this.options.read(answer) };
        this.#known.set(answer.move, preview);
      }
    } catch (reason) {
      for (const move of moves) this.#asked.delete(move);
      throw reason;
    }
  }
}
