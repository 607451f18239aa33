import type { RunningScore } from '../game';
import type { View } from './view';

export const PARTS = ['roads', 'moved', 'end_tiles', 'split_end_tiles'] as const;

/** What the totals are made of stands in the table of points. */
export function scores(view: View): RunningScore[] {
  return view.players.map(({ seat, total }) => ({ seat, total }));
}
