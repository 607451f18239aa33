import { describe, expect, it } from 'vitest';
import { findMoves } from './moves';
import { described, readView } from './view';

describe('a move is found', () => {
  const moves = ['lay 1', 'lay 12', 'Pass'];

  it('by any of its words, whatever their case and order', () => {
    expect(findMoves(moves, '12 LAY')).toEqual(['lay 12']);
    expect(findMoves(moves, 'pas')).toEqual(['Pass']);
  });

  it('among all of them while nothing is typed', () => {
    expect(findMoves(moves, '  ')).toEqual(moves);
    expect(findMoves(moves, 'jump')).toEqual([]);
  });
});

describe('the view of any game', () => {
  const sent = { game: 'beacons', seat: 0, waiting: [0, 1], result: null };

  it('is its drawing and its scores', () => {
    expect(readView({ ...sent, drawing: 'a\nb', scores: [3, 4] })).toEqual({
      seat: 0,
      waiting: [0, 1],
      drawing: 'a\nb',
      scores: [3, 4],
      result: null,
    });
  });

  it('is told field by field where there is no drawing', () => {
    expect(readView({ ...sent, open_cards: [1, 2], stage: 'first' })).toMatchObject({
      drawing: 'open cards: [1,2]\nstage: first',
      scores: null,
    });
  });

  it('ends with points by what they are for', () => {
    const result = { winners: [1], decided_by: 'points', totals: [3, 4], scores: [{ beacons: 3 }, { beacons: 4 }] };
    expect(readView({ ...sent, waiting: [], drawing: '', scores: [3, 4], result }).result).toEqual(result);
  });
});

it('makes no sense without the seats that are waited for', () => {
  expect(() => readView({ game: 'beacons', seat: 0, waiting: null, result: null })).toThrow('expected a list');
});

describe('effects', () => {
  it('are told field by field', () => {
    expect(described({ card: 7, left_over: [1] })).toEqual(['card: 7', 'left over: [1]']);
  });
});
