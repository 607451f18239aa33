import { describe, expect, it } from 'vitest';
import { holding } from './eyes';

describe('whose eyes', () => {
  it('an onlooker has none of the seats', () => {
    expect(holding([], [0, 1], null, false)).toEqual({ eyes: null, handTo: null });
  });

  it('one player at a device looks from their seat, whoever’s turn it is', () => {
    expect(holding([1], [0], null, false)).toEqual({ eyes: 1, handTo: null });
  });
});

describe('a shared device', () => {
  it('is handed to the first who owes a decision when the page opens', () => {
    expect(holding([0, 2], [2], null, false)).toEqual({ eyes: null, handTo: 2 });
  });

  it('stays with its holder while they owe a decision', () => {
    expect(holding([0, 1], [0, 1], 1, false)).toEqual({ eyes: 1, handTo: null });
  });

  it('goes on round the table', () => {
    expect(holding([0, 1, 2], [0, 2], 1, false)).toEqual({ eyes: 1, handTo: 2 });
    expect(holding([0, 1, 2], [0], 2, false)).toEqual({ eyes: 2, handTo: 0 });
  });

  it('shows nobody’s secrets while only others decide, whoever has it', () => {
    expect(holding([0, 1], [2], 1, false)).toEqual({ eyes: null, handTo: null });
    expect(holding([0, 1], [2], null, false)).toEqual({ eyes: null, handTo: null });
  });

  it('needs no handing over where its holder is the next to decide', () => {
    expect(holding([0, 1], [1], 1, false)).toEqual({ eyes: 1, handTo: null });
  });

  it('needs no handing over once nothing is secret', () => {
    expect(holding([0, 1], [], null, true)).toEqual({ eyes: 0, handTo: null });
    expect(holding([0, 1], [], 1, true)).toEqual({ eyes: 1, handTo: null });
  });
});
