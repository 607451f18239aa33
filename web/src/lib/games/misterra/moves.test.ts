import { describe, expect, it } from 'vitest';
import { keepMove, parseHalf, parseMove, readChoices, sorted } from './moves';
import { parsePlace, placeName, signAt } from './spaces';

describe('the moves of a decision', () => {
  it('are sorted by what they do', () => {
    const choices = readChoices({ kind: 'misterra', moves: ['map SC3 JD3', 'map JC3 SD3', 'claim', 'rest'] });
    expect([...choices.map]).toEqual(['map SC3 JD3', 'map JC3 SD3']);
    expect([choices.claim, choices.rest, choices.go.size]).toEqual([true, true, 0]);
  });
  it('name places, the beach too', () => {
    expect([...sorted(['go beach2', 'go E2']).go]).toEqual(['beach2', 'E2']);
    expect(parsePlace('beach2')).toEqual([1, 5]);
    expect(placeName(parsePlace('D4'))).toBe('D4');
  });
  it('are read for the log', () => {
    const { verb, words } = parseMove('map SC3 JD3');
    expect([verb, ...words.map(parseHalf)]).toEqual(['map', { letter: 'S', space: 'C3' }, { letter: 'J', space: 'D3' }]);
  });
  it('keep the lower card first', () => {
    expect(keepMove([18, 3])).toBe('keep 3 18');
  });
});

describe('island and parchment', () => {
  it('are read space by space', () => {
    expect(signAt('sJ.../....m/...../...../.....', 'E2')).toBe('m');
  });
});
