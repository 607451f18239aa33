import type { TableSummary } from '../api/schema';

/** How a match ended for this guest; null for one that they only look at, or that is not over. */
export interface MyResult {
  readonly kind: 'alone' | 'won' | 'shared' | 'lost';
  /** My points, and the best of the others; null where a list does not tell them. */
  readonly mine: number | null;
  readonly others: number | null;
}

/** The seats that are this guest's alone, without those of others at the same device. */
export function ownSeats({ seats, my_seats }: TableSummary): number[] {
  return my_seats.filter((mine) => !seats.some(({ number, here }) => number === mine && here));
}

export function myResult(match: TableSummary): MyResult | null {
  const { result, seat_counts, status } = match;
  const own = ownSeats(match);
  if (result === null || status !== 'finished' || own.length === 0) return null;
  const best = (scores: readonly number[]) => (scores.length > 0 ? Math.max(...scores) : null);
  const mine = best(result.scores.filter((_, seat) => own.includes(seat)));
  const others = best(result.scores.filter((_, seat) => !own.includes(seat)));
  return { kind: kindOf(), mine, others };

  function kindOf(): MyResult['kind'] {
    if (seat_counts.all === 1) return 'alone';
    if (!result?.winners.some((seat) => own.includes(seat))) return 'lost';
    return result.winners.length > 1 ? 'shared' : 'won';
  }
}
