/** What would be sent, and whether it may be. */
export interface GhostMove {
  readonly move: string;
  readonly legal: boolean;
}

/** What is in hand, whatever the board is made of. */
export interface Held {
  readonly ghost: GhostMove | null;
  /** Whether there is anything that the arrows could move it to. */
  canStep(): boolean;
  /** On to the next space that way. */
  step(right: number, down: number): void;
  /** Take back: first lift what was set down, then put it away. False where there is nothing to take back. */
  lift(): boolean;
  /** Hold a move up, set down where it would be made. */
  show(move: string): void;
}

/**
 * What a player holds over a board: pointed somewhere, set down to wait for a yes, lifted again. A game adds what is held
 * and how it lies; nothing of it asks the server.
 */
export abstract class BaseHand<Place, Ghost extends GhostMove = GhostMove> implements Held {
  /** The space that is pointed at. */
  at = $state.raw<Place | null>(null);
  /** Set down, waiting for a yes; the pointer no longer takes it along. */
  down = $state(false);

  abstract readonly ghost: Ghost | null;

  canStep(): boolean {
    return true;
  }

  /** Point at a space, or at none; one that cannot be meant is no news, or lets go. */
  abstract point(place: Place | null): void;
  abstract step(right: number, down: number): void;
  /** Whether what is held lies over the space. */
  abstract covers(place: Place): boolean;
  abstract show(move: string): void;

  /** A pointer comes to a space, or leaves the board. */
  visit(place: Place | null): void {
    if (!this.down) this.point(place);
  }

  /** The keyboard comes to a space. */
  reach(place: Place): void {
    this.visit(place);
  }

  setDown(place: Place): void {
    this.point(place);
    this.down = this.at !== null;
  }

  lift(): boolean {
    if (this.down) this.down = false;
    else if (this.at !== null) this.at = null;
    else return false;
    return true;
  }
}
