import type { AnyView } from '../table/model';
import type { Beat } from './beats';

/** Milliseconds that everything together may take: at large tables each beat is shorter. */
const LONGEST = 9000;

/** One step of a match: its beats, and the view after it where that is known. */
export interface Scene {
  readonly beats: readonly Beat[];
  readonly after: AnyView | null;
}

interface Options {
  /** Whose doing needs no showing: they have just done it. */
  readonly eyes: number | null;
  /** Milliseconds for a beat; 0 where nothing shall be played out. */
  readonly pace: () => number;
  /** The view after an event, as far as the board shows it; null where the game cannot tell. */
  readonly apply: ((view: AnyView, event: unknown) => AnyView) | null;
  /** A beat is being shown now. */
  readonly onbeat?: (beat: Beat) => void;
}

interface Item {
  readonly beat: Beat | null;
  /** What the board shows once the step is over. */
  readonly after: AnyView | null;
}

/**
 * What others did, one beat after the other. Meanwhile the board lags behind the match; whatever the player does
 * brings it to the present at once.
 */
export class Playback {
  /** What the board shows while it lags behind; null in the present. */
  view = $state.raw<AnyView | null>(null);
  /** What others did since the player's latest decision, as far as it has been shown. */
  happened = $state.raw<readonly Beat[]>([]);
  /** The beat that is being shown, by its place in `happened`; null where none is. */
  current = $state<number | null>(null);

  readonly #options: Options;
  #queue: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  readonly playing = $derived(this.view !== null || this.current !== null);
  /** Steps have arrived; `before` is what the board has shown so far, `decided` whether the player made one of them. */
  receive(before: AnyView, scenes: readonly Scene[], decided: boolean): void {
    if (decided) this.forget();
    for (const { beats, after } of scenes) {
      for (const beat of beats) this.#queue.push({ beat, after: null });
      this.#queue.push({ beat: null, after });
    }
    if (document.visibilityState === 'hidden') this.skip();
    else if (this.#options.pace() === 0) {
      for (const { beat } of this.#queue) if (beat !== null) this.#options.onbeat?.(beat);
      this.skip();
    } else if (this.#timer === undefined) {
      if (this.#options.apply) this.view ??= before;
      this.#next();
    }
  }

  /** Show the marks of what happened before the page was opened. */
  recall(beats: readonly Beat[]): void {
    this.forget();
    this.happened = beats.filter((beat) => this.#isMarked(beat));
  }

  /** Show once more what happened since the player's latest decision, after which the board looked like this. */
  repeat(from: AnyView): void {
    this.skip();
    const beats = this.happened;
    this.happened = [];
    this.#queue = [...beats.map((beat) => ({ beat, after: null })), { beat: null, after: null }];
    if (this.#options.apply) this.view = from;
    this.#next();
  }

  /** To the present, with all that happened marked. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const missed = this.#queue.flatMap(({ beat }) => (beat !== null && this.#isMarked(beat) ? [beat] : []));
    this.#queue = [];
    if (missed.length > 0) this.happened = [...this.happened, ...missed];
    this.view = null;
    this.current = null;
  }

  /** The player has decided: nothing of what was before matters any more. */
  forget(): void {
    this.skip();
    this.happened = [];
  }

  /** Whether there is something to show: not what the player did, nor that somebody has decided in secret. */
  #isMarked({ seat, words, events }: Beat): boolean {
    const { eyes } = this.#options;
    return (eyes === null || seat !== eyes) && words !== '' && events.length > 0;
  }

  #next(): void {
    this.#timer = undefined;
    const item = this.#queue.shift();
    if (item === undefined) {
      this.skip();
      return;
    }
    if (item.beat === null) {
      if (item.after !== null && this.view !== null) this.view = item.after;
      this.#next();
      return;
    }
    const { beat } = item;
    const { apply, onbeat } = this.#options;
    if (apply && this.view !== null) this.view = beat.events.reduce<AnyView>((view, event) => apply(view, event), this.view);
    if (this.#isMarked(beat)) {
      this.happened = [...this.happened, beat];
      this.current = this.happened.length - 1;
    }
    onbeat?.(beat);
    // What the player has just done is there at once.
    const time = this.#isMarked(beat) ? this.#time(beat) : 0;
    if (time === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), time);
  }

  #time({ length = 1 }: Beat): number {
    const waiting = 1 + this.#queue.filter(({ beat }) => beat !== null && this.#isMarked(beat)).length;
    return length * Math.min(this.#options.pace(), LONGEST / waiting);
  }
}
