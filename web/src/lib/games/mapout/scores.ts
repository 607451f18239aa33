import type { RunningScore } from '../seam';
import { words } from './i18n';
import type { View } from './view';

export const PARTS = ['roads', 'moved', 'end_tiles', 'split_end_tiles'] as const;

export function scores(view: View): RunningScore[] {
  return view.players.map(({ seat, total, roads, moved, end_tiles, split_end_tiles }) => ({
    seat,
    total,
    parts: words().parts.short(roads, moved, end_tiles, split_end_tiles),
  }));
}
