import type { Beat } from '../../../play/beats';
import type { LogEntry } from '../../../table/model';
import type { Event } from '../events';
import type { SeasonName } from '../cards';
import { cellsOf, latestCount, toldOf } from './count';

interface Told {
  readonly log: readonly LogEntry[];
  readonly happened: readonly Beat<Event>[];
  readonly current: number | null;
  /** False while stepping through the history: there nothing opens by itself. */
  readonly live: boolean;
}

/** Whether the count of a season is on show, and how far it has come. */
export class CountShown {
  /** The box that is pointed at, by its place. */
  pointed = $state<number | null>(null);
  #closed = $state<SeasonName | null>(null);
  #again = $state(false);
  readonly #told: () => Told;

  readonly #latest = $derived.by(() => latestCount(this.#told().log));
  readonly #playing = $derived.by(() => this.#told().current !== null);
  /** How much of the latest count has happened, as far as that has been shown. */
  readonly #happened = $derived.by(() => this.#toldBy(this.#told().happened));
  /** Whether it is being counted right now. */
  readonly #counting = $derived.by(() => {
    const { happened, current } = this.#told();
    return current !== null && this.#toldBy(happened.slice(current, current + 1)) > 0;
  });

  /** The count that is on show. */
  readonly open = $derived.by(() => {
    const isNew = this.#happened > 0 && this.#told().live && this.#closed !== this.#latest?.ended.season;
    return this.#again || this.#counting || isNew ? this.#latest : null;
  });
  /** How many of its boxes have been counted; one more with the sum. */
  readonly shown = $derived(this.#again ? (this.#latest?.boxes.length ?? 0) + 1 : this.#happened);
  /** A count that can be looked at again. */
  readonly again = $derived(this.open === null && !this.#playing ? this.#latest : null);

  constructor(told: () => Told) {
    this.#told = told;
  }

  #toldBy(beats: readonly Beat<Event>[]): number {
    return this.#latest === null
      ? 0
      : toldOf(
          this.#latest,
          beats.flatMap(({ events }) => events),
        );
  }

  lookAgain(): void {
    this.#again = true;
  }

  close(): void {
    this.#closed = this.#latest?.ended.season ?? null;
    this.#again = false;
    this.pointed = null;
  }

  /** The spaces to light on a seat's map: of the box that is being counted or pointed at, else of all. */
  cellsOn(seat: number): ReturnType<typeof cellsOf> | null {
    if (this.open === null) return null;
    const { boxes } = this.open;
    const one = this.pointed ?? (this.shown <= boxes.length ? this.shown - 1 : null);
    return cellsOf(one === null ? boxes : boxes.slice(one, one + 1), seat);
  }
}
