import { untrack } from 'svelte';
import { ApiError, type Trouble } from './client';

const FIRST_WAIT = 2;
const LONGEST_WAIT = 30;

/**
 * Something fetched from the server, as a component may show it at any moment. While nobody answers it tries
 * again, each time a little later; what was fetched before stays on show until its successor is there.
 */
export class Resource<Value> {
  value = $state.raw<Value>();
  trouble = $state<Trouble | null>(null);
  loading = $state(true);
  /** Seconds until the next attempt, while waiting for one. */
  wait = $state<number | null>(null);

  #load: (signal: AbortSignal) => Promise<Value>;
  #attempts = 0;
  #abort = new AbortController();
  #timer: ReturnType<typeof setInterval> | undefined;

  /** To be made while a component is set up; `load` is run again when what it reads has changed. */
  constructor(load: (signal: AbortSignal) => Promise<Value>) {
    this.#load = load;
    const online = () => this.wait !== null && this.retry();
    $effect(() => {
      this.#attempts = 0;
      void this.#attempt();
      return () => this.#stop();
    });
    $effect(() => {
      addEventListener('online', online);
      return () => removeEventListener('online', online);
    });
  }

  retry = (): void => {
    this.#stop();
    void this.#attempt();
  };

  async #attempt(): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    const loaded = this.#load(abort.signal);
    untrack(() => {
      this.loading = true;
      this.wait = null;
    });
    try {
      const value = await loaded;
      if (abort.signal.aborted) return;
      this.value = value;
      this.trouble = null;
      this.#attempts = 0;
    } catch (reason) {
      if (abort.signal.aborted) return;
      if (!(reason instanceof ApiError)) throw reason;
      this.trouble = reason.trouble;
      if (reason.trouble === 'unreachable') this.#tryLater();
    } finally {
      if (!abort.signal.aborted) this.loading = false;
    }
  }

  #tryLater(): void {
    this.wait = Math.min(FIRST_WAIT * 2 ** this.#attempts, LONGEST_WAIT);
    this.#attempts += 1;
    this.#timer = setInterval(() => {
      if (this.wait !== null && this.wait > 1) this.wait -= 1;
      else this.retry();
    }, 1000);
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#abort.abort();
    this.wait = null;
  }
}
