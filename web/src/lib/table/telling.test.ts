import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyGame } from '../games/game';
import type { LogEntry } from './model';

const entry = (step: number, seat: number, shown: boolean, kind: 'move' | 'undo' = 'move'): LogEntry => ({
  step,
  seat,
  kind,
  move: kind === 'move' && (shown || seat === 0) ? 'F A1' : null,
  shown,
  minded: false,
  at: '',
  events: [{ kind: 'drawn', seat }],
  secrets: shown || seat !== 0 ? [] : [{ at: 0, seat: 0, event: { kind: 'drawn', seat, move: 'F A1' } }],
});

/** Tells the kinds of events, and the secrets in them. */
const game = {
  beats: ({ seat }: LogEntry, events: readonly { kind: string; move?: string }[]) =>
    events.map((event) => ({ seat, words: `${event.kind} ${event.move ?? ''}`.trim(), events: [event] })),
} as unknown as AnyGame;
const names = ['Ada', 'Ben'];

// The words change with the reader's language, which a browser keeps.
let telling: typeof import('./telling');
beforeEach(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  telling = await import('./telling');
  await (await import('../i18n/catalogue')).wordsLoaded();
});

describe('the log', () => {
  it('tells a private decision to its own seat only', () => {
    const heard = (one: LogEntry, eyes: number | null) => telling.beatsOf(game, one, { names, eyes }).map(({ words }) => words);
    expect(heard(entry(1, 0, false), 0)).toEqual(['drawn F A1']);
    expect(heard(entry(1, 0, false), 1)).toEqual(['Ada has decided.']);
    expect(heard(entry(1, 0, true), 1)).toEqual(['drawn']);
    expect(heard(entry(1, 0, true, 'undo'), 0)).toEqual(['Ada takes the last decision back.']);
  });

  it('tells what came of a private decision for everybody', () => {
    const last = { ...entry(1, 0, false), events: [{ kind: 'kept' }, { kind: 'began' }] };
    expect(telling.beatsOf(game, last, { names, eyes: 1 }).map(({ words }) => words)).toEqual(['kept', 'began']);
    expect(telling.logLines([last], 1, 2)).toEqual([{ entry: last, decided: 0 }]);
  });

  it('says nothing yet of a step whose events have not been asked for', () => {
    const line = { entry: { ...entry(1, 0, true), events: null, secrets: null }, decided: 0 };
    expect(telling.told(game, line, { names, eyes: 1 })).toBeNull();
  });

  it('counts decisions in a row that are not shown', () => {
    const log = [entry(1, 0, true), entry(2, 1, false), entry(3, 2, false), entry(4, 1, true, 'undo'), entry(5, 1, false)];
    expect(telling.logLines(log, 3, 4).map(({ entry: { step }, decided }) => [step, decided])).toEqual([
      [1, 0],
      [3, 2],
      [4, 0],
      [5, 1],
    ]);
  });

  it('counts the others at a large table, and keeps one’s own and what ended a round', () => {
    // Ada is seat 0; the round of three ends with seat 2, the next is under way.
    const log = [
      entry(1, 1, true),
      entry(2, 0, true),
      entry(3, 3, true),
      entry(4, 2, true),
      entry(5, 1, true),
      entry(6, 2, true),
    ];
    const lines = (seats: number) => telling.logLines(log, 0, seats).map(({ entry: { step }, decided }) => [step, decided]);
    expect(lines(100)).toEqual([
      [1, 1],
      [2, 0],
      [3, 1],
      [4, 0],
      [5, 1],
      [6, 0],
    ]);
    expect(lines(4).every(([, decided]) => decided === 0)).toBe(true);
  });

  it('says in the reader’s language that somebody has decided', () => {
    expect(telling.plainly(entry(1, 1, false), ['Ada', 'Ben'])).toBe('Ben has decided.');
    expect(telling.plainly(entry(2, 0, true, 'undo'), ['Ada', 'Ben'])).toBe('Ada takes the last decision back.');
  });
});
