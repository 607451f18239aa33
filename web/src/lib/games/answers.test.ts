import { describe, expect, it, vi } from 'vitest';
import { answersTo } from './answers';
import { Foresight as CartographersForesight } from './cartographers/foresight.svelte';
import { Hand } from './cartographers/hand.svelte';
import { Foresight as MapOutForesight } from './mapout/foresight.svelte';
import { Foresight as MisterraForesight } from './misterra/foresight.svelte';
import type { EffectsAnswer } from './seam';

/** Whoever answers each question with the same move: in a loop that waits for more, the page would stand still. */
function stubborn(move: string) {
  let asked = 0;
  return vi.fn(async (): Promise<EffectsAnswer[]> => {
    if (++asked > 20) throw new Error('asked again and again');
    return [{ move, faults: [] }];
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('an answer about another move', () => {
  it('is no answer', () => {
    const faults: never[] = [];
    expect(
      answersTo(
        ['pass', 'lift A'],
        [
          { move: 'lift B', faults },
          { move: 'pass', faults },
        ],
      ),
    ).toEqual([{ move: 'pass', faults }]);
  });

  it('does not make Map Out ask for ever', async () => {
    const ask = stubborn('play A 0,0 0');
    const foresight = new MapOutForesight(ask);
    for (const moves of [
      ['play A 0,0 1', 'play A 0,0 2'],
      ['lift B', 'lift C'],
    ]) {
      foresight.look(moves);
      await settled();
      foresight.look(moves);
      await settled();
    }
    expect(ask).toHaveBeenCalledTimes(2);
    expect(foresight.of('play A 0,0 0')).toBeUndefined();
  });

  it('does not make Maps of Misterra ask for ever', async () => {
    const ask = stubborn('claim');
    const foresight = new MisterraForesight(ask);
    await foresight.look(['go A1', 'go A2']);
    await foresight.look(['go A1', 'go A2']);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(foresight.of('claim')).toBeUndefined();
  });

  it('does not make Cartographers ask for ever', async () => {
    const ask = stubborn('W A1');
    const foresight = new CartographersForesight(ask);
    const choices = {
      kind: 'cartographers',
      terrains: ['water'],
      ways: [{ shape: 0, coin: 0, cells: [[0, 0]], anchors: [[5, 5]] }],
    } as const;
    const hand = new Hand('Rift Lands', { ...choices, falls_back: false, target: 0 });
    hand.point([5, 5]);
    foresight.look(hand);
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(foresight.of(hand.ghost)).toBeUndefined();
  });
});
