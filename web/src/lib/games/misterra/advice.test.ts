import { afterEach, expect, it, vi } from 'vitest';
import type { MisterraEffects, MisterraPresumptionChange } from '../../api/schema';
import type { View } from './view';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { switchLanguage, wordsLoaded } = await import('../../i18n/catalogue');
const { hinted } = await import('./advice');
await wordsLoaded();

const NOTHING: MisterraEffects = {
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
const card = (number: number, change: Partial<MisterraPresumptionChange>): MisterraPresumptionChange => ({
  card: number,
  before: 3,
  after: 3,
  count: 2,
  needed: 4,
  gain: 5,
  nearer: false,
  ...change,
});
const view = { players: [{ place: 'E3' }], island: '...../...../....S/...../.....', card: 'SJ' } as unknown as View;
const told = (move: string, effects: Partial<MisterraEffects>) =>
  hinted(view, { move, effects: { ...NOTHING, ...effects }, ends_turn: false, total: null, then: [] }, 0, ['Ada']).slice(1);

afterEach(() => switchLanguage('en'));

it('a mapping says what it brings, which card it serves and what it risks', async () => {
  const effects = {
    fidelity: [2, 4] as const,
    gain: 5,
    presumptions: [card(7, { nearer: true }), card(12, { before: 1, after: 4 }), card(3, {})],
    differs: ['D3'],
  };
  expect(told('map SD3 JE3', effects)).toEqual([
    '+2 fidelity, +3 card 12 (+5 in all)',
    'brings card 7 to 2 of 4 (+5)',
    'differs from the island on D3',
  ]);
  await switchLanguage('fr');
  expect(told('map SD3 JE3', effects).slice(1)).toEqual(['amène la carte 7 à 2 sur 4 (+5)', 'diffère de l’île en D3']);
  await switchLanguage('nl');
  expect(told('map SD3 JE3', effects).slice(1)).toEqual(['brengt kaart 7 op 2 van 4 (+5)', 'verschilt op D3 van het eiland']);
});

it('only the worst risk is told', () => {
  expect(
    told('map SD3 JE3', {
      endangered: [{ owner: 0, space: 'B2', certain: true }],
      covers: [{ space: 'D3', terrain: 'jungle' }],
      differs: ['D3'],
    }),
  ).toEqual(['no change in points', 'The claim of Ada on B2 would be disputed!']);
});

it('a step says what is seen from there, and that the jungle lets nothing be mapped', () => {
  expect(told('go D3', { sees: ['D3', 'E3'] })).toEqual(['sees 2 spaces from there']);
  expect(told('go D3', { may_map: false })).toEqual([
    'sees 0 spaces from there',
    'Jungle: you cannot map from there, only claim or rest.',
  ]);
});

it('a card promises nothing', () => {
  expect(told('take SJ', {})).toEqual([]);
});
