import { describe, expect, it } from 'vitest';
import { across, down, lineOf, scaleOf } from './chart';

const points = (...expected: number[]) => expected.map((value, at) => ({ step: at + 1, expected: value }));

describe('the scale of a graph', () => {
  it('begins at nothing and ends at a round number above all', () => {
    expect(scaleOf(points(12, 61.4, 87))).toEqual({ low: 0, high: 100, ruled: [0, 50, 100] });
    expect(scaleOf(points(38))).toEqual({ low: 0, high: 40, ruled: [0, 10, 20, 30, 40] });
  });

  it('goes below nothing where somebody may', () => {
    const { low, high, ruled } = scaleOf(points(-13, 30));
    expect(low).toBeLessThanOrEqual(-13);
    expect(high).toBeGreaterThanOrEqual(30);
    expect(ruled).toContain(0);
  });

  it('has room where nobody expects anything', () => {
    expect(scaleOf([]).high).toBeGreaterThan(0);
  });
});

describe('the line of a player', () => {
  it('runs from left to right, the more points the higher', () => {
    const scale = scaleOf(points(0, 100));
    expect(lineOf(points(0, 100), 2, scale)).toBe('M50.00 100.00L100.00 0.00');
    expect(across(0, 10)).toBe(0);
    expect(down(100, scale)).toBe(0);
  });

  it('is none where nothing is known', () => {
    expect(lineOf([], 5, scaleOf([]))).toBe('');
    expect(across(0, 0)).toBe(0);
  });
});
