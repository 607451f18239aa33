import type { AnyGame } from '../games/game';
import { type Audience, type Beat, eventsOf } from '../play/beats';
import type { Scene } from '../play/playback.svelte';
import type { AnyView, LogEntry } from './model';
import type { Eyes } from '../live/table.svelte';
import { words } from './i18n';

/**
 * Whether there is more to tell than that somebody has decided: what they decided, unless that is private to another at
 * this device, or what came of it for everybody.
 */
function isTold(entry: LogEntry, eyes: Eyes): boolean {
  if (entry.kind !== 'move') return false;
  const readable = entry.move !== null && (entry.shown || entry.seat === eyes);
  return readable || (entry.events !== null && entry.events.length > 1);
}

/** What the table itself says of a step that no game has to tell. */
export function plainly(entry: LogEntry, names: readonly string[]): string {
  const name = names[entry.seat] ?? '';
  return entry.kind === 'undo' ? words().log.tookBack(name) : words().log.decided(name);
}

/** One line of the log: a step, or several decisions in a row that are only counted. */
export interface LogLine {
  readonly entry: LogEntry;
  /** How many decisions it stands for; 0 where it is told by itself. */
  readonly decided: number;
}

/** At larger tables the others' decisions are counted, not told one by one. */
export const TOLD_ONE_BY_ONE = 8;

/**
 * The steps that brought something for everybody: the last before somebody decides anew, and the latest. What was
 * turned over after a round of decisions is told with them.
 */
function closing(entries: readonly LogEntry[]): ReadonlySet<LogEntry> {
  const found = new Set<LogEntry>();
  const decided = new Set<number>();
  let last: LogEntry | undefined;
  for (const entry of entries) {
    if (entry.kind === 'undo') decided.delete(entry.seat);
    else {
      if (decided.has(entry.seat)) {
        if (last) found.add(last);
        decided.clear();
      }
      decided.add(entry.seat);
      last = entry;
    }
  }
  if (last) found.add(last);
  return found;
}

/** A table of a hundred would otherwise fill the log with who has decided. */
export function logLines(entries: readonly LogEntry[], eyes: Eyes, seats: number): LogLine[] {
  const lines: LogLine[] = [];
  const kept = seats > TOLD_ONE_BY_ONE ? closing(entries) : null;
  for (const entry of entries) {
    const folded = kept !== null && entry.seat !== eyes && !kept.has(entry);
    const quiet = entry.kind === 'move' && (folded || !isTold(entry, eyes));
    const last = lines.at(-1);
    if (quiet && last !== undefined && last.decided > 0) lines[lines.length - 1] = { entry, decided: last.decided + 1 };
    else lines.push({ entry, decided: quiet ? 1 : 0 });
  }
  return lines;
}

/** What happened in a step, beat by beat. Of an undo, and of a decision that is still private, the table itself tells. */
export function beatsOf(game: AnyGame, entry: LogEntry, audience: Audience): Beat[] {
  const { seat } = entry;
  const events = eventsOf(entry, audience.eyes);
  if (entry.kind === 'undo' || events === null || !isTold(entry, audience.eyes)) {
    return [{ seat, words: plainly(entry, audience.names), events: [] }];
  }
  return game.beats(entry, events, audience);
}

/** Steps that have arrived together, as they are played out; the view is the one after the last of them. */
export function scenesOf(game: AnyGame, steps: readonly LogEntry[], after: AnyView, audience: Audience): Scene[] {
  // What was taken back is simply no longer there.
  const undone = steps.some(({ kind }) => kind === 'undo');
  return steps.map((entry, at) => ({
    beats: undone ? [] : beatsOf(game, entry, audience),
    after: at === steps.length - 1 ? after : null,
  }));
}

/** Whether whoever looks has decided, or something was taken back: what happened before no longer matters. */
export function isOwn(steps: readonly LogEntry[], eyes: Eyes): boolean {
  return steps.some(({ kind, seat, minded }) => kind === 'undo' || (seat === eyes && !minded));
}

/** The words of a line of the log; null where its events have not been asked for yet. */
export function told(game: AnyGame, { entry, decided }: LogLine, audience: Audience): readonly string[] | null {
  if (decided > 1) return [words().log.decidedMany(decided)];
  if (decided === 1 || entry.kind === 'undo') return [plainly(entry, audience.names)];
  if (entry.events === null) return null;
  return beatsOf(game, entry, audience).flatMap(({ words: said }) => (said === '' ? [] : [said]));
}
