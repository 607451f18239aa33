import { describe, expect, it, vi } from 'vitest';
import type { MisterraEvent as Event } from '../../api/schema';
import type { Beat } from '../../play/beats';

// The words change with the reader's language, which a browser keeps.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { gainsAt, islandMarks, mapperOf, outline, parchmentMarks, spaceOf } = await import('./marks');
await (await import('../../i18n/catalogue')).wordsLoaded();

const beat = (seat: number | null, ...events: Event[]): Beat<Event> => ({ seat, words: 'something', events });
const acted = (owner: number, space: string): Event => ({
  kind: 'acted_on_island',
  owner,
  space,
  terrain: 'jungle',
  change: 'new',
  replaced: null,
  standing: [],
  differing: [],
});
const points: Event = {
  kind: 'points_changed',
  owner: 0,
  fidelity: -2,
  lines: 0,
  empty: 0,
  claims: 0,
  presumptions: null,
  total: 0,
};
const mapped: Event = {
  kind: 'mapped',
  seat: 1,
  card: 'JJ',
  halves: [
    { space: 'C3', terrain: 'jungle', covered: null },
    { space: 'D3', terrain: 'jungle', covered: null },
  ],
};
const happened = [
  beat(1, { kind: 'walked', seat: 1, path: ['beach3', 'E3', 'D3'] }),
  beat(1, { kind: 'card_taken', seat: 1, card: 'JJ', position: 0, automatic: false }),
  beat(1, mapped),
  beat(1, acted(1, 'C3')),
  beat(1, acted(1, 'D3')),
  beat(1, points),
];

describe('the marks of what happened', () => {
  it('bear the number of their beat, where it left its trace', () => {
    expect(islandMarks(happened)).toEqual([
      { beat: 0, seat: 1, place: 'D3', before: 0 },
      { beat: 3, seat: 1, place: 'C3', before: 0 },
      { beat: 4, seat: 1, place: 'D3', before: 1 },
    ]);
  });

  it('of a mapping are on the parchment of its player', () => {
    expect(parchmentMarks(happened, 1).map(({ place }) => place)).toEqual(['C3', 'D3']);
    expect(parchmentMarks(happened, 0)).toEqual([]);
  });

  it('bring the parchment of a player out while a mapping is shown, and for Otoma none', () => {
    expect(happened.map(mapperOf)).toEqual([null, null, 1, 1, 1, 1]);
    expect(mapperOf(beat(null, acted(-1, 'A1')))).toBeNull();
  });

  it('let points rise from where they were earned', () => {
    expect(gainsAt(happened[5])).toEqual([{ owner: 0, said: '−2 fidelity' }]);
    expect(spaceOf(happened, 5)).toBe('D3');
  });
});

it('draws a region by its outer sides', () => {
  expect(outline(['A1', 'B1'], 10)).toBe('M0 0h10M0 10h10M0 0v10M10 0h10M10 10h10M20 0v10');
});
