import { BaseHand, type GhostMove } from './hand.svelte';

/** A board of one row, on which a pawn may stand wherever the number is even. */
export class PawnHand extends BaseHand<number> {
  readonly ghost: GhostMove | null = $derived(this.at === null ? null : { move: `pawn ${this.at}`, legal: this.at % 2 === 0 });

  point(place: number | null): void {
    if (place === null || (place >= 0 && place < 8)) this.at = place;
  }
  step(right: number): void {
    this.point((this.at ?? -right) + right);
  }
  covers(place: number): boolean {
    return this.at === place;
  }
  show(move: string): void {
    this.setDown(Number(move.slice(5)));
  }
}
