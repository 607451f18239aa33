import type { RunningScore } from '../seam';
import { words } from './i18n';
import type { View } from './view';

export const PARTS = ['roads', 'moved', 'end_tiles', 'split_end_tiles'] as const;

export function scores(view: View): RunningScore[] {
  return view.players.map((player) => ({
    seat: player.seat,
    total: player.total,
    parts: PARTS.flatMap((part) => (player[part] > 0 ? [`${words().parts.short[part]} ${player[part]}`] : [])).join(' · '),
  }));
}
