import { beforeEach, describe, expect, it, vi } from 'vitest';

// The words change with the reader's language, which a browser keeps.
let agreed: typeof import('./agreed');
beforeEach(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  agreed = await import('./agreed');
  await (await import('../i18n/catalogue')).wordsLoaded();
});

describe('what a table has agreed on', () => {
  it('is told in players’ words', () => {
    expect(agreed.agreedOn('mapout', { moved_tiles_score: 'none', first_player: '2', starting_tiles: 'first_turn' })).toEqual([
      { title: 'Who begins', value: 'The oldest player: seat 2' },
      { title: 'A tile that is lifted and put back', value: 'Earns nothing' },
      { title: 'Starting Tiles', value: 'Only the first player may lift one, in the first turn' },
    ]);
    expect(agreed.agreedOn('misterra', { first_player: '2' })).toEqual([{ title: 'Who begins', value: 'Seat 2 begins' }]);
  });

  it('names who begins, and leaves it out where one plays alone', () => {
    const begins = { first_player: '2' };
    expect(agreed.agreedOn('misterra', begins, ['Ada', 'Ben'])).toEqual([{ title: 'Who begins', value: 'Ben begins' }]);
    expect(agreed.agreedOn('misterra', { first_player: 'lot' }, ['Ada'])).toEqual([]);
  });

  it('includes who may join, and what happens when somebody stays away', () => {
    expect(agreed.houseRules({ leaver_seconds: null, absence: 'bot', public: false })).toEqual([
      { title: 'When somebody stays away', value: 'Wait for as long as it takes' },
      { title: 'Who may join', value: 'Only people with the link' },
    ]);
    expect(agreed.houseRules({ leaver_seconds: 600, absence: 'bot', public: true }).map(({ value }) => value)).toEqual([
      'A bot takes over after 10 minutes',
      'Everybody: the table is listed on the home page',
    ]);
    expect(agreed.awayWords({ leaver_seconds: 86_400, absence: 'bot' })).toBe('A bot takes over after 24 hours');
    expect(agreed.awayWords(agreed.USUAL_ABSENCE)).toBe('The others decide after 2 minutes');
  });

  it('names the scoring cards that were chosen', () => {
    const options = { side: 'B', scoring: 'Greenbough, ?, village, ?', edict_order: 'random' };
    expect(agreed.agreedOn('cartographers', options).map(({ value }) => value)).toEqual([
      'Side B: a wasteland in the middle',
      'A Greenbough · B Any card · C Any village card · D Any card',
      'Shuffled over the four edicts',
    ]);
  });

  it('leaves out what chance decides anyway, but nothing that it only has no words for', () => {
    const options = { scoring: '?, ?, ?, ?', edict_order: 'listed', weather: 'fair' };
    expect(agreed.agreedOn('cartographers', options)).toEqual([
      { title: 'Scoring cards', value: 'Any card' },
      { title: 'Weather', value: 'fair' },
    ]);
  });
});
