import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyView } from '../table/model';
import type { Beat } from './beats';
import { Playback } from './playback.svelte';

/** A board that shows what was put on it. */
interface Board extends AnyView {
  readonly laid: string;
}
const board = (laid: string): Board => ({ seat: 0, waiting: [0], result: null, laid });
const apply = (view: AnyView, event: unknown) => board((view as Board).laid + String(event));
const does = (seat: number | null, what: string, more: Partial<Beat> = {}): Beat => ({
  seat,
  words: what,
  events: [what],
  ...more,
});

const PACE = 700;
let pace = PACE;
const playbackOf = (eyes: number | null = 0, heard: string[] = []) =>
  new Playback({ eyes, apply, pace: () => pace, onbeat: ({ words }) => heard.push(words) });
const shown = ({ view, current, happened }: Playback) => ({
  laid: view && (view as Board).laid,
  current,
  happened: happened.map(({ words }) => words).join(''),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  pace = PACE;
});
afterEach(() => vi.useRealTimers());

describe('what others did', () => {
  it('is shown one beat after the other, then the board is in the present', () => {
    const heard: string[] = [];
    const playback = playbackOf(0, heard);
    playback.receive(board('-'), [{ beats: [does(1, 'a'), does(1, 'b')], after: board('-ab') }], false);
    expect(shown(playback)).toEqual({ laid: '-a', current: 0, happened: 'a' });
    vi.advanceTimersByTime(PACE - 1);
    expect(heard).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(shown(playback)).toEqual({ laid: '-ab', current: 1, happened: 'ab' });
    vi.advanceTimersByTime(PACE);
    expect(shown(playback)).toEqual({ laid: null, current: null, happened: 'ab' });
    expect(heard).toEqual(['a', 'b']);
  });

  it('begins with what can be seen: that somebody has decided in secret takes no time', () => {
    const playback = playbackOf();
    playback.receive(board('-'), [{ beats: [does(1, 'has decided', { events: [] }), does(2, 'b')], after: board('-b') }], false);
    expect(shown(playback)).toEqual({ laid: '-b', current: 0, happened: 'b' });
  });

  it('is for an onlooker also what the rules do', () => {
    const playback = playbackOf(null);
    playback.receive(board('-'), [{ beats: [does(0, 'a'), does(null, 'x')], after: board('-ax') }], false);
    vi.advanceTimersByTime(PACE);
    expect(shown(playback)).toEqual({ laid: '-ax', current: 1, happened: 'ax' });
  });

  it('follows what the player has just done, which is there at once and not marked', () => {
    const playback = playbackOf();
    playback.receive(board('-'), [{ beats: [does(0, 'm'), does(null, 'x')], after: board('-mx') }], true);
    expect(shown(playback)).toEqual({ laid: '-mx', current: 0, happened: 'x' });
  });

  it('waits for its turn where it arrives while other things are shown', () => {
    const playback = playbackOf();
    playback.receive(board('-'), [{ beats: [does(1, 'a')], after: board('-a') }], false);
    playback.receive(board('-a'), [{ beats: [does(2, 'b')], after: board('-ab') }], false);
    expect(shown(playback)).toEqual({ laid: '-a', current: 0, happened: 'a' });
    vi.advanceTimersByTime(PACE);
    expect(shown(playback)).toEqual({ laid: '-ab', current: 1, happened: 'ab' });
  });

  it('settles on what the server says after each step', () => {
    const playback = playbackOf();
    const scenes = [
      { beats: [does(1, 'a')], after: board('-A') },
      { beats: [does(2, 'b')], after: null },
    ];
    playback.receive(board('-'), scenes, false);
    vi.advanceTimersByTime(PACE);
    expect(shown(playback).laid).toBe('-Ab');
  });

  it('is skipped, with all of it marked', () => {
    const heard: string[] = [];
    const playback = playbackOf(0, heard);
    playback.receive(
      board('-'),
      [{ beats: [does(1, 'a'), does(1, 'b'), does(1, '', { words: '' })], after: board('-ab') }],
      false,
    );
    playback.skip();
    expect(shown(playback)).toEqual({ laid: null, current: null, happened: 'ab' });
    vi.advanceTimersByTime(10 * PACE);
    expect(heard).toEqual(['a']);
  });

  it('is forgotten with the player’s next decision', () => {
    const playback = playbackOf();
    playback.receive(board('-'), [{ beats: [does(1, 'a')], after: board('-a') }], false);
    playback.receive(board('-a'), [{ beats: [does(0, 'm')], after: board('-am') }], true);
    expect(shown(playback)).toEqual({ laid: null, current: null, happened: '' });
  });

  it('is only marked where nothing shall be played out, or nobody looks', () => {
    for (const quiet of [() => (pace = 0), () => vi.stubGlobal('document', { visibilityState: 'hidden' })]) {
      pace = PACE;
      quiet();
      const playback = playbackOf();
      playback.receive(board('-'), [{ beats: [does(1, 'a')], after: board('-a') }], false);
      expect(shown(playback)).toEqual({ laid: null, current: null, happened: 'a' });
    }
  });

  it('can be shown again, from where the player left the board', () => {
    const playback = playbackOf();
    playback.receive(board('-'), [{ beats: [does(0, 'm'), does(1, 'a'), does(1, 'b')], after: board('-mab') }], true);
    playback.skip();
    playback.repeat(board('-m'));
    expect(shown(playback)).toEqual({ laid: '-ma', current: 0, happened: 'a' });
    vi.advanceTimersByTime(2 * PACE);
    expect(shown(playback)).toEqual({ laid: null, current: null, happened: 'ab' });
  });

  it('takes no longer at a table of a hundred', () => {
    const playback = playbackOf();
    const many = Array.from({ length: 100 }, (_, seat) => does(seat + 1, 'x'));
    playback.receive(board('-'), [{ beats: many, after: board('-') }], false);
    vi.advanceTimersByTime(60_000);
    expect(playback.playing).toBe(false);
  });
});
