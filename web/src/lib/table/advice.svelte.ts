import { ApiError } from '../api/client';
import type { EffectsAnswer } from './model';

/** A good move for one decision: asked for when the player wants it, gone with the position it was for. */
export class Advice {
  thinking = $state(false);
  /** Whether none could be had. */
  failed = $state(false);
  #found = $state.raw<{ readonly at: string; readonly answer: EffectsAnswer } | null>(null);

  constructor(private readonly ask: (seat: number) => Promise<EffectsAnswer>) {}

  /** What was found, if it was for this seat at this step. */
  for(seat: number | null, step: number): { readonly move: string; readonly effects: unknown } | null {
    const answer = this.#found?.at === `${seat}/${step}` ? this.#found.answer : null;
    return answer !== null && 'effects' in answer ? answer : null;
  }

  async seek(seat: number, step: number): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.failed = false;
    try {
      this.#found = { at: `${seat}/${step}`, answer: await this.ask(seat) };
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      this.failed = true;
    } finally {
      this.thinking = false;
    }
  }

  hide(): void {
    this.#found = null;
    this.failed = false;
  }
}
