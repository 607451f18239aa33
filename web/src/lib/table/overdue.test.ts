import { describe, expect, it } from 'vitest';
import type { Seat, TableInfo } from './model';
import { waitedFor } from './overdue';

const NOON = Date.parse('2026-06-01T12:00:00Z');
const AFTER = (minutes: number) => NOON + minutes * 60_000;

function seat(number: number, more: Partial<Seat> = {}): Seat {
  const name = `Player ${number + 1}`;
  return {
    number,
    kind: 'person',
    name,
    bot: null,
    mine: false,
    here: false,
    online: false,
    minded_by_bot: false,
    note: null,
    ...more,
  };
}

/** A table of three, looked at from the first seat; the others are away for too long. */
function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'aa',
    game: 'cartographers',
    rules: 1,
    options: {},
    status: 'playing',
    host: false,
    host_seat: 0,
    seats: [seat(0, { mine: true }), seat(1), seat(2)],
    commitment: null,
    seed: null,
    number: 0,
    public: false,
    leaver_seconds: 120,
    absence: 'ask',
    overdue: [1, 2].map((seat) => ({ seat, since: new Date(AFTER(seat)).toISOString() })),
    rematch: null,
    components: null,
    created_at: '2026-06-01T11:00:00Z',
    imported: false,
    ...more,
  };
}

describe('about whom the others are asked', () => {
  it('is everybody who is away too long, and since the first of them', () => {
    expect(waitedFor(table(), [1, 2], AFTER(6))).toEqual({ seats: [1, 2], minutes: 5 });
    expect(waitedFor(table({ overdue: [] }), [1, 2], AFTER(6))).toBeNull();
  });

  it('is nobody whose decision is not due any more', () => {
    expect(waitedFor(table(), [2], AFTER(6))?.seats).toEqual([2]);
    expect(waitedFor(table(), [], AFTER(6))).toBeNull();
  });

  it('can wait until one’s own decision is made', () => {
    expect(waitedFor(table(), [0, 1, 2], AFTER(6))).toBeNull();
    const minded = [seat(0, { mine: true, minded_by_bot: true }), seat(1), seat(2)];
    expect(waitedFor(table({ seats: minded }), [0, 1, 2], AFTER(6))?.seats).toEqual([1, 2]);
  });

  it('is not for onlookers, unless they opened the table', () => {
    const seats = [seat(0), seat(1), seat(2)];
    expect(waitedFor(table({ seats }), [1, 2], AFTER(6))).toBeNull();
    expect(waitedFor(table({ seats, host: true }), [1, 2], AFTER(6))?.seats).toEqual([1, 2]);
  });

  it('lasts at least as long as the table agreed, whatever this machine’s clock says', () => {
    expect(waitedFor(table(), [1], AFTER(-60))?.minutes).toBe(2);
  });
});
