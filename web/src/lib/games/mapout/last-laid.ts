import type { LogEntry } from '../../table/model';
import type { Place } from './drawn/land';
import type { Event } from './events';
import { samePlace } from './moves';
import { type LyingView, placeOf } from './view';

/** A tile that somebody laid in their latest turn. */
export interface Laid extends Place {
  readonly seat: number;
}

/** The steps up to one of them; what was taken back did not happen. */
function happened(log: readonly LogEntry[], step: number): readonly LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of log) {
    if (entry.step > step) break;
    if (entry.kind === 'undo') kept.pop();
    else kept.push(entry);
  }
  return kept;
}

/** The tiles that everybody laid in their latest turn and that lie there, as the events of the log tell it. */
export function lastLaid(log: readonly LogEntry[], step: number, lying: readonly LyingView[]): readonly Laid[] {
  let found: readonly Laid[] = [];
  /** Whose turn has begun since they laid something. */
  const begun = new Set<number>();
  const forget = (seat: number, place: Place | null) => {
    const anew = begun.delete(seat);
    found = found.filter((one) => !(anew && one.seat === seat) && !(place && samePlace(one, place)));
  };
  for (const event of happened(log, step).flatMap((entry) => (entry.events ?? []) as readonly Event[])) {
    if (event.kind === 'turn_began') begun.add(event.seat);
    if (event.kind === 'passed') forget(event.seat, null);
    if (event.kind !== 'tile_lifted' && event.kind !== 'tile_played' && event.kind !== 'tile_put_back') continue;
    const place = placeOf(event.space);
    forget(event.seat, place);
    if (event.kind !== 'tile_lifted') found = [...found, { ...place, seat: event.seat }];
  }
  return found.filter((one) => lying.some((tile) => samePlace(tile, one)));
}
