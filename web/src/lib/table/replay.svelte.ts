/** How fast a match is looked through: so many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds for a step. */
const STEP = 1400;

interface Steps {
  /** The step on show. */
  readonly at: () => number;
  readonly last: () => number;
  readonly show: (step: number) => void;
}

/** A match that plays by itself, step after step, until its end or until somebody stops it. */
export class Replay {
  playing = $state(false);
  speed = $state<number>(1);
  readonly #steps: Steps;

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  toggle(): void {
    this.playing = !this.playing;
    // Whoever begins at the end wants to see it from the beginning.
    if (this.playing && this.#steps.at() >= this.#steps.last()) this.#steps.show(0);
  }

  /** Wait for the next step; returns how to stop. To be run again with every step. */
  wait(): (() => void) | undefined {
    const [at, last] = [this.#steps.at(), this.#steps.last()];
    if (!this.playing) return;
    if (at >= last) {
      this.playing = false;
      return;
    }
    const timer = setTimeout(() => this.#steps.show(at + 1), STEP / this.speed);
    return () => clearTimeout(timer);
  }
}
