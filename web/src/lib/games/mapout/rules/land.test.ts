import { describe, expect, it } from 'vitest';
import { landStatement, marksOf, shortName } from './land';

const tile = { halves: 'MMMMMMMMMMMM', roads: [], turns: 0 };
const land = { tiles: [{ ...tile, name: 'r06', q: 1, r: 1 }], open: [] };

describe('what a page states about a land', () => {
  it('a refused tile', () => {
    const statement = landStatement('refused O3.2 O3.3: play road-01 0,1 0');
    expect(statement.verdict).toEqual({ allowed: false, clauses: ['O3.2', 'O3.3'] });
    expect(marksOf(statement, land, false)).toEqual([{ q: 0, r: 1, kind: 'refused' }]);
  });

  it('a refused lift', () => {
    const statement = landStatement('refused O4.1: lift road-06');
    expect(marksOf(statement, land, false)).toEqual([{ q: 1, r: 1, kind: 'refused' }]);
  });

  it('a refused way back', () => {
    const statement = landStatement('refused O4.4: lift road-06, back road-06 -1,2 2');
    expect(marksOf(statement, land, false)).toEqual([
      { q: 1, r: 1, kind: 'spot' },
      { q: -1, r: 2, kind: 'refused' },
    ]);
  });

  it('moves and what they earn', () => {
    const statement = landStatement('lift road-06, back road-06 2,0 0, moved_tiles_score gain = 0');
    expect(statement.points).toBe(0);
    expect(marksOf(statement, land, false)).toEqual([{ q: 1, r: 1, kind: 'spot' }]);
    expect(marksOf(statement, land, true)).toEqual([{ q: 2, r: 0, kind: 'spot' }]);
  });

  it('locked tiles', () => {
    expect(landStatement('locked 0,0 1,-1').locked).toEqual([
      { q: 0, r: 0 },
      { q: 1, r: -1 },
    ]);
  });

  it.each(['setup', 'tile road-14', 'tile road-14 turned 1'])('%s: nothing to point out', (line) => {
    expect(landStatement(line)).toEqual({ locked: [], moves: [] });
  });

  it('tiles by their short names', () => {
    expect(['starting-01', 'road-14', 'end-04', 'split-end-02'].map(shortName)).toEqual(['s01', 'r14', 'e04', 'x02']);
  });
});
