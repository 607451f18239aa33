import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseScoring, readScoring, STACKS, writeScoring } from '../games/cartographers/setup/scoring';
import { seatCount, seatsOf, suggestedBot, type Way, waysInto, type Wishes, wishesFor, withPeople } from './wishes';

const LEVELS = ['novice', 'surveyor', 'master'];
const named = (n: number) => `Player ${n}`;
const kinds = (wishes: Wishes) => seatsOf(wishes).map(({ kind }) => kind);

describe('the ways into a match', () => {
  it('are those that the game and the server have', () => {
    expect(waysInto(1, LEVELS, true)).toEqual(['alone', 'bot', 'friend', 'here', 'open']);
    expect(waysInto(2, LEVELS, false)).toEqual(['bot', 'friend', 'here']);
    expect(waysInto(2, [], false)).toEqual(['friend', 'here']);
  });

  it('seat nobody besides me alone, and one opponent otherwise', () => {
    const seats = (way: Way) => kinds(wishesFor(way, 'Ada', 1, 'novice', named));
    expect(seats('alone')).toEqual(['me']);
    expect(seats('bot')).toEqual(['me', 'bot']);
    expect(seats('friend')).toEqual(['me', 'open']);
    expect(seats('open')).toEqual(['me', 'open']);
    expect(seatsOf(wishesFor('here', 'Ada', 1, 'novice', named))).toEqual([
      { kind: 'me', name: 'Ada' },
      { kind: 'here', name: 'Player 2' },
    ]);
  });

  it('seat as many as a game needs', () => {
    expect(seatCount(wishesFor('bot', 'Ada', 3, 'novice', named))).toBe(3);
  });
});

describe('the suggested bot', () => {
  it('is the weakest for a first match, whatever was played before', () => {
    expect(suggestedBot(LEVELS, true, 'master')).toBe('novice');
  });

  it('is the one that was played last, else one of middling strength', () => {
    expect(suggestedBot(LEVELS, false, 'master')).toBe('master');
    expect(suggestedBot(LEVELS, false, 'retired')).toBe('surveyor');
    expect(suggestedBot(LEVELS, false, null)).toBe('surveyor');
    expect(suggestedBot([], true, null)).toBeUndefined();
  });
});

describe('an arranged table', () => {
  const suggested = wishesFor('bot', 'Ada', 2, 'novice', named);

  it('seats this device first, then friends, then bots', () => {
    const wishes = { me: 'Ada', here: ['Ben'], open: 2, bots: { novice: 1, master: 1 } };
    expect(seatCount(wishes)).toBe(6);
    expect(kinds(wishes)).toEqual(['me', 'here', 'open', 'open', 'bot', 'bot']);
  });

  it('lets a friend take the place of the suggested bot', () => {
    expect(kinds(withPeople(suggested, { open: 1 }, suggested))).toEqual(['me', 'open']);
    expect(kinds(withPeople(suggested, { here: ['Ben'] }, suggested))).toEqual(['me', 'here']);
  });

  it('keeps a bot that was asked for, and one that came after the friends', () => {
    const asked = { ...suggested, bots: { novice: 1, master: 1 } };
    expect(kinds(withPeople(asked, { open: 1 }, suggested))).toEqual(['me', 'open', 'bot', 'bot']);
    const friends = { ...withPeople(suggested, { open: 1 }, suggested), bots: suggested.bots };
    expect(kinds(withPeople(friends, { open: 2 }, suggested))).toEqual(['me', 'open', 'open', 'bot']);
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
