import { describe, expect, it } from 'vitest';
import { parseIsland } from '../drawn/island';
import { islandChange, islandStatement } from './island';

const marks = (line: string) =>
  islandStatement(line).marks.map(({ space, kind, letter }) => [kind, letter, space].filter(Boolean).join(' '));

describe('what a page states about an island', () => {
  it.each([
    ['region E2 = D2 E2 E3', ['spot D2', 'spot E2', 'spot E3']],
    ['region D5 = none', []],
    ['reachable beach3 = beach2 beach3', ['spot beach2', 'spot beach3', 'here beach3']],
    ['seen A1 = A1 A2 B1', ['spot A1', 'spot A2', 'spot B1', 'here A1']],
    ['legal from beach3: map LE3 ME4', ['ghost L E3', 'ghost M E4', 'here beach3']],
    ['refused M7.2 from D3: map LA2 SB2', ['refused L A2', 'refused S B2', 'here D3']],
    ['legal claim E2, others C2, claim_links confirmed', ['other C2', 'here E2']],
    ['refused M9.5 claim E5, own C1 C2 D4', ['own C1', 'own C2', 'own D4', 'here E5']],
    ['legal claim E4', ['here E4']],
    ['claims own B2, others E2, merged_claims all = 8', ['own B2', 'other E2']],
    ['otoma claims B2 or B4 or E4, others D3', ['spot B2', 'spot B4', 'spot E4', 'other D3']],
    ['island for 2', []],
  ])('%s', (line, expected) => {
    expect(marks(line)).toEqual(expected);
  });

  it('names the clause that refuses', () => {
    expect(islandStatement('refused M9.2 claim D2').verdict).toEqual({ allowed: false, clauses: ['M9.2'] });
    expect(islandStatement('legal claim D2').verdict).toEqual({ allowed: true, clauses: [] });
    expect(islandStatement('seen A1 = A1').verdict).toBeUndefined();
  });

  it.each([
    ['fidelity = 24', 24, 'island and parchment'],
    ['completeness = -6', -6, 'parchment'],
    ['presumption 24 turned = 10', 10, 'parchment'],
    ['claims own C4 E3 = 14', 14, 'island'],
    ['maps SA1 MA2, empty_supply confirms', undefined, 'change'],
    ['otoma 6 then 12', undefined, 'change'],
    ['unmappable', undefined, 'island'],
  ])('%s', (line, points, boards) => {
    expect(islandStatement(line)).toMatchObject({ boards, ...(points === undefined ? {} : { points }) });
  });
});

describe('a change of the island', () => {
  it('is a new tile or one that was confirmed', () => {
    const changed = islandChange(parseIsland('s.J'), parseIsland('SLJ'));
    expect(changed.map(({ space }) => space)).toEqual(['A1', 'B1']);
  });
});
