import { afterEach, expect, it, vi } from 'vitest';
import { view } from './table.fixture';
import type { Effects } from './view';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { switchLanguage, wordsLoaded } = await import('../../i18n/catalogue');
const { hinted } = await import('./advice');
await wordsLoaded();

const NOTHING: Effects = {
  edicts: [
    { card: 'Greenbough', before: 2, after: 2, cells: [] },
    { card: 'Borderlands', before: 0, after: 0, cells: [] },
    { card: 'Canal Lake', before: 0, after: 0, cells: [] },
    { card: 'Shieldgate', before: 4, after: 4, cells: [] },
  ],
  coins: 0,
  mountains: [],
  monsters: 0,
  haunted: [],
  ruins: [],
};
const told = (effects: Partial<Effects>) =>
  hinted(view(), { move: 'F A1A2', effects: { ...NOTHING, ...effects }, ends_turn: true, total: null, then: [] });

afterEach(() => switchLanguage('en'));

it('a drawing says which edicts it serves, when they are scored, and what it costs', async () => {
  const [first, second, third, fourth] = NOTHING.edicts as [
    Effects['edicts'][number],
    Effects['edicts'][number],
    Effects['edicts'][number],
    Effects['edicts'][number],
  ];
  const effects = {
    edicts: [{ ...first, after: 4 }, second, { ...third, after: 3 }, { ...fourth, after: 2 }],
    coins: 1,
    haunted: [[3, 3]] as const,
  };
  expect(told(effects)).toEqual([
    'forest A1, A2',
    'serves Greenbough (A, +2 this season) and Canal Lake (C, +3 later), +1 coin',
    'costs −2 Shieldgate',
  ]);
  await switchLanguage('fr');
  expect(told(effects)[2]).toMatch(/^coûte −2 /);
  await switchLanguage('nl');
  expect(told(effects)[1]).toMatch(/^goed voor .+ \(A, \+2 dit seizoen\) en .+ \(C, \+3 later\)/);
});

it('says what monsters go on costing', () => {
  expect(
    told({
      haunted: [
        [3, 3],
        [3, 4],
      ],
    }).slice(1),
  ).toEqual(['no change in points', '2 spaces beside monsters stay empty and cost a star each, every season']);
  expect(told({ haunted: [[3, 3]], monsters: -1 }).slice(1)).toEqual(['no change in points', 'costs −1 to monsters']);
  expect(told({ monsters: 2 }).slice(1)).toEqual(['+2 back from monsters']);
});
