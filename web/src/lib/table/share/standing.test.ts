import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyView, Position, TableInfo } from '../model';

// The words change with the reader's language, which a browser keeps.
let standings: typeof import('./standing');
let headlines: typeof import('../headline');
beforeEach(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  [standings, headlines] = await Promise.all([import('./standing'), import('../headline')]);
  await (await import('../../i18n/catalogue')).wordsLoaded();
});

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dirk'];
const seats = NAMES.map((name, number) => ({ number, name, kind: name === 'Bo' ? 'bot' : 'person', bot: 'greedy' }));
const table = { seats } as unknown as TableInfo;
const game = (...totals: number[]) => ({ scores: () => totals.map((total, seat) => ({ seat, total })) });
const ended = (result: Omit<NonNullable<AnyView['result']>, 'decided_by'>) =>
  ({ view: { result: { decided_by: 'points', ...result } } }) as unknown as Position;

describe('the names on the picture of a match', () => {
  it('stand in the order of the places that the match gives', () => {
    // Bo and Cleo have as many points; the tie-break is for Cleo.
    const lines = standings.standing(game(-4, 9, 9, 3), table, ended({ winners: [2], places: [4, 2, 1, 3] }));
    expect(lines.map(({ name, place, total, won }) => [name, place, total, won])).toEqual([
      ['Cleo', 1, 9, true],
      ['Bo', 2, 9, false],
      ['Dirk', 3, 3, false],
      ['Ada', 4, -4, false],
    ]);
    expect(lines.map(({ level }) => level !== '')).toEqual([false, true, false, false]);
  });

  it('stand by points where the match gives no places', () => {
    const lines = standings.standing(game(5, 9, 9, 5), table, ended({ winners: [2] }));
    expect(lines.map(({ name, place }) => [name, place])).toEqual([
      ['Cleo', 1],
      ['Bo', 2],
      ['Ada', 3],
      ['Dirk', 3],
    ]);
  });

  it('are the best ones and one’s own at a large table', () => {
    const lines = standings.standing(game(1, 2, 3, 4), table, ended({ winners: [3] }));
    const names = (own: number) => standings.topOf(lines, own, 2).map(({ name }) => name);
    expect(names(0)).toEqual(['Dirk', 'Ada']);
    expect(names(2)).toEqual(['Dirk', 'Cleo']);
    expect(standings.topOf(lines, 0, 4)).toEqual(lines);
  });

  it('say whose map lies beside one’s own: the winner’s, or the second’s', () => {
    const lines = standings.standing(game(1, 2, 3, 4), table, ended({ winners: [3] }));
    expect(standings.rivalOf(lines, 0)).toBe(3);
    expect(standings.rivalOf(lines, 3)).toBe(2);
    expect(standings.rivalOf(lines.slice(0, 1), 3)).toBeNull();
  });
});

describe('the headline of a match that is over', () => {
  it('says who won, by name or to the winner', () => {
    const position = ended({ winners: [1] });
    expect(headlines.headline(game(-4, 9, 7, 3), table, position)).toBe('Bo wins, 9 to 7');
    expect(headlines.headline(game(-4, 9, -7, -9), table, position, 1)).toBe('You win, 9 to −4');
    expect(headlines.headline(game(-4, 9, -7, -9), table, position, 0)).toBe('Bo wins, 9 to −4');
  });

  it('names all who share the victory', () => {
    expect(headlines.headline(game(9, 9, 1, 1), table, ended({ winners: [0, 1] }), 0)).toBe('Ada and Bo share the victory');
  });
});
