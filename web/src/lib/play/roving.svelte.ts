import { type Arrow, arrowOf, isChord } from './keys';

/** What a grid of spaces to play on needs to know. */
export interface RovingBoard<Place> {
  /** What is held over it. */
  readonly hand: () => { readonly at: Place | null; reach(place: Place): void } | null;
  /** A selector of the cell of a space. */
  readonly cell: (place: Place) => string;
  /** Where the keyboard begins; of several the first that is there. */
  readonly start: () => readonly (Place | null | undefined)[];
  /** Whether there is such a space now. */
  readonly has?: (place: Place) => boolean;
  /** The next space that way, with nothing in hand. */
  readonly next: (from: Place, arrow: Arrow) => Place | null | undefined;
  /** A space has got the focus. */
  readonly visited?: (place: Place) => void;
  /** Enter or the space bar was pressed on a space. */
  readonly pick?: (place: Place) => void;
}

/**
 * The spaces of a board as one stop of the Tab key. With nothing in hand the arrows only look around; otherwise they move
 * what is in hand, and the focus goes along with it.
 */
export class Roving<Place> {
  /** The element that holds the cells. */
  grid = $state.raw<Element>();
  /** The space that had the focus last. */
  #resting = $state.raw<Place | null>(null);

  constructor(private readonly board: RovingBoard<Place>) {}

  /** The one space that Tab comes to. */
  readonly reached: Place | undefined = $derived.by(() => {
    const { hand, start, has = () => true } = this.board;
    return [hand()?.at, this.#resting, ...start()].find((place): place is Place => place != null && has(place));
  });
  readonly #reachedCell = $derived.by(() => (this.reached === undefined ? null : this.board.cell(this.reached)));

  isReached(place: Place): boolean {
    return this.board.cell(place) === this.#reachedCell;
  }

  focused(place: Place): void {
    this.#resting = place;
    this.board.visited?.(place);
    this.board.hand()?.reach(place);
  }

  focus(place: Place): void {
    this.grid?.querySelector<HTMLElement | SVGElement>(this.board.cell(place))?.focus({ preventScroll: true });
  }

  /** Let the focus go along with what is in hand, if the keyboard is on the board. */
  follow(): void {
    const at = this.board.hand()?.at;
    if (at != null && this.hasFocus) this.focus(at);
  }

  /** What is new in hand is held where the keyboard is. */
  resume(): void {
    const hand = this.board.hand();
    if (hand?.at === null && this.#resting !== null && this.hasFocus) hand.reach(this.#resting);
  }

  get hasFocus(): boolean {
    return this.grid?.contains(document.activeElement) ?? false;
  }

  keydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isChord(event) || event.shiftKey) return;
    const { hand, next, pick } = this.board;
    const from = this.#resting ?? this.reached;
    if (from === undefined) return;
    const arrow = arrowOf(event);
    if (arrow && hand() === null) {
      const to = next(from, arrow);
      if (to != null) this.focus(to);
    } else if (pick && (event.key === 'Enter' || event.key === ' ')) {
      // A key that is held down has said yes once.
      if (!event.repeat) pick(from);
    } else return;
    event.preventDefault();
  };
}
