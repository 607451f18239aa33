import type { Place } from './drawn/land';
import { parseMove } from './moves';
import type { TileView, View } from './view';

/** A step of a turn that is hinted: which tile, and where it is lifted or laid. */
export interface PlannedStep {
  /** Counted from 1. */
  readonly number: number;
  readonly verb: 'lift' | 'play' | 'back';
  readonly tile: TileView;
  readonly at: Place;
  readonly turns: number;
}

/** A tile that lies on the board, or that a player has. */
export function tileOf(view: View, id: string): TileView | undefined {
  const known = [
    ...view.hand,
    ...view.players.flatMap(({ ends }) => ends),
    ...view.lying.map(({ tile }) => tile),
    ...(view.lifted ? [view.lifted.tile] : []),
  ];
  return known.find((tile) => tile.id === id);
}

/** Where the steps of a turn are done; a turn of one step is shown as any move is. */
export function plannedSteps(view: View, moves: readonly string[]): PlannedStep[] {
  if (moves.length < 2) return [];
  return moves.flatMap((text, index): PlannedStep[] => {
    const move = parseMove(text);
    if (move.verb === 'pass') return [];
    const tile = tileOf(view, move.tile);
    const lying = view.lying.find((one) => one.tile.id === move.tile);
    const where = move.verb === 'lift' ? lying && { at: { q: lying.q, r: lying.r }, turns: lying.turns } : move;
    return tile && where ? [{ number: index + 1, verb: move.verb, tile, at: where.at, turns: where.turns }] : [];
  });
}
