import { describe, expect, it, vi } from 'vitest';
import type { ToldMove } from '../../table/model';
import type { Automatic, Otoma, OtomaHalfDay, Player, View } from './view';

// The words change with the reader's language, which a browser keeps.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { moment, notices } = await import('./prompt');
const { tell } = await import('./tell');
await (await import('../../i18n/catalogue')).wordsLoaded();

const LAND = '...../...../...../...../.....';
const PLAYER: Player = {
  seat: 0,
  parchment: LAND,
  place: 'C3',
  sees: [],
  claims: [],
  markers: 3,
  fidelity: 4,
  lines: 0,
  empty: -20,
  claimed: 0,
  decided: true,
  presumptions: [],
};
const OTOMA: Otoma = {
  claims: [],
  markers: 3,
  claimed: 0,
  deck: 21,
  turned: [],
  top: 1,
  top_actions: ['map steppe', 'map steppe'],
  top_claim: false,
  top_spaces: ['A1', 'B1'],
  met: LAND,
  met_points: { fidelity: 0, lines: 0, empty: -25, claimed: 0 },
  last_turn: [],
};
const VIEW: View = {
  game: 'misterra',
  seat: 0,
  waiting: [0],
  phase: 'act',
  round: 3,
  first: 0,
  turn: 0,
  half: 1,
  ending: '',
  island: LAND,
  supply: [12, 12, 12, 12],
  display: [],
  card: 'SJ',
  tucked: false,
  deck: 30,
  bottom: [],
  regions: [],
  claims: [],
  automatic: [],
  players: [PLAYER],
  dealt: [],
  pending: null,
  otoma: OTOMA,
  result: null,
};
const NEW = { terrain: 'steppe', change: 'new', replaced: null } as const;
const half = (space: string, more: Partial<OtomaHalfDay> = {}): OtomaHalfDay => ({
  spaces: [space, space],
  actions: ['map steppe', 'map steppe'],
  changes: [
    { space, ...NEW },
    { space, ...NEW },
  ],
  claim: false,
  claimed: null,
  asked: false,
  ...more,
});
const told = (move: string): ToldMove => ({ step: 9, seat: 0, kind: 'move', move, shown: true, minded: false, at: '' });
const lines = (move: string, after: Partial<View>, before: View = VIEW) =>
  tell(before, told(move), { ...VIEW, ...after }, ['Ada']);

describe('the log against Otoma', () => {
  it('puts a claim of Otoma after the half day that made it', () => {
    const otoma = { ...OTOMA, deck: 19, last_turn: [half('A1', { claim: true, claimed: 'B2' }), half('E5')] };
    expect(lines('rest', { otoma, round: 4 })).toEqual([
      'Ada rests.',
      'Otoma: A1: new, steppe, hazy; A1: new, steppe, hazy.',
      'Otoma claims the region of B2.',
      'Otoma: E5: new, steppe, hazy; E5: new, steppe, hazy.',
    ]);
  });

  it('puts a claim chosen by the player before what follows, and tells it once', () => {
    const asked = { ...OTOMA, deck: 20, last_turn: [half('A1', { claim: true, asked: true })] };
    expect(lines('rest', { otoma: asked, phase: 'otoma' })).toEqual([
      'Ada rests.',
      'Otoma: A1: new, steppe, hazy; A1: new, steppe, hazy.',
    ]);
    const chosen = { ...OTOMA, deck: 19, last_turn: [half('A1', { claim: true, claimed: 'D4' }), half('E5')] };
    expect(lines('otoma D4', { otoma: chosen, round: 4 }, { ...VIEW, otoma: asked, phase: 'otoma' })).toEqual([
      'Otoma claims the region of D4.',
      'Otoma: E5: new, steppe, hazy; E5: new, steppe, hazy.',
    ]);
  });

  it('says so when Otoma finds nothing to claim', () => {
    const otoma = { ...OTOMA, deck: 19, last_turn: [half('A1'), half('E5', { claim: true })] };
    expect(lines('rest', { otoma }).at(-1)).toBe('Otoma finds nothing to claim.');
  });

  it('keeps the points of a move that Otoma follows, apart from what Otoma changed', () => {
    const otoma = {
      ...OTOMA,
      deck: 19,
      met_points: { fidelity: 6, lines: 0, empty: -18, claimed: 0 },
      last_turn: [half('A1'), half('E5')],
    };
    const players = [{ ...PLAYER, fidelity: 12, empty: -18 }];
    expect(lines('map SC3 JD3', { otoma, players })[0]).toBe(
      'Ada maps steppe on C3 and jungle on D3. (+2 fidelity, +2 completeness)',
    );
    const claimed = { ...otoma, met_points: { fidelity: 4, lines: 0, empty: -20, claimed: 6 } };
    expect(lines('claim', { otoma: claimed, players }, { ...VIEW, island: '...../...../..S../...../.....' })[0]).toBe(
      'Ada claims the steppe region of C3. (+6 for this claim)',
    );
  });
});

describe('what the table does by itself', () => {
  const jungle: Automatic = { round: 3, seat: 0, step: 'jungle', card: 'SJ' };
  const stay: Automatic = { round: 4, seat: 0, step: 'stay', card: null };

  it('is told in the log, before and after Otoma', () => {
    const otoma = { ...OTOMA, deck: 19, last_turn: [half('A1'), half('E5')] };
    expect(lines('take SJ', { automatic: [jungle, stay], otoma, round: 4 })).toEqual([
      'Ada takes steppe – jungle.',
      'In the jungle Ada can neither map nor claim: steppe – jungle leaves the game.',
      'Otoma: A1: new, steppe, hazy; A1: new, steppe, hazy.',
      'Otoma: E5: new, steppe, hazy; E5: new, steppe, hazy.',
      'Ada has nowhere to go.',
    ]);
  });

  it('is said to whom it happened to', () => {
    const said = ['In the jungle you cannot map, and there was nothing to claim: that half day is over.'];
    expect(notices({ ...VIEW, automatic: [jungle] })).toEqual(said);
    expect(notices({ ...VIEW, seat: 1, automatic: [jungle] })).toEqual([]);
  });
});

it('says in Otoma’s turn that it is its turn', () => {
  expect(moment({ ...VIEW, half: 0 })).toBe('Round 3, first half day');
  expect(moment({ ...VIEW, half: 0, phase: 'otoma' })).toBe('Round 3, Otoma’s turn');
});
