import { expect, it, vi } from 'vitest';
import type { Automatic, View } from './view';

// The words change with the reader's language, which a browser keeps.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { moment, notices, waitingFor } = await import('./prompt');
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
