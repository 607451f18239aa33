import type { Beat } from '../../../play/beats';
import type { Cell } from '../../../table/model';
import { gainWords } from '../effect-words';
import { type Drawn, type Event, isDrawn } from '../events';

/** A drawing that others made on a map since the player's latest decision. */
export interface DrawingMark {
  /** Its place in what happened, from 1. */
  readonly number: number;
  /** Who drew it; null for the monsters of a solo ambush. */
  readonly seat: number | null;
  readonly cells: readonly Cell[];
  /** The mountains that it closed in. */
  readonly mountains: readonly Cell[];
  /** What it changed, in a few words each. */
  readonly gains: readonly string[];
  /** Whether it is being shown now. */
  readonly current: boolean;
}

/** What was drawn on the map of a seat. */
export function marksOn(sheet: number, happened: readonly Beat<Event>[], current: number | null): DrawingMark[] {
  return happened.flatMap((beat, at) =>
    beat.events
      .filter((event): event is Drawn => isDrawn(event) && event.sheet === sheet && event.cells.length > 0)
      .map((event) => ({
        number: at + 1,
        seat: event.kind === 'drawing_revealed' ? event.seat : null,
        cells: event.cells,
        mountains: event.gains.mountains,
        gains: gainWords(event.gains),
        current: at === current,
      })),
  );
}

/** The colour of whoever drew; monsters that nobody drew have their own. */
export function inkOf(seat: number | null): string {
  if (seat === null) return 'var(--line-monster)';
  return seat < 4 ? `var(--seat-${seat + 1})` : 'var(--seat-other)';
}
