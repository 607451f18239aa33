import type { CartographersEvent as Event } from '../../api/schema';
import type { Audience, Beat } from '../../play/beats';
import type { LogEntry } from '../../table/model';

/** What a decision did, in players' terms. */
export function beats({ seat, move }: LogEntry, events: readonly Event[], { names }: Audience): Beat<Event>[] {
  return [{ seat, words: `${names[seat] ?? ''}: ${move ?? ''}`, events }];
}
