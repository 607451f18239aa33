import { describe, expect, it, vi } from 'vitest';
import { PawnHand } from './pawns.svelte.fixture';
import { Taps } from './taps';

const finger = (timeStamp: number) => ({ timeStamp, pointerType: 'touch' });
const mouse = (timeStamp: number) => ({ timeStamp, pointerType: 'mouse' });

describe('taps on a board', () => {
  it('say yes by a second one on the same space, not by one that comes too soon', () => {
    const [taps, hand, yes] = [new Taps(), new PawnHand(), vi.fn()];
    taps.press(finger(0), hand, 2, yes);
    expect([hand.down, hand.at]).toEqual([true, 2]);
    taps.press(finger(200), hand, 2, yes);
    expect(yes).not.toHaveBeenCalled();
    taps.press(finger(600), hand, 2, yes);
    expect(yes).toHaveBeenCalledOnce();
  });
  it('move what is set down by one space, under it too', () => {
    const [taps, hand, yes] = [new Taps(), new PawnHand(), vi.fn()];
    hand.covers = () => true;
    taps.press(mouse(0), hand, 2, yes);
    taps.press(mouse(900), hand, 3, yes);
    expect([hand.down, hand.at]).toEqual([true, 3]);
    expect(yes).not.toHaveBeenCalled();
    taps.press(mouse(950), hand, 3, yes);
    expect(yes).toHaveBeenCalledOnce();
  });
  it('begin anew with what comes into the hand next', () => {
    const [taps, yes] = [new Taps(), vi.fn()];
    taps.press(mouse(0), new PawnHand(), 2, yes);
    const next = new PawnHand();
    next.setDown(2);
    taps.press(mouse(900), next, 2, yes);
    expect(yes).not.toHaveBeenCalled();
  });
});
