import { describe, expect, it } from 'vitest';
import { readCartographersChangeView } from './readers';

describe('a view', () => {
  it('has the words of its game only', () => {
    const change = { ambush: 'Goblin Attack', cells: [[0, 1]], edicts: [0], coins: 0, monsters: -1 };
    expect(readCartographersChangeView(change)).toBe(change);
    expect(() => readCartographersChangeView({ ...change, ambush: 'Volcano' })).toThrow('expected one of');
    expect(() => readCartographersChangeView({ ...change, cells: [[0]] })).toThrow('expected 2 values');
  });
});
