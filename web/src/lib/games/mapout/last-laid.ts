import type { Place } from './drawn/land';
import type { LogEntry } from '../../table/model';
import { type Move, parseMove, samePlace } from './moves';
import type { LyingView } from './view';

/** A tile that somebody laid in their latest turn. */
export interface Laid extends Place {
  readonly seat: number;
}

interface Made {
  readonly seat: number;
  readonly move: Move;
}

/** What was decided up to a step; what was taken back was not. */
function made(log: readonly LogEntry[], step: number): readonly Made[] {
  const kept: Made[] = [];
  for (const entry of log) {
    if (entry.step > step) break;
    if (entry.kind === 'undo') kept.pop();
    else if (entry.move !== null) kept.push({ seat: entry.seat, move: parseMove(entry.move) });
  }
  return kept;
}

/** Where a tile lay before it was laid again. */
function origin(before: readonly Made[], tile: string): Place | null {
  const last = before.findLast(({ move }) => (move.verb === 'play' || move.verb === 'back') && move.tile === tile)?.move;
  return last && 'at' in last ? last.at : null;
}

/** The tiles that everybody laid in their latest turn and that still lie there, by the log; a lift taken back laid nothing. */
export function lastLaid(log: readonly LogEntry[], step: number, lying: readonly LyingView[]): readonly Laid[] {
  const moves = made(log, step);
  const told = new Set<number>();
  const found: Laid[] = [];
  for (let at = moves.length - 1, next: number | null = null; at >= 0; at -= 1) {
    const { seat, move } = moves[at] as Made;
    // Decisions of one player in a row are a turn.
    if (seat !== next && told.has(seat)) break;
    if (seat !== next) told.add(seat);
    next = seat;
    if (move.verb !== 'play' && move.verb !== 'back') continue;
    const from = move.verb === 'back' ? origin(moves.slice(0, at), move.tile) : null;
    if (from && samePlace(from, move.at)) continue;
    if (lying.some(({ tile, ...place }) => tile.id === move.tile && samePlace(place, move.at)))
      found.unshift({ ...move.at, seat });
  }
  return found;
}
