import type { Cell, LogEntry } from '../../../table/model';
import type { Counted, Event, EventOf } from '../events';
import { parseNames } from '../shapes';

/** How a season was counted: its two edicts, coins and monsters, in this order, then the sum. */
export interface SeasonCount {
  readonly ended: EventOf<'season_ended'>;
  readonly boxes: readonly Counted[];
}

const isCounted = (event: Event): event is Counted =>
  event.kind === 'edict_scored' || event.kind === 'coins_scored' || event.kind === 'monsters_scored';

/** The latest count of a season; null where none has been told. */
export function latestCount(log: readonly LogEntry[]): SeasonCount | null {
  for (const { events } of log.toReversed()) {
    const told = (events ?? []) as readonly Event[];
    const ended = told.findLast((event) => event.kind === 'season_ended');
    if (ended) return { ended, boxes: told.filter(isCounted).filter(({ season }) => season === ended.season) };
  }
  return null;
}

/** How much of a count these events tell: so many boxes, and the sum after the last. */
export function toldOf({ ended: { season } }: SeasonCount, events: readonly Event[]): number {
  return events.filter((event) => (isCounted(event) || event.kind === 'season_ended') && event.season === season).length;
}

/** The spaces of a seat's map that a box speaks of. */
export function cellsOf(boxes: readonly Counted[], seat: number): { earning: Cell[]; haunted: Cell[] } {
  return {
    earning: boxes.flatMap((box) => (box.kind === 'edict_scored' ? parseNames(box.earning[seat] ?? '') : [])),
    haunted: boxes.flatMap((box) => (box.kind === 'monsters_scored' ? parseNames(box.haunted[seat] ?? '') : [])),
  };
}
