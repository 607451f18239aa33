import { describe, expect, it, vi } from 'vitest';
import type { EffectsAnswer } from '../seam';
import { Foresight } from './foresight.svelte';
import { Hand } from './hand.svelte';

function rift(): Hand {
  const anchors = Array.from({ length: 121 }, (_, at): [number, number] => [Math.floor(at / 11), at % 11]);
  return new Hand('Rift Lands', {
    kind: 'cartographers',
    terrains: ['water'],
    ways: [{ shape: 0, coin: 0, cells: [[0, 0]], anchors }],
    falls_back: false,
    target: 0,
  });
}
const worth = { edicts: [], coins: 1, mountains: [], monsters: 0, haunted: [], ruins: [] };
const answers = (moves: readonly string[]): EffectsAnswer[] => moves.map((move) => ({ move, effects: worth }));

describe('foresight', () => {
  it('asks for what is pointed at first, and for what lies around it', async () => {
    const ask = vi.fn(async (moves: readonly string[]) => answers(moves));
    const hand = rift();
    const foresight = new Foresight(ask);
    hand.point([5, 5]);
    foresight.look(hand);
    await vi.waitFor(() => expect(foresight.of(hand.ghost)).toEqual({ worth }));
    expect(ask.mock.calls[0]?.[0]).toHaveLength(25);
    expect(ask.mock.calls[0]?.[0][0]).toBe('W F6');
    hand.point([6, 7]);
    foresight.look(hand);
    expect(foresight.of(hand.ghost)).toEqual({ worth });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks one question at a time, then only for the latest', async () => {
    const waiting: (() => void)[] = [];
    const ask = vi.fn(
      (moves: readonly string[]) => new Promise<EffectsAnswer[]>((resolve) => waiting.push(() => resolve(answers(moves)))),
    );
    const hand = rift();
    const foresight = new Foresight(ask);
    for (const row of [0, 5, 10]) {
      hand.point([row, 10]);
      foresight.look(hand);
    }
    expect(ask).toHaveBeenCalledTimes(1);
    waiting[0]?.();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(ask.mock.calls[1]?.[0][0]).toBe('W K11');
  });

  it('keeps why a drawing cannot be made', async () => {
    const faults = [{ clause: 'C4.5', cells: [[5, 5]] as [number, number][] }];
    const foresight = new Foresight(async (moves) => moves.map((move) => ({ move, faults })));
    const hand = rift();
    hand.point([5, 5]);
    foresight.look(hand);
    await vi.waitFor(() => expect(foresight.of(hand.ghost)).toEqual({ faults }));
  });

  it('asks again after a line that broke', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const ask = vi.fn(async (moves: readonly string[]) => answers(moves));
    ask.mockRejectedValueOnce(new Error('no line'));
    const hand = rift();
    const foresight = new Foresight(ask);
    hand.point([5, 5]);
    foresight.look(hand);
    await vi.waitFor(() => expect(console.info).toHaveBeenCalled());
    foresight.look(hand);
    await vi.waitFor(() => expect(foresight.of(hand.ghost)).toEqual({ worth }));
  });
});
