import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seat } from './model';

// The words change with the reader's language, which a browser keeps.
let names: typeof import('./names');
beforeEach(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  names = await import('./names');
  await (await import('../i18n/catalogue')).wordsLoaded();
});

type Sitting = Pick<Seat, 'number' | 'kind' | 'bot' | 'name'>;

const bot = (number: number, level = 'surveyor'): Sitting => ({ number, kind: 'bot', bot: level, name: level });
const person = (number: number, name: string): Sitting => ({ number, kind: 'person', bot: null, name });
const namesAt = (id: string, ...seats: Sitting[]) => names.withNames(id, seats).map(({ name }) => name);

describe('the names of bots', () => {
  it('are their own at a table, and stay the same', () => {
    const four = [0, 1, 2, 3].map((number) => bot(number));
    const found = namesAt('a-table', ...four);
    expect(new Set(found).size).toBe(4);
    expect(found).not.toContain('surveyor');
    expect(namesAt('a-table', ...four)).toEqual(found);
    expect(namesAt('another', ...four)).not.toEqual(found);
  });

  it('are told apart at a table of a hundred', () => {
    const found = namesAt('a-table', ...Array.from({ length: 100 }, (_, number) => bot(number)));
    expect(new Set(found).size).toBe(100);
  });

  it('do not change when somebody else sits down, and are nobody’s there', () => {
    const [, mine = ''] = namesAt('a-table', person(0, 'Ada'), bot(1));
    expect(namesAt('a-table', bot(0), bot(1))[1]).toBe(mine);
    expect(namesAt('a-table', person(0, mine.toUpperCase()), bot(1))[1]).not.toBe(mine);
  });

  it('leave people and recorded names alone', () => {
    const recorded = { ...bot(1), name: 'Bo' };
    expect(namesAt('a-table', person(0, 'Ada'), recorded)).toEqual(['Ada', 'Bo']);
  });

  it('have their level beside them', () => {
    const [seat = bot(0)] = names.withNames('a-table', [bot(0, 'master')]);
    expect(names.levelOf(seat)).toBe('Master mapmaker');
    expect(names.nameWithLevel(seat)).toBe(`${seat.name} (Master mapmaker)`);
    expect(names.nameWithLevel(person(0, 'Ada'))).toBe('Ada');
  });
});
