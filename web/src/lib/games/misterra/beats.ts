import type { MisterraEvent as Event } from '../../api/schema';
import type { Audience, Beat, Sound } from '../../play/beats';
import type { LogEntry } from '../../table/model';
import { wordsOf } from './event-words';
import { OTOMA } from './view';

/** What a decision did, one thing after the other, with what Otoma and the table did after it. */
export function beats({ seat: decided }: LogEntry, events: readonly Event[], audience: Audience): Beat<Event>[] {
  const found: Beat<Event>[] = [];
  /** What says nothing by itself goes with what was told before it. */
  let silent: Event[] = [];
  let told: Event | null = null;
  for (const [at, event] of events.entries()) {
    const said = wordsOf(event, audience);
    const last = found.at(-1);
    if (said === '') {
      if (last === undefined) silent.push(event);
      else found[found.length - 1] = { ...last, events: [...last.events, event] };
    } else if (last !== undefined && joins(event, told)) {
      found[found.length - 1] = { ...last, words: `${last.words} ${said}`, events: [...last.events, event] };
    } else {
      const seat = at === 0 ? decided : doerOf(event, last?.seat ?? null);
      found.push({ seat, words: said, events: [...silent, event], ...manner(event) });
      silent = [];
    }
    if (said !== '') told = event;
  }
  return found.length > 0 ? found : [{ seat: decided, words: '', events }];
}

/** Whether it is told in one breath with what was told before it. */
function joins({ kind }: Event, before: Event | null): boolean {
  if (kind === 'otoma_turn_began') return before?.kind === 'display_discarded';
  if (kind !== 'points_changed') return false;
  return before?.kind === 'points_changed' || (before?.kind === 'acted_on_island' && before.owner === OTOMA);
}

/** Whose doing it was; null for Otoma and the table. */
function doerOf(event: Event, before: number | null): number | null {
  switch (event.kind) {
    case 'acted_on_island':
    case 'claimed':
      return event.owner === OTOMA ? null : event.owner;
    case 'points_changed':
      return before;
    case 'presumptions_kept':
    case 'landed':
    case 'walked':
    case 'stayed':
    case 'card_exchanged':
    case 'card_taken':
    case 'mapped':
    case 'rested':
    case 'half_day_skipped':
      return event.seat;
    default:
      return null;
  }
}

interface Manner {
  readonly sound?: Sound;
  readonly length?: number;
}

/** How it sounds, and how long it takes to follow. */
function manner(event: Event): Manner {
  switch (event.kind) {
    case 'walked':
      return event.path.length > 2 ? { length: 1.5 } : {};
    case 'card_exchanged':
    case 'card_taken':
    case 'display_refilled':
      return { sound: 'card' };
    case 'otoma_card_turned':
      return { sound: 'card', length: 1.5 };
    case 'mapped':
      return { sound: 'drawing' };
    case 'acted_on_island':
      return event.owner === OTOMA ? { sound: 'drawing' } : {};
    case 'points_changed':
    case 'category_scored':
      return { sound: 'points' };
    case 'claimed':
      return { sound: 'points', length: 1.5 };
    case 'otoma_turn_began':
    case 'display_discarded':
      return { sound: 'turn' };
    case 'end_announced':
      return { sound: 'end', length: 1.5 };
    case 'match_ended':
      return { sound: 'end', length: 2 };
    default:
      return {};
  }
}
