import type { SeatWish } from '../api/tables';
import type { Seat, TableInfo } from './model';

/** Who takes the seat of a person who is not here. */
const STAND_IN = 'surveyor';

function wish(seat: Seat): SeatWish {
  if (seat.mine) return seat.here ? { kind: 'here', name: seat.name } : { kind: 'me', name: seat.name };
  return { kind: 'bot', bot: seat.bot ?? STAND_IN };
}

/**
 * Who sits where in a match that goes on from a step of another: whoever plays on keeps their seats, bots play the
 * rest. Who had no seat there gets those of people at this device: null, the server's own way.
 */
export function seatsToPlayOn(table: TableInfo): readonly SeatWish[] | null {
  return table.seats.some(({ mine, here }) => mine && !here) ? table.seats.map(wish) : null;
}
