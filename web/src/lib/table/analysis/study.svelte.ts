import { ApiError } from '../../api/client';
import { Refusal } from '../model';
import type { Analysis, AnalysisState } from './found';

const LOOK_EVERY = 700;

export interface Asking {
  readonly find: (signal: AbortSignal) => Promise<AnalysisState>;
  readonly begin: (signal: AbortSignal) => Promise<AnalysisState>;
}

/** How far the bots are with a match, and what they found; asked for again while they work. */
export class Study {
  state = $state<'asking' | 'none' | 'running' | 'ready' | 'failed'>('asking');
  /** The part that is done, from 0 to 1; null while it waits for its turn. */
  part = $state<number | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  readonly #gone = new AbortController();

  constructor(private readonly asking: Asking) {}

  /** See whether there is something already; returns how to stop. */
  start(): () => void {
    void this.#follow(this.asking.find);
    return () => this.#gone.abort();
  }

  begin(): Promise<void> {
    this.state = 'running';
    this.part = null;
    return this.#follow(this.asking.begin);
  }

  async #follow(ask: Asking['find']): Promise<void> {
    const { signal } = this.#gone;
    const begun = ask === this.asking.begin;
    try {
      let told = await ask(signal);
      while (told.state === 'running') {
        this.state = 'running';
        this.part = told.total === 0 ? null : told.done / told.total;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
        if (signal.aborted) return;
        told = await this.asking.find(signal);
      }
      this.analysis = told.analysis;
      // What was begun and is there no more was given up.
      this.state = told.analysis !== null ? 'ready' : begun ? 'failed' : 'none';
    } catch (reason) {
      if (signal.aborted) return;
      if (!(reason instanceof ApiError) && !(reason instanceof Refusal)) throw reason;
      this.state = 'failed';
    }
  }
}
