import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Choices } from './view';
import { changedCells, freshCells } from './changed-cells';
import { drawerOn } from './passing';
import { drawn, sheet, told, view } from './table.fixture';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { switchLanguage, wordsLoaded } = await import('../../i18n/catalogue');
const { tell } = await import('./tell');
const { moment, prompt, task, waitingFor } = await import('./prompt');
const { scores } = await import('./scores');
await wordsLoaded();

const names = ['Ada', 'Bo', 'Cy'];
afterEach(() => switchLanguage('en'));

describe('the log', () => {
  const before = view();
  const after = view({
    time: 2,
    column: ['Orchard', 'Hamlet'],
    card: 'Hamlet',
    terrains: ['village'],
    sheets: [sheet(0, { drawing: drawn({ A5: 'F', B5: 'F', C5: 'F', C6: 'F' }), worth: [5, 0, 0, 0], coins: 1 })],
    changes: [
      {
        ambush: null,
        cells: [
          [4, 0],
          [4, 1],
          [4, 2],
          [5, 2],
        ],
        edicts: [5, 0, 0, 0],
        coins: 1,
        monsters: 0,
      },
    ],
  });

  it('tells a drawing with what it earned, and the next card', () => {
    expect(tell(before, told('F A5B5C5C6'), after, names)).toEqual([
      'Ada draws Orchard, forest: +5 Greenbough, +1 coin',
      'Hamlet is revealed: village.',
    ]);
  });

  it('tells it in French and in Dutch', async () => {
    await switchLanguage('fr');
    expect(tell(before, told('F A5B5C5C6'), after, names)[0]).toBe('Ada dessine Verger, forêt\u00a0: +5 Verte-Ramure, +1 pièce');
    await switchLanguage('nl');
    expect(tell(before, told('F A5B5C5C6'), after, names)[0]).toBe('Ada tekent Boomgaard, bos: +5 Groentak, +1 munt');
  });

  it('keeps what a turn changed until everybody has drawn', () => {
    const turn = view({ waiting: [0, 1], sheets: [sheet(0), sheet(1)] });
    expect(tell(turn, told('F A5B5C5C6'), turn, names)).toEqual(['Ada draws Orchard, forest']);
    const last = { ...turn, waiting: [1] };
    const shown = view({
      ...after,
      sheets: [sheet(0, { worth: [5, 0, 0, 0] }), sheet(1, { worth: [0, 0, 2, 0], monsters: -1 })],
    });
    expect(tell(last, told('A A5B5C5C6', 1), shown, names)).toEqual([
      'Bo draws Orchard, farm',
      'Ada: +5 Greenbough',
      'Bo: +2 Canal Lake, −1 to monsters',
      'Hamlet is revealed: village.',
    ]);
  });

  it('tells a lone player what the drawing earned, and what the ambush after it did', async () => {
    const goblins = {
      ambush: 'Goblin Attack',
      cells: [
        [8, 8],
        [9, 9],
        [10, 10],
      ],
      edicts: [0, 0, 0, 0],
      coins: 1,
      monsters: -6,
    } as const;
    const struck = view({ ...after, ambushes: ['Goblin Attack'], changes: [...after.changes, goblins] });
    const lines = () => tell(before, told('F A5B5C5C6'), struck, names).slice(0, 2);
    expect(lines()).toEqual([
      'Ada draws Orchard, forest: +5 Greenbough, +1 coin',
      'Ambush! Goblin Attack puts monsters on I9, J10 and K11: +1 coin, −6 to monsters',
    ]);
    await switchLanguage('fr');
    expect(lines()[1]).toMatch(/^Embuscade\u00a0! .* en I9, J10 et K11\u00a0: \+1 pièce, −6/);
    await switchLanguage('nl');
    expect(lines()[1]).toMatch(/^Hinderlaag! .* op I9, J10 en K11: \+1 munt, −6/);
  });

  it('tells of an ambush that finds no room', () => {
    const nothing = { ambush: 'Gnoll Raid', cells: [], edicts: [0, 0, 0, 0], coins: 0, monsters: 0 } as const;
    const missed = view({ ...after, ambushes: ['Gnoll Raid'], changes: [...after.changes, nothing] });
    expect(tell(before, told('F A5B5C5C6'), missed, names)[1]).toBe('Ambush! Gnoll Raid finds no room.');
  });

  it('tells nothing of an edict that is never scored again', () => {
    const [first, ...rest] = before.edicts;
    const late = first ? { ...before, edicts: [{ ...first, scores_in: [] }, ...rest] } : before;
    expect(tell(late, told('F A5B5C5C6'), after, names)[0]).toBe('Ada draws Orchard, forest: +1 coin');
  });

  it('names the map that an ambush is drawn on, as the sheets were passed', () => {
    const ambush = view({
      card: 'Goblin Attack',
      ambush: true,
      target: 1,
      waiting: [0, 1, 2],
      sheets: [sheet(0), sheet(1), sheet(2)],
    });
    expect(tell(ambush, told('X A1B2C3', 2), ambush, names)).toEqual(['Cy draws Goblin Attack on Ada’s map']);
    expect(drawerOn(ambush, 0)).toBe(2);
  });

  it('tells of a single space, and of the duty that ruins bring', () => {
    const ruins = { ...after, column: ['Orchard' as const, 'Temple Ruins' as const, 'Hamlet' as const] };
    expect(tell(before, told('X K11'), ruins, names).slice(0, 2)).toEqual([
      'Ada fills K11, monster: +5 Greenbough, +1 coin',
      'Temple Ruins: the next drawing must cover ruins.',
    ]);
  });

  it('tells the score of a season, the best first', () => {
    const two = view({ waiting: [1], sheets: [sheet(0), sheet(1)] });
    const summer = view({
      season: 'summer',
      column: ['Hamlet'],
      card: 'Hamlet',
      terrains: ['village'],
      sheets: [sheet(0, { seasons: [[2, 0, 1, -1]] }), sheet(1, { seasons: [[4, 6, 0, 0]] })],
    });
    expect(tell(two, told('F A5B5C5C6', 1), summer, names)).toContain('Spring is scored: Bo 10, Ada 2');
  });

  it('tells the end', () => {
    const over = view({ season: null, card: null, result: { winners: [0], decided_by: 'points', rating: -8, titles: [] } });
    expect(tell(before, told('F A5B5C5C6'), over, names).at(-1)).toBe('The match is over.');
  });
});

describe('what changed on a map', () => {
  it('is found space by space', () => {
    const later = view({ sheets: [sheet(0, { drawing: drawn({ A1: 'W', K11: 'X' }) })] });
    expect(changedCells(view(), later, 0)).toEqual([
      [0, 0],
      [10, 10],
    ]);
    expect(changedCells(view(), view(), 0)).toEqual([]);
  });

  it('is news only going forward', () => {
    const later = view({ sheets: [sheet(0, { drawing: drawn({ A1: 'W', B3: 'f' }) })] });
    expect(freshCells(view(), later, 0)).toEqual([
      [0, 0],
      [2, 1],
    ]);
    expect(freshCells(later, view(), 0)).toEqual([]);
  });
});

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
    const running = view({ sheets: [sheet(0, { total: 12, worth: [5, 6, 9, 9], coins: 2, monsters: -3 })] });
    expect(scores(running)).toEqual([{ seat: 0, total: 12, parts: '+10 this season' }]);
    expect(scores(view({ season: null, sheets: [sheet(0, { total: 40 })] }))).toEqual([{ seat: 0, total: 40 }]);
  });
});
