import { describe, expect, it } from 'vitest';
import type { TableSummary } from '../api/schema';
import { hasFinished } from './matches';
import { myResult } from './result';
import { when } from './when';

const counts = (all: number) => ({ all, people: all, bots: 0, open: 0 });
function match(changes: Partial<TableSummary>): TableSummary {
  return {
    id: 't',
    game: 'mapout',
    status: 'finished',
    seats: [],
    seat_counts: counts(2),
    my_seats: [0],
    my_turn: false,
    waiting: [],
    since: null,
    updated_at: '2026-05-03T12:05:00Z',
    result: { winners: [0], scores: [31, 28], rating: null, titles: [] },
    ...changes,
  };
}

describe('how a match ended for me', () => {
  it('is my points and the best of the others', () => {
    expect(myResult(match({}))).toEqual({ kind: 'won', mine: 31, others: 28 });
    expect(myResult(match({ my_seats: [1] }))).toEqual({ kind: 'lost', mine: 28, others: 31 });
    const three = { winners: [0, 2], scores: [31, 28, 31], rating: null, titles: [] };
    expect(myResult(match({ result: three, seat_counts: counts(3) }))).toEqual({ kind: 'shared', mine: 31, others: 31 });
  });

  it('is that of my own seat where others play at my device', () => {
    const seat = { kind: 'person', name: '', bot: null, mine: true, online: true, minded_by_bot: false, note: null } as const;
    const seats = [false, true].map((here, number) => ({ ...seat, number, here }));
    const result = { winners: [1], scores: [28, 31], rating: null, titles: [] };
    expect(myResult(match({ seats, my_seats: [0, 1], result }))).toEqual({ kind: 'lost', mine: 28, others: 31 });
  });

  it('has no opponent alone', () => {
    const alone = { winners: [0], scores: [40], rating: 3, titles: ['apprentice_surveyor'] };
    expect(myResult(match({ result: alone, seat_counts: counts(1) }))).toEqual({ kind: 'alone', mine: 40, others: null });
  });

  it('is not told of a match that goes on, or that I only look at', () => {
    expect(myResult(match({ status: 'playing', result: null }))).toBeNull();
    expect(myResult(match({ my_seats: [] }))).toBeNull();
  });
});

describe('a first match of a game', () => {
  it('is one before any of that game was finished', () => {
    expect(hasFinished([], 'mapout')).toBe(false);
    expect(hasFinished([match({ status: 'playing' }), match({ my_seats: [] })], 'mapout')).toBe(false);
    expect(hasFinished([match({})], 'mapout')).toBe(true);
    expect(hasFinished([match({})], 'misterra')).toBe(false);
  });
});

describe('when something happened', () => {
  const at = new Date(2026, 4, 3, 14, 5);
  const told = (now: Date) => when(at.toISOString(), 'en', now);

  it('is a time today, a day this year, a date before', () => {
    expect(told(new Date(2026, 4, 3, 20))).toBe('14:05');
    expect(told(new Date(2026, 6, 1))).toBe('3 May, 14:05');
    expect(told(new Date(2027, 0, 1))).toBe('3 May 2026');
  });
});
