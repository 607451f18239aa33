import type { AnyGame, AnyView, LogEntry, ToldMove } from '../games/seam';
import type { Eyes } from '../live/table.svelte';
import { words } from './i18n';

/** The views between which a step lies. */
export interface Around {
  readonly before: AnyView;
  readonly after: AnyView;
}

/** A move that whoever looks may read: at a shared device not the private ones of the others. */
export function isTold(entry: LogEntry, eyes: Eyes): entry is ToldMove {
  return entry.kind === 'move' && entry.move !== null && (entry.shown || entry.seat === eyes);
}

/** What the table itself says of a step that no game has to tell. */
export function plainly(entry: LogEntry, names: readonly string[]): string {
  const name = names[entry.seat] ?? '';
  return entry.kind === 'undo' ? words().log.tookBack(name) : words().log.decided(name);
}

/** One line of the log: a step, or several decisions in a row that are not shown yet. */
export interface LogLine {
  readonly entry: LogEntry;
  readonly decided: number;
}

/** A table of a hundred would otherwise fill the log with who has decided. */
export function logLines(entries: readonly LogEntry[], eyes: Eyes): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of entries) {
    const quiet = entry.kind === 'move' && !isTold(entry, eyes);
    const last = lines.at(-1);
    if (quiet && last !== undefined && last.decided > 0) lines[lines.length - 1] = { entry, decided: last.decided + 1 };
    else lines.push({ entry, decided: quiet ? 1 : 0 });
  }
  return lines;
}

export function tell(game: AnyGame, entry: LogEntry, around: Around | null, eyes: Eyes, names: readonly string[]): string[] {
  return isTold(entry, eyes) && around !== null
    ? game.tell(around.before, entry, around.after, names)
    : [plainly(entry, names)];
}
