import { stepped } from '../../boards/square';
import { BaseHand } from '../../play/hand.svelte';
import type { IslandTerrain } from './drawn/island';
import { isSpace, type Place, placeName, SIDE, terrainOf } from './spaces';

export interface GhostHalf {
  readonly at: Place;
  readonly space: string;
  readonly terrain: IslandTerrain;
}

export interface Ghost {
  /** In the order in which they act on the island. */
  readonly halves: readonly [GhostHalf, GhostHalf];
  readonly legal: boolean;
  /** As it would be sent. */
  readonly move: string;
  /** Whether the table asks which half acts first. */
  readonly ordered: boolean;
}

/** Right, down, left, up: where the second half lies from the first. */
const WAYS: readonly Place[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const MIDDLE = 2;

/** The sketch card held over the parchment, and over the island below it: nothing of it asks the server. */
export class Hand extends BaseHand<Place, Ghost> {
  #way = $state(0);
  #swapped = $state(false);
  /** Let the half act first that would act second. */
  #otherFirst = $state(false);

  readonly canSwap: boolean;

  constructor(
    private readonly card: string,
    private readonly legal: ReadonlySet<string>,
  ) {
    super();
    this.canSwap = card[0] !== card[1];
  }

  readonly ghost: Ghost | null = $derived(this.at === null ? null : this.#ghostAt(this.at));

  #ghostAt([row, column]: Place): Ghost {
    const [down, right] = WAYS[this.#way] ?? [0, 1];
    const fits = isSpace([row + down, column + right]);
    const first: Place = fits ? [row, column] : [row - down, column - right];
    const second: Place = [first[0] + down, first[1] + right];
    const letters = this.#swapped ? [...this.card].reverse() : [...this.card];
    const laid = [first, second].map((at, half) => `${letters[half] ?? ''}${placeName(at)}`);
    const one = `map ${laid.join(' ')}`;
    const other = `map ${[...laid].reverse().join(' ')}`;
    const ordered = one !== other && this.legal.has(one) && this.legal.has(other);
    const turned = ordered ? this.#otherFirst : !this.legal.has(one) && this.legal.has(other);
    const half = (at: Place, letter = ''): GhostHalf => ({ at, space: placeName(at), terrain: terrainOf(letter) });
    const halves = [half(first, letters[0]), half(second, letters[1])] as const;
    const move = turned ? other : one;
    return { halves: turned ? [halves[1], halves[0]] : halves, legal: this.legal.has(move), move, ordered };
  }

  /** Where the ghost would be legal when pointed there, as the card lies now. */
  fits(at: Place): boolean {
    return this.#ghostAt(at).legal;
  }

  covers([row, column]: Place): boolean {
    return this.ghost?.halves.some(({ at }) => at[0] === row && at[1] === column) ?? false;
  }

  /** The first half of the card lies there, unless the edge pushes it back. */
  point(at: Place | null): void {
    if (at === null || isSpace(at)) this.at = at;
  }

  step(right: number, down: number): void {
    this.at = this.at === null ? [MIDDLE, MIDDLE] : stepped(this.at, [right, down], SIDE);
  }

  /** A quarter turn clockwise; a card of one terrain looks the same after two. */
  turn(): void {
    this.#way = (this.#way + 1) % (this.canSwap ? 4 : 2);
  }

  swap(): void {
    if (this.canSwap) this.#swapped = !this.#swapped;
  }

  reorder(): void {
    if (this.ghost?.ordered) this.#otherFirst = !this.#otherFirst;
  }

  /** Hold a way to map the card up, set down where it would be laid. */
  show(move: string): void {
    for (let row = 0; row < SIDE; row++) {
      for (let column = 0; column < SIDE; column++) {
        for (const [way] of WAYS.entries()) {
          for (const [swapped, otherFirst] of [
            [false, false],
            [true, false],
            [false, true],
            [true, true],
          ] as const) {
            [this.#way, this.#swapped, this.#otherFirst] = [way, swapped, otherFirst];
            if (this.#ghostAt([row, column]).move !== move) continue;
            this.at = [row, column];
            this.down = true;
            return;
          }
        }
      }
    }
  }
}
