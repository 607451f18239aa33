import { afterEach, describe, expect, it, vi } from 'vitest';
import { changed } from './changes';
import type { Effects } from './effects';
import { OTOMA } from './view';

// The words change with the reader's language, which a browser keeps.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { switchLanguage, wordsLoaded } = await import('../../i18n/catalogue');
const { changeWord, laidWords, reasons, summary, warnings } = await import('./effect-words');
await wordsLoaded();

const NOTHING: Effects = {
  regions: [],
  spaces: [],
  sees: [],
  fidelity: [0, 0],
  lines: [0, 0],
  empty: [0, 0],
  presumptions: [],
  claims: [],
  endangered: [],
  covers: [],
  differs: [],
  may_map: true,
  claimed: [],
  gain: 0,
};

afterEach(() => switchLanguage('en'));

describe('a warning before two regions join', () => {
  const endangered: Effects = {
    ...NOTHING,
    endangered: [
      { owner: 0, space: 'B2', certain: true },
      { owner: OTOMA, space: 'D4', certain: false },
    ],
  };

  it('tells what is certain from what haze only threatens', () => {
    expect(warnings(endangered, ['Ada'])).toEqual([
      'The claim of Ada on B2 would be disputed!',
      'Hazy tiles would join the claim of Otoma on D4 with another.',
    ]);
  });

  it('is given in French and Dutch', async () => {
    await switchLanguage('fr');
    expect(warnings(endangered, ['Ada'])[0]).toBe('La revendication d’Ada en B2 serait disputée\u00a0!');
    await switchLanguage('nl');
    expect(warnings(endangered, ['Ada'])[0]).toBe('De claim van Ada op B2 zou betwist raken!');
  });
});

it('says why something cannot be done, with the clause', () => {
  expect(reasons([{ clause: 'M9.3', cells: [] }])).toBe('This region is claimed already: rule M9.3.');
  expect(reasons([{ clause: 'M3.2', cells: [] }])).toBe('That cannot be done: rule M3.2.');
});

describe('a change of the island', () => {
  const before = '...../.lS../...../...../.....';

  it('is told in words', () => {
    expect(changeWord({ space: 'B2', terrain: 'lagoon', change: 'confirmed', replaced: null })).toBe('B2: lagoon confirmed');
    expect(changeWord({ space: 'B2', terrain: 'jungle', change: 'replaced', replaced: 'lagoon' })).toBe(
      'B2: lagoon becomes jungle, hazy',
    );
  });

  it('is drawn, and nothing where nothing happens', () => {
    expect(changed(before, { space: 'B2', terrain: 'lagoon', change: 'confirmed', replaced: null })).toContain('/.LS../');
    expect(changed(before, { space: 'B2', terrain: 'jungle', change: 'replaced', replaced: 'lagoon' })).toContain('/.jS../');
    expect(changed(before, { space: 'C2', terrain: 'jungle', change: 'nothing', replaced: null })).toBe(before);
    expect(changed(before, { space: 'A1', terrain: 'jungle', change: 'supply_empty', replaced: null })).toBe(before);
  });
});

describe('a card held over the parchment', () => {
  const covering: Effects = { ...NOTHING, covers: [{ space: 'E5', terrain: 'jungle' }] };
  const ghost = {
    halves: [
      { at: [4, 3], space: 'D5', terrain: 'steppe' },
      { at: [4, 4], space: 'E5', terrain: 'mountain' },
    ],
    legal: true,
    move: 'map SD5 ME5',
    ordered: false,
  } as const;

  it('says which terrain goes where', async () => {
    expect(laidWords(ghost)).toBe('steppe on D5, mountain on E5');
    await switchLanguage('nl');
    expect(laidWords(ghost)).toBe('steppe op D5, gebergte op E5');
  });
  it('says what it covers', async () => {
    expect(summary(covering, 0, ['Ada'])).toBe('covers your jungle E5; no change in points');
    await switchLanguage('fr');
    expect(summary(covering, 0, ['Ada'])).toContain('recouvre ta case jungle en E5');
  });
});
