import type { TableInfo } from './model';

const MINUTE = 60_000;

/** For whom the match waits, and for how long already. */
export interface Waited {
  readonly seats: readonly number[];
  readonly minutes: number;
}

/**
 * What whoever looks at the table is asked about: the others that are away and due, unless a decision of their own is due
 * as well. Clocks of two machines differ: it is never less than what the table agreed to wait.
 */
export function waitedFor(table: TableInfo, waiting: readonly number[], now: number): Waited | null {
  const mine = table.seats.filter((seat) => seat.mine);
  const busy = mine.some((seat) => waiting.includes(seat.number) && !seat.minded_by_bot);
  const overdue = table.overdue.filter(({ seat }) => waiting.includes(seat) && !table.seats[seat]?.mine);
  if (overdue.length === 0 || busy || (mine.length === 0 && !table.host)) return null;
  const since = Math.min(...overdue.map((one) => Date.parse(one.since)));
  const least = (table.leaver_seconds ?? 0) * 1000;
  return { seats: overdue.map(({ seat }) => seat), minutes: Math.floor(Math.max(now - since, least) / MINUTE) };
}
