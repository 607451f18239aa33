import { expect, describe, it, vi } from 'vitest';
import type { Choices } from './view';
import { sheet, view } from './table.fixture';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { moment, prompt, task, waitingFor } = await import('./prompt');
const { scores } = await import('./scores');
await (await import('../../i18n/catalogue')).wordsLoaded();

const names = ['Ada', 'Bo', 'Cy'];

describe('the prompt', () => {
  const choices: Choices = { kind: 'cartographers', terrains: [], ways: [], falls_back: false, target: 0 };

  it('names the card, its terrains and the duty of ruins', () => {
    expect(prompt(view())).toBe('Draw Orchard: forest or farm.');
    expect(prompt(view({ ruins: true }))).toBe('Draw Orchard: forest or farm. It must cover an empty ruins space.');
    expect(prompt(view({ card: 'Rift Lands' }))).toBe('Rift Lands: fill one space with any terrain.');
  });

  it('says on whose map an ambush is drawn', () => {
    const ambush = view({ card: 'Goblin Attack', ambush: true });
    expect(task(ambush, { ...choices, target: 1 }, names)).toBe('Goblin Attack: draw monsters on Bo’s map.');
    expect(task(ambush, { ...choices, target: 1, falls_back: true }, names)).toContain('draw one monster there');
  });

  it('says that one space is all there is', () => {
    expect(task(view(), { ...choices, falls_back: true }, names)).toMatch(/^Orchard fits nowhere/);
    expect(task(view({ ruins: true }), { ...choices, falls_back: true }, names)).toMatch(/^Orchard cannot cover ruins/);
  });

  it('names those who still draw, or counts them', () => {
    expect(waitingFor(view({ waiting: [1, 2] }), names)).toBe('Waiting for Bo and Cy.');
    expect(waitingFor(view({ waiting: [1, 2, 3, 4, 5] }), names)).toBe('Waiting for 5 players.');
  });

  it('says where the match stands', () => {
    expect(moment(view({ time: 5 }))).toBe('Spring, 5 of 8');
    expect(moment(view({ season: null }))).toBe('Finished');
  });
});

describe('running scores', () => {
  it('keep what is certain apart from what may change', () => {
    const running = view({ sheets: [sheet(0, { total: 12, running: { boxes: [5, 6, 1, -2], sum: 10, total: 22 } })] });
    expect(scores(running)).toEqual([{ seat: 0, total: 12, parts: '+10 this season' }]);
    expect(scores(view({ season: null, sheets: [sheet(0, { total: 40, running: null })] }))).toEqual([{ seat: 0, total: 40 }]);
  });
});
