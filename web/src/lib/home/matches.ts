import { ApiError } from '../api/client';
import { tables } from '../api/tables';
import type { TableSummary } from '../api/schema';
import type { GameId } from '../api/types';
import { Refusal } from '../table/model';
import { myself } from '../guest.svelte';

/** Those that wait for me first, then what goes on, then what is over; the latest first in each. */
const ranks = { playing: 1, gathering: 1, finished: 2, abandoned: 3 } as const;
const rank = (table: TableSummary) => (table.my_turn ? 0 : ranks[table.status]);

/** Whether one of these matches of the game was played to its end. */
export function hasFinished(matches: readonly TableSummary[], game: GameId): boolean {
  return matches.some((match) => match.game === game && match.status === 'finished' && match.my_seats.length > 0);
}

/** The matches of this guest. */
export async function myMatches(signal: AbortSignal): Promise<TableSummary[]> {
  if (!myself.known) return [];
  try {
    return (await tables.mine(signal)).sort((one, other) => rank(one) - rank(other));
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason;
    if (reason.code === 'no-guest') myself.forget();
    else throw new ApiError('broken', { cause: reason });
    return [];
  }
}
