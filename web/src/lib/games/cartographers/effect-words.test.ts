import { describe, expect, it, vi } from 'vitest';
import { ranking } from './end/totals';
import { sheet, view } from './table.fixture';
import { mapOf, type Effects } from './view';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { earningsOf, gainNow, gains, summary } = await import('./effect-words');
await (await import('../../i18n/catalogue')).wordsLoaded();

const effects: Effects = {
  edicts: [
    {
      card: 'Greenbough',
      before: 2,
      after: 4,
      cells: [
        [0, 0],
        [1, 1],
      ],
    },
    { card: 'Borderlands', before: 0, after: 0, cells: [] },
    { card: 'Canal Lake', before: 0, after: 3, cells: [[5, 5]] },
    { card: 'Shieldgate', before: 4, after: 2, cells: [] },
  ],
  coins: 1,
  mountains: [[1, 3]],
  monsters: -2,
  haunted: [[3, 3]],
  ruins: [],
};

describe('the preview of a drawing', () => {
  it('sums up what counts if the season ended now: its two edicts, coins, monsters', () => {
    expect(gainNow(view(), effects)).toBe(1);
  });

  it('is said in one breath', () => {
    expect(summary(view(), { effects })).toBe('+2 Greenbough, +3 Canal Lake, −2 Shieldgate, +1 coin, −2 to monsters');
    expect(summary(view(), { faults: [{ clause: 'C4.5', cells: [] }] })).toBe('Something is there already.');
    expect(summary(view(), { faults: [{ clause: 'C99.1', cells: [] }] })).toBe('The rules do not allow this.');
  });

  it('promises nothing for an edict that is never scored again', () => {
    const fall = view({
      season: 'fall',
      scores_now: ['C', 'D'],
      edicts: view().edicts.map((edict) => ({ ...edict, scores_in: edict.edict === 'A' ? [] : edict.scores_in })),
    });
    expect(summary(fall, { effects })).toBe('+3 Canal Lake, −2 Shieldgate, +1 coin, −2 to monsters');
    expect(gains(fall, effects).map(({ edict }) => edict)).toEqual(['B', 'C', 'D']);
  });

  it('marks what earns this season, or under the edict that is looked at', () => {
    expect(earningsOf(view(), effects, null).earning).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(earningsOf(view(), effects, 'C').earning).toEqual([[5, 5]]);
  });
});

describe('the ranking', () => {
  it('is the one of the result, whatever the stars', () => {
    const sheets = [0, 1, 2, 3].map((seat) => sheet(seat, { total: seat }));
    const ended = { winners: [2], places: [3, 2, 1, 3], decided_by: 'points', rating: null, titles: [] } as const;
    const result = { ...ended, next_title: null };
    expect(ranking(view({ sheets, result })).map(({ place, sheet: { seat } }) => [place, seat])).toEqual([
      [1, 2],
      [2, 1],
      [3, 0],
      [3, 3],
    ]);
  });
});

describe('a map', () => {
  it('gives the same map for the same drawing', () => {
    expect(mapOf(sheet(0))).toBe(mapOf(sheet(1)));
    expect(mapOf(sheet(0)).spaces[14]?.ground).toBe('mountain');
  });
});
