import type { Place } from '../drawn/land';
import { commonWords } from '../../../i18n';
import type { Previews } from '../previews';
import { words } from '../i18n';
import { key, samePlace } from '../moves';
import { summary } from '../effect-words';
import type { Ghost, Hand } from '../hand.svelte';
import { lyingWords, tileWords } from '../tiles';
import type { LyingView, View } from '../view';

/** A space that can be visited: a tile, or an empty one beside tiles. */
export interface BoardCell {
  readonly name: string;
  readonly place: Place;
  readonly lying: LyingView | null;
}

export interface BoardRow {
  readonly r: number;
  readonly cells: readonly BoardCell[];
}

/** All that can be visited, row by row, each from the left. */
export function rowsOf(view: View, hand: Hand | null): BoardRow[] {
  const empty = hand?.offer ? [...hand.frontier.values()] : view.open_ends;
  const cells: BoardCell[] = [
    ...view.lying.map((lying) => ({ name: key(lying), place: { q: lying.q, r: lying.r }, lying })),
    ...empty.map((place) => ({ name: key(place), place, lying: null })),
  ];
  const rows = [...new Set(cells.map(({ place }) => place.r))].sort((one, other) => one - other);
  return rows.map((r) => ({
    r,
    cells: cells.filter(({ place }) => place.r === r).sort((one, other) => one.place.q - other.place.q),
  }));
}

/** What a cell is, and whether the tile in hand goes there or the one that lies there can be lifted. */
export function cellWords(cell: BoardCell, view: View, hand: Hand | null): string[] {
  const parts = [what(cell, view)];
  if (cell.lying && hand && !hand.offer && hand.canLift(cell.lying.tile)) parts.push(words().board.canLift);
  if (!cell.lying && hand?.offer) {
    const { length } = hand.legalTurns(cell.place);
    parts.push(length > 0 ? words().board.fits(length) : words().board.fitsNot);
  }
  return parts;
}

/** How the tile over a cell is turned, and what comes of it there. */
export function ghostWords({ tile, turns, verb, move }: Ghost, previews: Previews | null): string[] {
  const preview = previews?.of(move);
  return [...(verb === 'lift' ? [] : [tileWords(tile, turns)]), ...(preview ? [summary(preview)] : [])];
}

export function spaceWords(name: string, parts: readonly string[]): string {
  return commonWords().boards.space(words().board.at(name), parts.join('; '));
}

function what({ place, lying }: BoardCell, view: View): string {
  if (lying) return lyingWords(lying);
  if (view.lifted && samePlace(view.lifted.origin, place)) return words().board.origin;
  return view.open_ends.some((open) => samePlace(open, place)) ? words().board.open : words().board.empty;
}
