/** Milliseconds after which nobody waits for a frame any more: the tab was put away, or the machine is busy. */
const LATEST = 250;

interface Step {
  readonly run: () => void;
  readonly draws: boolean;
}

/**
 * What arrives is drawn before the next thing is taken: whoever has moved sees that first, and only then what a bot
 * made of it a moment later. What draws nothing that matters waits until what does has been drawn.
 */
export class Pace {
  #drawing = false;
  #round = 0;
  readonly #waiting: Step[] = [];

  /** Now, or as soon as what came before has been drawn. */
  show(run: () => void): void {
    this.#waiting.push({ run, draws: true });
    this.#go();
  }

  /** When everything so far has been drawn. */
  after(run: () => void): void {
    this.#waiting.push({ run, draws: false });
    this.#go();
  }

  /** When what has just changed on the page has been drawn, whatever changed it. */
  whenDrawn(run: () => void): void {
    if (this.#drawing || document.visibilityState !== 'visible') this.after(run);
    else afterFrame(run);
  }

  /** All that waits, at once. */
  hurry(): void {
    this.#drawing = false;
    this.#round += 1;
    for (const { run } of this.#waiting.splice(0)) run();
  }

  #go(): void {
    while (!this.#drawing) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      // Where nothing is drawn there is nothing to wait for.
      this.#drawing = next.draws && document.visibilityState === 'visible';
      if (this.#drawing) this.#draw();
      next.run();
    }
  }

  #draw(): void {
    const round = (this.#round += 1);
    afterFrame(() => {
      if (round !== this.#round) return;
      this.#round += 1;
      this.#drawing = false;
      this.#go();
    });
  }
}

function afterFrame(run: () => void): void {
  let waiting = true;
  const once = () => {
    clearTimeout(late);
    if (waiting) run();
    waiting = false;
  };
  const late = setTimeout(once, LATEST);
  // The frame's own callbacks run before it is drawn, the next task after it.
  requestAnimationFrame(() => setTimeout(once));
}
