import type { MapoutConnectionMade, MapoutEvent } from '../../api/schema';

export type Event = MapoutEvent;

/** Whether a biome continues across a border, and that counts. */
export const scores = (event: Event): event is MapoutConnectionMade => event.kind === 'connection_made' && event.worth > 0;

/** What the tile that was laid earned. */
export function earned(events: readonly Event[]): number {
  return events.reduce((sum, event) => (event.kind === 'points_scored' ? sum + event.points : sum), 0);
}
