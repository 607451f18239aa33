import type { LogEntry } from './model';

/** What a bot decided for a seat since its owner last did: those steps, in order. */
export function decidedMeanwhile(log: readonly LogEntry[], seat: number): number[] {
  const own = log.filter((entry) => entry.seat === seat);
  const last = own.findLastIndex((entry) => !entry.minded);
  return own.slice(last + 1).map(({ step }) => step);
}
