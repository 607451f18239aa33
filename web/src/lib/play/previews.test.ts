import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EffectsAnswer } from '../table/model';
import { type AskEffects, Previews } from './previews.svelte';

const effects = { points: 1, connections: [], areas: [], locks: [], unlocks: [], blocks: [], opens: [] };
const answers = (moves: readonly string[]): EffectsAnswer[] => moves.map((move) => ({ move, effects, ends_turn: false }));
const previewsOf = (ask: AskEffects, more: { atOnce?: number; questions?: number } = {}) =>
  new Previews(ask, { read: (answer) => answer.effects, atOnce: 3, ...more });

describe('previews', () => {
  it('are kept: nothing is asked for twice', async () => {
    const ask = vi.fn(async (moves: readonly string[]) => answers(moves));
    const previews = previewsOf(ask);
    await previews.look(['a', 'b']);
    expect(previews.effectsOf('a')).toEqual(effects);
    await previews.look(['b', 'a', 'c']);
    expect(ask.mock.calls).toEqual([[['a', 'b']], [['c']]]);
  });

  it('are asked for a few at a time, the first ones first', async () => {
    const ask = vi.fn(async (moves: readonly string[]) => answers(moves));
    await previewsOf(ask).look(['a', 'b', 'c', 'd', 'e']);
    expect(ask.mock.calls).toEqual([[['a', 'b', 'c']], [['d', 'e']]]);
  });

  it('tell why a move cannot be made', async () => {
    const faults = [{ clause: 'C4.5', cells: [[5, 5]] as [number, number][] }];
    const previews = previewsOf(async (moves) => moves.map((move) => ({ move, faults })));
    await previews.look(['a']);
    expect([previews.effectsOf('a'), previews.faultsOf('a')]).toEqual([null, faults]);
    expect([previews.of('b'), previews.faultsOf('b'), previews.of(null)]).toEqual([undefined, [], undefined]);
  });

  describe('while a question is open', () => {
    let waiting: (() => void)[];
    const ask = vi.fn(
      (moves: readonly string[]) => new Promise<EffectsAnswer[]>((resolve) => waiting.push(() => resolve(answers(moves)))),
    );
    beforeEach(() => {
      waiting = [];
      ask.mockClear();
    });

    it('wait, and then only the latest are asked for', async () => {
      const previews = previewsOf(ask);
      for (const move of ['a', 'b', 'c']) void previews.look([move]);
      expect(ask).toHaveBeenCalledTimes(1);
      waiting[0]?.();
      await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
      expect(ask.mock.calls[1]).toEqual([['c']]);
    });

    it('need not wait where several questions may be', async () => {
      const previews = previewsOf(ask, { questions: 2 });
      void previews.look(['a']);
      const looked = previews.look(['b']);
      waiting[1]?.();
      await looked;
      expect([previews.of('a'), previews.of('b')]).toEqual([undefined, { effects }]);
    });
  });

  it('are asked for again after a line that broke', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const ask = vi.fn(async (moves: readonly string[]) => answers(moves));
    ask.mockRejectedValueOnce(new Error('no line'));
    const previews = previewsOf(ask);
    await previews.look(['a']);
    expect(console.info).toHaveBeenCalled();
    await previews.look(['a']);
    expect(previews.of('a')).toEqual({ effects });
  });

  it('are not asked for for ever where an answer tells of another move', async () => {
    const ask = vi.fn(async () => answers(['z']));
    const previews = previewsOf(ask);
    await previews.look(['a', 'b']);
    await previews.look(['a', 'b']);
    expect(ask).toHaveBeenCalledTimes(1);
    expect([previews.of('a'), previews.of('z')]).toEqual([undefined, undefined]);
  });
});
