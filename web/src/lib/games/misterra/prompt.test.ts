import { expect, it, vi } from 'vitest';
import type { Choices } from './moves';
import type { Automatic, Otoma, Player, View } from './view';

// The words change with the reader's language, which a browser keeps.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { lastTurn, moment, notices, task, waitingFor } = await import('./prompt');
await (await import('../../i18n/catalogue')).wordsLoaded();

const VIEW = { seat: 0, phase: 'go', round: 3, half: 0, automatic: [] as readonly Automatic[] } as View;

it('says to whom it happened what the table did by itself', () => {
  const automatic: Automatic[] = [{ round: 3, seat: 0, step: 'jungle', card: 'SJ' }];
  const said = ['In the jungle you cannot map, and there was nothing to claim: that half day is over.'];
  expect(notices({ ...VIEW, automatic })).toEqual(said);
  expect(notices({ ...VIEW, seat: 1, automatic })).toEqual([]);
});

it('says in Otoma’s turn that it is its turn', () => {
  expect(moment(VIEW)).toBe('Round 3, first half day');
  expect(moment({ ...VIEW, phase: 'otoma' })).toBe('Round 3, Otoma’s turn');
  expect(waitingFor({ ...VIEW, result: null, phase: 'otoma', waiting: [] }, ['Ada'])).toBe('Otoma’s turn.');
  expect(waitingFor({ ...VIEW, result: null, waiting: [0] }, ['Ada'])).toBe('Waiting for Ada.');
});

it('announces the last turn, and why it is the last', () => {
  const playing: View = { ...VIEW, result: null, turn: 0, otoma: null, ending: '', last_turn: false };
  expect(lastTurn(playing, ['Ada', 'Ben'])).toBe('');
  const alone = { ...playing, last_turn: true, otoma: { half_days: 2 } as Otoma };
  expect(lastTurn(alone, ['Ada'])).toBe('Otoma has 2 half days left: your last turn.');
  const last = { ...playing, last_turn: true, ending: 'parchment' };
  expect(lastTurn(last, ['Ada', 'Ben'])).toBe('A parchment is full: your last turn.');
  expect(lastTurn({ ...last, turn: 1 }, ['Ada', 'Ben'])).toBe('A parchment is full: Ben’s last turn.');
});

it('says in the jungle that the card cannot be mapped, before one is taken', () => {
  const choices = { tuck: new Set<string>() } as Partial<Choices> as Choices;
  const players = (may_map: boolean) => [{ may_map } as Player];
  const choosing: View = { ...VIEW, phase: 'choose', players: players(false) };
  expect(task(choosing, choices, false)).toBe('In the jungle you cannot map: take a card to claim or rest with.');
  expect(task({ ...choosing, players: players(true) }, choices, false)).toBe('Choose a sketch card.');
});
