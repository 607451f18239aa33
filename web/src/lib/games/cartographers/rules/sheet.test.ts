import { describe, expect, it } from 'vitest';
import { markOf, statementOf } from './sheet';

describe('what a page states about a map', () => {
  it.each([
    ['map A', { kind: 'side', side: 'A' }],
    ['score Sentinel Wood = 4', { kind: 'score', stars: 4 }],
    ['score Lost Barony = 0', { kind: 'score', stars: 0 }],
    ['monsters = 5', { kind: 'monsters', stars: 5 }],
    ['solo ambush Goblin Attack', { kind: 'solo' }],
    ['something new', { kind: 'other' }],
  ])('%s', (line, statement) => {
    expect(statementOf(line)).toEqual(statement);
  });

  it('an allowed drawing', () => {
    expect(statementOf('legal Orchard: F A5B5C5C11')).toEqual({
      kind: 'legal',
      afterRuins: false,
      drawing: { letter: 'F', spaces: ['A5', 'B5', 'C5', 'C11'] },
    });
  });

  it('a refused one, by its clause', () => {
    expect(statementOf('refused C6.1 Orchard after ruins: F A5B5')).toEqual({
      kind: 'refused',
      clause: 'C6.1',
      afterRuins: true,
      drawing: { letter: 'F', spaces: ['A5', 'B5'] },
    });
  });

  it('what a drawing earns', () => {
    const drawing = { letter: 'X', spaces: ['B1'] };
    expect(statementOf('draws Gnoll Raid: X B1, 0 coins')).toEqual({ kind: 'draws', drawing, coins: 0 });
    expect(statementOf('draws Gnoll Raid: X B1, 1 coin')).toEqual({ kind: 'draws', drawing, coins: 1 });
  });
});

describe('a mark', () => {
  it('lies on the spaces of the drawing', () => {
    expect(markOf({ letter: 'F', spaces: ['A5', 'K11'] }, true)).toEqual({
      spaces: [
        { row: 4, column: 0 },
        { row: 10, column: 10 },
      ],
      letter: 'F',
      refused: true,
    });
  });
});
