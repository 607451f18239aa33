import { describe, expect, it } from 'vitest';
import type { LogEntry } from './model';
import { decidedMeanwhile } from './meanwhile';

const log = (...steps: readonly [seat: number, minded: boolean][]): LogEntry[] =>
  steps.map(([seat, minded], at) => ({
    step: at + 1,
    seat,
    kind: 'move',
    move: 'rest',
    shown: true,
    minded,
    at: '',
    events: [],
    secrets: [],
  }));

describe('what was decided meanwhile', () => {
  it('is what a bot decided for the seat since its owner last did', () => {
    const played = log([0, false], [0, true], [1, false], [0, false], [0, true], [1, true], [0, true]);
    expect(decidedMeanwhile(played, 0)).toEqual([5, 7]);
    expect(decidedMeanwhile(played, 1)).toEqual([6]);
    expect(decidedMeanwhile(played, 2)).toEqual([]);
  });

  it('is nothing once the owner has decided again', () => {
    expect(decidedMeanwhile(log([0, true], [0, true], [0, false]), 0)).toEqual([]);
  });
});
