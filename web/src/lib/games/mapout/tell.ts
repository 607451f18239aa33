import type { ToldMove } from '../../table/model';
import { words } from './i18n';
import { parseMove } from './moves';
import { tileName } from './tiles';
import type { TileView, View } from './view';

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
