import type { Place } from '../../boards/land';
import type { ToldMove } from '../seam';
import { words } from './i18n';
import { key, parseMove } from './moves';
import { tileName } from './tiles';
import type { LyingView, TileView, View } from './view';

/** What one decision did, in players' terms. */
export function tell(before: View, entry: ToldMove, after: View, names: readonly string[]): string[] {
  return [did(before, entry, after, names[entry.seat] ?? ''), ...news(before, after)];
}

function did(before: View, { move: text, seat }: ToldMove, after: View, name: string): string {
  const move = parseMove(text);
  if (move.verb === 'pass') return words().news.passes(name);
  const tile = find(move.verb === 'lift' ? before : after, move.tile);
  const called = tile ? tileName(tile) : move.tile;
  if (move.verb === 'lift') return words().news.lifts(name, called);
  const earned = (after.players[seat]?.total ?? 0) - (before.players[seat]?.total ?? 0);
  return move.verb === 'play' ? words().news.plays(name, called, earned) : words().news.back(name, called, earned);
}

function news(before: View, after: View): string[] {
  if (after.result !== null) {
    const left = after.players.some(({ hand, ends }) => hand > 0 || ends.length > 0);
    return [left ? words().news.stuck : words().news.allLaid];
  }
  return before.pile > 0 && after.pile === 0 ? [words().news.pileEmpty] : [];
}

function find({ lying }: View, id: string): TileView | undefined {
  return lying.find(({ tile }) => tile.id === id)?.tile;
}

export interface Pop extends Place {
  readonly points: number;
}

/** The tiles that came to lie where they are between two positions. */
export function laidBetween(before: View, after: View): LyingView[] {
  const named = (one: LyingView) => `${one.tile.id} ${key(one)}`;
  const was = new Set(before.lying.map(named));
  return after.lying.filter((one) => !was.has(named(one)));
}

/** The tile that came to lie between two positions, and what it earned. */
export function popOf(before: View, after: View): Pop | null {
  const laid = laidBetween(before, after);
  const [tile] = laid;
  if (!tile || laid.length > 1) return null;
  const total = ({ players }: View) => players.reduce((sum, player) => sum + player.total, 0);
  return { q: tile.q, r: tile.r, points: total(after) - total(before) };
}
