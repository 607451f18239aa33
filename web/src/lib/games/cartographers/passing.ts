import type { LogEntry } from '../../table/model';
import type { Event } from './events';

/** Who draws on a seat's map in the latest ambush; null where it has not been told. */
export function drawerOn(log: readonly LogEntry[], seat: number): number | null {
  for (const { events } of log.toReversed()) {
    const ambush = (events as readonly Event[] | null)?.findLast((event) => event.kind === 'ambush_revealed');
    if (ambush) return ambush.targets.includes(seat) ? ambush.targets.indexOf(seat) : null;
  }
  return null;
}
