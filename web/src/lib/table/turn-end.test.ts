import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EffectsAnswer } from './model';
import { GRACE, TurnEnd } from './turn-end.svelte';
import type { TurnEnds } from './turn-ends';

const answer = (move: string, ends_turn: boolean) => ({ move, ends_turn, effects: { points: 2 } }) as unknown as EffectsAnswer;

function turn(ends: TurnEnds = 'asked') {
  const send = vi.fn((_move: string) => Promise.resolve());
  const ask = vi.fn((move: string) => Promise.resolve([answer(move, move.startsWith('play'))]));
  const due = { decision: 'first' };
  const end = new TurnEnd({ ends: () => ends, decision: () => due.decision, ask, send });
  return { end, send, ask, due };
}
const held = (end: TurnEnd) => vi.waitFor(() => expect(end.held).not.toBeNull());

describe('the last action of a turn', () => {
  it('is sent once the turn is ended, and only once', async () => {
    const { end, send } = turn();
    const made = end.make('play a');
    await held(end);
    expect(end.held).toMatchObject({ move: 'play a', ends: 'asked', effects: { points: 2 } });
    expect(send).not.toHaveBeenCalled();
    // While it lies there nothing else is made.
    expect(end.make('play b')).toBe(made);
    end.end();
    end.end();
    await made;
    expect(send.mock.calls).toEqual([['play a']]);
    expect(end.held).toBeNull();
  });

  it('is never sent once it was taken back, and another can be made', async () => {
    const { end, send } = turn();
    const made = end.make('play a');
    await held(end);
    end.takeBack();
    end.end();
    await made;
    expect(send).not.toHaveBeenCalled();
    const other = end.make('play b');
    await held(end);
    end.end();
    await other;
    expect(send.mock.calls).toEqual([['play b']]);
  });

  it('says why the server refuses it', async () => {
    const { end, send } = turn();
    send.mockRejectedValueOnce(new Error('refused'));
    const made = end.make('play a');
    await held(end);
    end.end();
    await expect(made).rejects.toThrow('refused');
    expect(end.held).toBeNull();
  });

  it('is not held where the decision was made elsewhere meanwhile', async () => {
    const { end, send, ask, due } = turn();
    ask.mockImplementationOnce((move) => {
      due.decision = 'second';
      return Promise.resolve([answer(move, true)]);
    });
    await end.make('play a');
    expect(send).not.toHaveBeenCalled();
    expect(end.held).toBeNull();
  });
});

describe('other actions', () => {
  it('are sent at once', async () => {
    const { end, send } = turn();
    await end.make('lift a');
    expect(send.mock.calls).toEqual([['lift a']]);
  });

  it('need no question where the answer is known for this decision', async () => {
    const { end, ask, due } = turn();
    end.note([answer('lift a', false)]);
    await end.make('lift a');
    expect(ask).not.toHaveBeenCalled();
    due.decision = 'second';
    await end.make('lift a');
    expect(ask).toHaveBeenCalledOnce();
  });

  it('are sent where nobody can say what they end', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    const { end, send, ask } = turn();
    ask.mockRejectedValueOnce(new Error('away'));
    await end.make('play a');
    expect(send.mock.calls).toEqual([['play a']]);
  });

  it('are sent at once by who wants nothing held', async () => {
    const { end, send, ask } = turn('once');
    await end.make('play a');
    expect(send).toHaveBeenCalledOnce();
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('a moment of grace', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('ends the turn by itself', async () => {
    const { end, send } = turn('grace');
    const made = end.make('play a');
    await vi.advanceTimersByTimeAsync(GRACE - 1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await made;
    expect(send).toHaveBeenCalledOnce();
  });

  it('is over as soon as the player says so, and sends nothing twice', async () => {
    const { end, send } = turn('grace');
    const made = end.make('play a');
    await vi.advanceTimersByTimeAsync(10);
    end.end();
    await made;
    await vi.advanceTimersByTimeAsync(GRACE);
    expect(send).toHaveBeenCalledOnce();
  });

  it('leaves nothing behind that was taken back', async () => {
    const { end, send } = turn('grace');
    const made = end.make('play a');
    await vi.advanceTimersByTimeAsync(10);
    end.takeBack();
    await made;
    await vi.advanceTimersByTimeAsync(GRACE);
    expect(send).not.toHaveBeenCalled();
  });
});
