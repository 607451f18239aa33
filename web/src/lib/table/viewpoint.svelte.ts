import type { Eyes } from '../live/table.svelte';
import { EVERYBODY, type Everybody, eyesOf, seatOf, stepOf } from '../router';
import { holding } from './eyes';
import type { AnyView, Position, TableInfo } from './model';

/** What can be seen of a table, and when. */
export interface SeenTable {
  readonly table: Pick<TableInfo, 'status' | 'seats'>;
  readonly steps: number;
  latest(eyes: Eyes): Position | undefined;
  at(eyes: Eyes, step: number): Promise<Position>;
}

/** Whose eyes look at a table, and which moment they see. */
export class Viewpoint {
  /** Who has the device in hand, where several people share it. */
  #holder = $state<number | null>(null);
  #past = $state.raw<Position | null>(null);
  readonly #seen: () => SeenTable;
  readonly #address: () => string;
  readonly #lagging: () => AnyView | null;

  /**
   * `address` is what the page's address asks for: `?step=12&seat=0`; `lagging` what is shown of the present while what
   * others did is played out.
   */
  constructor(seen: () => SeenTable, address: () => string, lagging: () => AnyView | null = () => null) {
    this.#seen = seen;
    this.#address = address;
    this.#lagging = lagging;
  }

  readonly #status = $derived.by(() => this.#seen().table.status);
  readonly playing = $derived(this.#status === 'playing');
  readonly ended = $derived(this.#status === 'finished' || this.#status === 'abandoned');
  /** The seats of this guest. */
  readonly mine: readonly number[] = $derived.by(() =>
    this.#seen()
      .table.seats.filter((seat) => seat.mine)
      .map((seat) => seat.number),
  );
  readonly #waiting: readonly number[] = $derived.by(() => {
    const seen = this.#seen();
    return (seen.latest(this.mine[0] ?? null) ?? seen.latest(null))?.view.waiting ?? [];
  });

  /** A seat that is looked through: when the match is over one may look through every one. */
  readonly through: number | null = $derived.by(() => this.#seatFrom(seatOf));
  /** Whether the secrets of all seats are looked at, when the match is over: the board is the one that everybody sees. */
  readonly everybody = $derived.by(
    () => this.ended && this.through === null && stepOf(this.#address()) !== null && eyesOf(this.#address()) === EVERYBODY,
  );
  /** The seat whose secrets are looked at. */
  readonly #lent: number | null = $derived.by(() => this.through ?? this.#seatFrom(eyesOf));
  #seatFrom(named: (address: string) => number | Everybody | null): number | null {
    const wanted = named(this.#address());
    if (!this.ended || typeof wanted !== 'number' || stepOf(this.#address()) === null) return null;
    return wanted < this.#seen().table.seats.length ? wanted : null;
  }
  readonly #holding = $derived.by(() => {
    if (this.everybody) return { eyes: null, handTo: null };
    if (this.#lent !== null) return { eyes: this.#lent, handTo: null };
    return holding(this.mine, this.#waiting, this.#holder, !this.playing);
  });
  // Each by itself: with every position there is a new pair, but mostly of the same two.
  readonly eyes: Eyes = $derived(this.#holding.eyes);
  /** Whom the device has to be handed to before anything is shown. */
  readonly handTo: number | null = $derived(this.#holding.handTo);
  /** Who had the device last and may still take something back. */
  readonly lastHolder: number | null = $derived.by(() =>
    this.#holder !== null && this.#seen().latest(this.#holder)?.can_undo ? this.#holder : null,
  );

  readonly latest: Position | undefined = $derived.by(() => this.#seen().latest(this.eyes));
  /** Whether these eyes owe a decision. */
  readonly yours = $derived(this.playing && this.eyes !== null && this.#waiting.includes(this.eyes));

  /** The step that is looked at; null for the present. */
  readonly step: number | null = $derived.by(() => {
    const asked = stepOf(this.#address());
    return asked === null ? null : Math.min(asked, this.#seen().steps);
  });
  readonly inPresent = $derived(this.step === null);
  /** A board that lags behind takes no decisions. */
  readonly #present: Position | undefined = $derived.by(() => {
    const view = this.#lagging();
    return this.latest && view ? { ...this.latest, view, choices: null, can_undo: false } : this.latest;
  });
  /** What is on show: until a past position is there, the one before it. */
  readonly shown: Position | undefined = $derived(this.inPresent ? this.#present : (this.#past ?? this.latest));
  /** Whether the end of the match is on show. */
  readonly over = $derived(
    this.inPresent && this.ended && this.shown !== undefined && (this.shown.view.result !== null || this.#status === 'abandoned'),
  );

  /** The device is in somebody's hands now. */
  take(seat: number): void {
    this.#holder = seat;
  }

  /** Have the position of the step that is looked at; returns how to think better of it. To be run again when that changes. */
  fetch(): (() => void) | undefined {
    const { step, eyes } = this;
    if (step === null) {
      this.#past = null;
      return;
    }
    let current = true;
    this.#seen()
      .at(eyes, step)
      .then((position) => current && (this.#past = position))
      // The line says when the server is away; the step is asked for again when another is chosen.
      .catch((reason: unknown) => console.info('This step could not be fetched.', reason));
    return () => (current = false);
  }
}
