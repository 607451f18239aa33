import { afterEach, describe, expect, it, vi } from 'vitest';
import { changed } from './changes';
import type { Effects } from './effects';
import { stepsOf } from './otoma.svelte';
import { OTOMA, type Otoma } from './view';

// The words change with the reader's language, which a browser keeps.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { switchLanguage, wordsLoaded } = await import('../../i18n/catalogue');
const { reasons, warnings } = await import('./effect-words');
const { resultWords, stepWords } = await import('./tell');
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
    expect(warnings(endangered, ['Ada'])[0]).toBe('De claim van Ada op B2 zou gecontesteerd zijn!');
  });
});

it('says why something cannot be done, with the clause', () => {
  expect(reasons([{ clause: 'M9.3', cells: [] }])).toBe('This region is claimed already: rule M9.3.');
  expect(reasons([{ clause: 'M3.2', cells: [] }])).toBe('That cannot be done: rule M3.2.');
});

describe('Otoma’s turn', () => {
  const met = '...../.lS../...../...../.....';
  const otoma: Otoma = {
    claims: ['C2'],
    markers: 2,
    claimed: 2,
    deck: 19,
    turned: [],
    top: 1,
    top_actions: ['map steppe', 'map steppe'],
    top_claim: false,
    top_spaces: ['A1', 'B1'],
    met,
    met_points: { fidelity: 0, lines: 0, empty: -25, claimed: 0 },
    last_turn: [
      {
        spaces: ['B2', 'E3'],
        actions: ['confirm mountain', 'map jungle'],
        changes: [
          { space: 'B2', terrain: 'lagoon', change: 'confirmed', replaced: null },
          { space: 'E3', terrain: 'jungle', change: 'new', replaced: null },
        ],
        claim: true,
        claimed: 'C2',
        asked: false,
      },
      {
        spaces: ['C2', 'E3'],
        actions: ['map jungle', 'map steppe'],
        changes: [
          { space: 'C2', terrain: 'jungle', change: 'nothing', replaced: null },
          { space: 'E3', terrain: 'steppe', change: 'replaced', replaced: 'jungle' },
        ],
        claim: false,
        claimed: null,
        asked: false,
      },
    ],
  };

  it('is a row of islands, each as the step before left it', () => {
    expect(stepsOf(otoma).map(({ island }) => island.split('/').slice(1, 3).join(' '))).toEqual([
      '.LS.. .....',
      '.LS.. ....j',
      '.LS.. ....j',
      '.LS.. ....j',
      '.LS.. ....s',
    ]);
  });

  it('is told in words: what the card says, and what came of it', () => {
    const steps = stepsOf(otoma);
    expect(steps.map(resultWords)).toEqual([
      'B2: lagoon confirmed',
      'E3: new, jungle, hazy',
      'it claims the region of C2',
      'C2: stays, it is confirmed',
      'E3: steppe replaces jungle, hazy',
    ]);
    expect(steps.slice(0, 1).map(stepWords)).toEqual(['confirm, else map mountain → B2: lagoon confirmed']);
  });

  it('leaves the island alone where nothing happens', () => {
    expect(changed(met, { space: 'C2', terrain: 'jungle', change: 'nothing', replaced: null })).toBe(met);
    expect(changed(met, { space: 'A1', terrain: 'jungle', change: 'supply_empty', replaced: null })).toBe(met);
  });
});
