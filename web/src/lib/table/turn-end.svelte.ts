import type { EffectsAnswer } from './model';
import type { TurnEnds } from './turn-ends';

/** Milliseconds in which the last action can be taken back, before bots are shown. */
export const GRACE = 3000;

interface Options {
  readonly ends: () => TurnEnds;
  /** The decision that is due now: whatever is held belongs to it. */
  readonly decision: () => unknown;
  readonly ask: (move: string) => Promise<readonly EffectsAnswer[]>;
  readonly send: (move: string) => Promise<void>;
}

/** A last action that was made on this page, and is not sent yet. */
export interface HeldMove {
  readonly move: string;
  readonly ends: Exclude<TurnEnds, 'once'>;
  readonly effects: unknown;
}

/**
 * The end of a turn: its last action lies there without having been sent, until the player ends the turn or takes it
 * back. The server knows nothing of it; a page that is left or loaded anew has forgotten it.
 */
export class TurnEnd {
  held = $state.raw<HeldMove | null>(null);

  readonly #options: Options;
  #under: Promise<void> | null = null;
  #settle: ((sent: boolean) => void) | null = null;
  #known: { readonly decision: unknown; readonly answers: Map<string, EffectsAnswer> } | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** What the server said of moves: it need not be asked again whether they end the turn. */
  note(answers: readonly EffectsAnswer[]): void {
    const decision = this.#options.decision();
    const known =
      this.#known !== null && this.#known.decision === decision
        ? this.#known
        : { decision, answers: new Map<string, EffectsAnswer>() };
    for (const answer of answers) known.answers.set(answer.move, answer);
    this.#known = known;
  }

  /** Make a move; while one is on its way, or held, no other is. Done when it was sent or taken back. */
  make(move: string): Promise<void> {
    this.#under ??= this.#make(move).finally(() => (this.#under = null));
    return this.#under;
  }

  end = (): void => this.#settle?.(true);
  takeBack = (): void => this.#settle?.(false);

  async #make(move: string): Promise<void> {
    const ends = this.#options.ends();
    if (ends === 'once') return this.#options.send(move);
    const decision = this.#options.decision();
    const effects = await this.#ending(move);
    if (effects === null) return this.#options.send(move);
    // Meanwhile somebody else may have decided for the same seat, on another page.
    if (decision !== this.#options.decision()) return;
    if (await this.#hold({ move, ends, effects })) await this.#options.send(move);
  }

  /** What it would change if it ends the turn; null where it does not, or nobody knows. */
  async #ending(move: string): Promise<unknown> {
    const answer = this.#answerTo(move) ?? (await this.#asked(move));
    return answer !== undefined && 'effects' in answer && answer.ends_turn ? answer.effects : null;
  }

  #answerTo(move: string): EffectsAnswer | undefined {
    return this.#known?.decision === this.#options.decision() ? this.#known?.answers.get(move) : undefined;
  }

  async #asked(move: string): Promise<EffectsAnswer | undefined> {
    try {
      return (await this.#options.ask(move)).find((answer) => answer.move === move);
    } catch (reason) {
      // Without an answer it is made as it always was: sent, and the line says when the server is away.
      console.info('Whether this ends the turn could not be had.', reason);
      return undefined;
    }
  }

  async #hold(held: HeldMove): Promise<boolean> {
    this.held = held;
    let grace: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise<boolean>((settle) => {
        this.#settle = settle;
        if (held.ends === 'grace') grace = setTimeout(this.end, GRACE);
      });
    } finally {
      clearTimeout(grace);
      this.#settle = null;
      this.held = null;
    }
  }
}
