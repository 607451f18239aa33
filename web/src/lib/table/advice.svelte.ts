import { ApiError } from '../api/client';
import type { Hint } from './model';

/** Which decision a hint is for. */
interface Found {
  readonly seat: number;
  readonly step: number;
  readonly hint: Hint;
}

/**
 * A good move for one decision: asked for when the player wants it, gone with the position it was for. Where it is made
 * and the turn goes on as planned, what is left of the plan is the next hint.
 */
export class Advice {
  thinking = $state(false);
  /** Whether none could be had. */
  failed = $state(false);
  #found = $state.raw<Found | null>(null);
  #next = $state.raw<Found | null>(null);

  constructor(private readonly ask: (seat: number) => Promise<Hint>) {}

  /** What was found, if it was for this seat at this step. */
  for(seat: number | null, step: number): Hint | null {
    const [found] = [this.#found, this.#next].filter((one) => one?.seat === seat && one.step === step);
    return found?.hint ?? null;
  }

  async seek(seat: number, step: number): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.failed = false;
    try {
      this.#found = { seat, step, hint: await this.ask(seat) };
      this.#next = null;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      this.failed = true;
    } finally {
      this.thinking = false;
    }
  }

  /** A move is sent: if it is the one that was hinted, the plan goes on after it. */
  follow(seat: number, step: number, move: string): void {
    const hint = this.for(seat, step);
    const [first, ...then] = hint?.move === move ? hint.then : [];
    if (hint) this.#found = { seat, step, hint };
    this.#next = first ? { seat, step: step + 1, hint: { ...first, then } } : null;
  }

  hide(): void {
    this.#found = null;
    this.#next = null;
    this.failed = false;
  }
}
