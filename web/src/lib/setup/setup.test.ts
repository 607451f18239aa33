import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseScoring, readScoring, STACKS, writeScoring } from '../games/cartographers/setup/scoring';
import { firstWishes, seatCount, seatsOf } from './wishes';

describe('a new table', () => {
  it('begins with one opponent, neither the weakest bot nor the strongest', () => {
    expect(seatsOf(firstWishes('Ada', 1, ['novice', 'surveyor', 'master']))).toEqual([
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', bot: 'surveyor' },
    ]);
  });

  it('begins with an open seat where there are no bots', () => {
    expect(seatsOf(firstWishes('Ada', 2, [])).map(({ kind }) => kind)).toEqual(['me', 'open']);
  });

  it('seats this device first, then friends, then bots', () => {
    const wishes = { me: 'Ada', here: ['Ben'], open: 2, bots: { novice: 1, master: 1 } };
    expect(seatCount(wishes)).toBe(6);
    expect(seatsOf(wishes).map(({ kind }) => kind)).toEqual(['me', 'here', 'open', 'open', 'bot', 'bot']);
  });
});

describe('the scoring cards', () => {
  it('are those of the engine', () => {
    const file = new URL('../../../../src/mapmakers/engine/games/cartographers/components.json', import.meta.url);
    interface Card {
      name: string;
      stack: string;
    }
    const { scoring_cards, added_scoring_cards } = JSON.parse(readFileSync(file, 'utf8')) as {
      scoring_cards: Card[];
      added_scoring_cards: Card[];
    };
    const theirs = [...scoring_cards, ...added_scoring_cards];
    for (const [stack, names] of Object.entries(STACKS)) {
      expect(names).toEqual(theirs.filter((card) => card.stack === stack).map(({ name }) => name));
    }
    expect(Object.values(STACKS).flat()).toHaveLength(theirs.length);
  });

  it('are written as the option is', () => {
    expect(writeScoring(readScoring('Greenbough,?, village , ?'))).toBe('Greenbough, ?, village, ?');
  });

  it('are one of each stack: another of the same stack gives way', () => {
    const entries = ['Greenbough', '?', 'Wildholds', '?'];
    expect(chooseScoring(entries, 1, 'Treetower')).toEqual(['?', 'Treetower', 'Wildholds', '?']);
    expect(chooseScoring(entries, 3, 'village')).toEqual(['Greenbough', '?', '?', 'village']);
    expect(chooseScoring(entries, 0, '?')).toEqual(['?', '?', 'Wildholds', '?']);
  });
});
