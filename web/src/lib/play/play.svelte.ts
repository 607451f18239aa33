import { untrack } from 'svelte';
import { type Fault, Refusal } from '../table/model';
import type { Held } from './hand.svelte';
import { words } from './i18n';
import { ARROW_KEYS, arrowOf, type KeyBinding } from './keys';
import type { AskEffects, Preview, Previews } from './previews.svelte';

/** What the kit needs of the table around it. */
export interface PlayTable {
  readonly busy: boolean;
  readonly act: (move: string) => Promise<void>;
  readonly effects: AskEffects;
  readonly announce: (words: string) => void;
  readonly hint?: string | null;
}

/** What is in hand, and what is looked at. */
export interface Looked<Hand, Effects> {
  readonly hand: Hand | null;
  /** The move that is looked at, and what is known of it. */
  readonly aimed: string | null;
  readonly preview: Preview<Effects> | undefined;
}

/** What differs from game to game. */
export interface PlayedGame<Hand extends Held, Effects> {
  readonly table: () => PlayTable;
  /** A name for the decision that is to be made now; a new one for each, null where there is none. */
  readonly decision: () => string | null;
  readonly previews: (ask: AskEffects) => Previews<Effects>;
  /** What is in hand at such a decision; null where it is made otherwise. */
  readonly hand: (previews: Previews<Effects>) => Hand | null;
  /** A move that is looked at without being held over the board: by its button. */
  readonly aside?: () => string | null;
  /** The moves to ask about now, the first ones first. */
  readonly questions: (play: Looked<Hand, Effects>) => readonly string[];
  /** What comes of what is in hand, in one breath. */
  readonly outlook: (hand: Hand, preview: Preview<Effects>) => string;
  /** Why something was refused, in one breath. */
  readonly reasons: (faults: readonly Fault[]) => string;
  /** A key was pressed for what is in hand. */
  readonly pressed?: () => void;
  /** Take back something that lies over the board; false where nothing does. */
  readonly takeBack?: () => boolean;
  /** Hold a move up that no hand shows. */
  readonly show?: (move: string) => void;
}

/** One more key of a game, for what is in hand. */
export interface HandKey<Hand> extends Omit<KeyBinding, 'press' | 'when'> {
  readonly press: (hand: Hand, event: KeyboardEvent) => unknown;
  readonly when?: (hand: Hand) => boolean;
}

/**
 * How every game is played: a hand for each decision, what its moves would change asked ahead, a yes that is sent once,
 * a refusal that stands beside the ghost until something else is pointed at, and all of it said to who listens.
 */
export class Play<Hand extends Held, Effects> implements Looked<Hand, Effects> {
  readonly #game: PlayedGame<Hand, Effects>;
  #refused = $state.raw<{ readonly about: string; readonly faults: readonly Fault[] } | null>(null);
  /** Whether the next preview is to be said: by keyboard it is heard, by pointer it is seen. */
  #listening = $state(false);

  constructor(game: PlayedGame<Hand, Effects>) {
    this.#game = game;
    $effect(() => {
      const asked = game.questions(this);
      if (asked.length > 0) void this.previews?.look(asked);
    });
    // A move held up as a good one.
    $effect(() => {
      const hint = this.#hint;
      if (hint !== null) untrack(() => this.show(hint));
    });
    $effect(() => {
      if (this.#listening && this.#held) untrack(() => this.#say());
    });
  }

  readonly #decision = $derived.by(() => this.#game.decision());
  /** By itself: what else changes at the table does not hold it up again. */
  readonly #hint = $derived.by(() => this.#game.table().hint ?? null);

  readonly previews: Previews<Effects> | null = $derived.by(() => {
    if (this.#decision === null) return null;
    return untrack(() => this.#game.previews((moves) => this.#game.table().effects(moves)));
  });

  /** New for every decision; what others do meanwhile leaves it as it is. */
  readonly hand: Hand | null = $derived.by(() => {
    const { previews } = this;
    return previews && untrack(() => this.#game.hand(previews));
  });

  readonly aimed: string | null = $derived.by(() => this.#game.aside?.() ?? this.hand?.ghost?.move ?? null);
  readonly preview: Preview<Effects> | undefined = $derived.by(() => this.previews?.of(this.aimed));
  readonly effects: Effects | null = $derived.by(() => this.previews?.effectsOf(this.aimed) ?? null);

  /** What comes of what is in hand, whatever else is looked at. */
  readonly #held: Preview<Effects> | undefined = $derived.by(() => this.previews?.of(this.hand?.ghost?.move));

  /** What the server answered to the move that was tried last, as long as nothing else is looked at. */
  readonly refused: readonly Fault[] = $derived.by(() => (this.#refused?.about === this.#about() ? this.#refused.faults : []));
  /** Why what is looked at cannot be done. */
  readonly faults: readonly Fault[] = $derived.by(() =>
    this.refused.length > 0 ? this.refused : (this.previews?.faultsOf(this.aimed) ?? []),
  );

  #about(): string {
    return `${this.#decision} ${this.aimed}`;
  }

  show(move: string): void {
    if (this.#game.show) this.#game.show(move);
    else this.hand?.show(move);
  }

  /** Send a move; while one is on its way no other is. */
  async make(move: string): Promise<void> {
    const { busy, act, announce } = this.#game.table();
    if (busy) return;
    this.#refused = null;
    try {
      await act(move);
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      this.#refused = { about: this.#about(), faults: reason.faults };
      announce(this.#game.reasons(reason.faults));
    }
  }

  /** Yes to what is in hand; where that cannot be, say why. */
  confirm = (): void => {
    const ghost = this.hand?.ghost;
    if (ghost?.legal) void this.make(ghost.move);
    else if (ghost) this.listen();
  };

  /** Say what comes of what is in hand, as soon as that is known. */
  listen(): void {
    this.#listening = true;
  }

  #say(): void {
    this.#listening = false;
    if (this.hand && this.#held) this.#game.table().announce(this.#game.outlook(this.hand, this.#held));
  }

  /** The keys of every game, and the game's own for what is in hand. */
  keys(own: readonly HandKey<Hand>[], confirm: () => unknown = this.#confirmed): KeyBinding[] {
    return [
      this.#handKey({
        keys: ARROW_KEYS,
        does: () => words().keys.move,
        press: (hand, event) => hand.step(...(arrowOf(event) ?? [0, 0])),
        when: (hand) => hand.canStep(),
      }),
      ...own.map((key) => this.#handKey(key)),
      // A key that is held down has said yes once.
      { keys: ['Enter'], does: () => words().keys.confirm, press: confirm, when: () => this.hand !== null, once: true },
      { keys: ['Escape'], does: () => words().keys.takeBack, press: () => this.#game.takeBack?.() || this.hand?.lift() || false },
    ];
  }

  #handKey({ press, when, ...key }: HandKey<Hand>): KeyBinding {
    return {
      ...key,
      when: () => this.hand !== null && when?.(this.hand) !== false,
      press: (event) => {
        this.#game.pressed?.();
        if (this.hand === null || press(this.hand, event) === false) return false;
        this.listen();
        return true;
      },
    };
  }

  readonly #confirmed = (): boolean => {
    if (!this.hand?.ghost) return false;
    this.confirm();
    return true;
  };
}
