import { describe, expect, it } from 'vitest';
import type { Seat, TableInfo } from './model';
import { seatsToPlayOn } from './playing-on';

const seat = (number: number, more: Partial<Seat>): Seat => ({
  number,
  kind: 'person',
  name: `P${number}`,
  bot: null,
  mine: false,
  here: false,
  online: true,
  minded_by_bot: false,
  note: null,
  ...more,
});
const table = (...seats: Seat[]) => ({ seats }) as unknown as TableInfo;

describe('playing on from a step', () => {
  it('keeps one’s seats; bots take the others', () => {
    const seats = [
      seat(0, { mine: true }),
      seat(1, { mine: true, here: true, name: 'Ben' }),
      seat(2, {}),
      seat(3, { kind: 'bot', bot: 'random' }),
    ];
    expect(seatsToPlayOn(table(...seats))).toEqual([
      { kind: 'me', name: 'P0' },
      { kind: 'here', name: 'Ben' },
      { kind: 'bot', bot: 'surveyor' },
      { kind: 'bot', bot: 'random' },
    ]);
  });

  it('leaves it to the server where one had no seat', () => {
    expect(seatsToPlayOn(table(seat(0, {}), seat(1, {})))).toBeNull();
  });
});
