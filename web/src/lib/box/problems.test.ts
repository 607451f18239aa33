import { beforeEach, describe, expect, it, vi } from 'vitest';

// The words change with the reader's language, which a browser keeps.
let problems: typeof import('./problems');
beforeEach(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  problems = await import('./problems');
  await (await import('../i18n/catalogue')).wordsLoaded();
});

const problem = (place: string, code: string, ...values: string[]) => ({ place, code, values, detail: 'In English.' });

describe('what is wrong with a box', () => {
  it('is told in players’ words, with its numbers', () => {
    expect(problems.problemWords(problem('tiles.end[1].roads', 'roads', '1', '1', '2'))).toBe(
      'A tile of this kind has 1 road, not 2.',
    );
    expect(problems.problemWords(problem('tiles.road[1].roads', 'roads', '3', '4', '2'))).toBe(
      'A tile of this kind has 3 or 4 roads, not 2.',
    );
    expect(problems.problemWords(problem('', 'from-a-newer-server'))).toBe('In English.');
  });

  it('stands beside the value that it is about', () => {
    const found = [
      problem('tiles.road[1].halves', 'halves'),
      problem('tiles.road[12].halves', 'halves'),
      problem('setup', 'entries'),
    ];
    expect(problems.problemsAt(found, 'tiles.road[1]')).toEqual([found[0]]);
    expect(problems.problemsAt(found, 'tiles')).toHaveLength(2);
    expect(problems.problemsAt(found, 'setup')).toEqual([found[2]]);
  });
});
