import type { Eyes } from '../live/table.svelte';
import type { LogEntry } from '../table/model';

/** What a beat sounds like; lib/sound makes them. */
export type Sound = 'turn' | 'card' | 'drawing' | 'points' | 'coin' | 'ambush' | 'refusal' | 'end';

/** One thing that happened, as people follow it: shown, said and heard together. */
export interface Beat<Event = unknown> {
  /** Whose doing it was; null for what the rules do. */
  readonly seat: number | null;
  /** A line of the log, in the reader's language; empty where there is nothing to say. */
  readonly words: string;
  /** What the board shows of it. */
  readonly events: readonly Event[];
  readonly sound?: Sound;
  /** How long it takes to follow, where that is not one beat. */
  readonly length?: number;
}

/** Who is told what happened. */
export interface Audience {
  /** By seat. */
  readonly names: readonly string[];
  readonly eyes: Eyes;
}

/** The events of a step with these eyes; null where they have not been asked for yet. */
export function eventsOf({ events, secrets }: Pick<LogEntry, 'events' | 'secrets'>, eyes: Eyes): readonly unknown[] | null {
  const own = secrets?.filter(({ seat }) => seat === eyes) ?? [];
  if (events === null || own.length === 0) return events;
  const seen = [...events];
  for (const { at, event } of own) seen[at] = event;
  return seen;
}
