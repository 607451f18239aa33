import { describe, expect, it, vi } from 'vitest';
import { PawnHand } from './pawns.svelte.fixture';
import { Taps } from './taps';

describe('what is in hand', () => {
  it('goes along with a pointer until it is set down', () => {
    const hand = new PawnHand();
    hand.visit(2);
    hand.visit(3);
    expect(hand.ghost).toEqual({ move: 'pawn 3', legal: false });
    hand.setDown(4);
    hand.visit(5);
    hand.visit(null);
    expect([hand.ghost?.move, hand.down]).toEqual(['pawn 4', true]);
  });

  it('leaves the board with the pointer', () => {
    const hand = new PawnHand();
    hand.visit(2);
    hand.visit(null);
    expect(hand.ghost).toBeNull();
  });

  it('is lifted first, then put away', () => {
    const hand = new PawnHand();
    hand.setDown(4);
    expect([hand.lift(), hand.down, hand.at]).toEqual([true, false, 4]);
    expect([hand.lift(), hand.at]).toEqual([true, null]);
    expect(hand.lift()).toBe(false);
  });

  it('is held up as somebody advises', () => {
    const hand = new PawnHand();
    hand.show('pawn 6');
    expect([hand.at, hand.down]).toEqual([6, true]);
  });
});

describe('a click', () => {
  const at = (timeStamp: number, pointerType = 'mouse') => ({ timeStamp, pointerType });

  it('sets down, and the next one there says yes', () => {
    const [hand, taps, confirm] = [new PawnHand(), new Taps(), vi.fn()];
    taps.press(at(1000), hand, 2, confirm);
    expect([hand.at, hand.down, confirm.mock.calls.length]).toEqual([2, true, 0]);
    taps.press(at(1001), hand, 2, confirm);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('elsewhere moves it there', () => {
    const [hand, taps, confirm] = [new PawnHand(), new Taps(), vi.fn()];
    taps.press(at(1000), hand, 2, confirm);
    taps.press(at(1500), hand, 4, confirm);
    expect([hand.at, hand.down, confirm.mock.calls.length]).toEqual([4, true, 0]);
  });

  it('on the same place is a yes only to what a tap has put there', () => {
    const [hand, taps, confirm] = [new PawnHand(), new Taps(), vi.fn()];
    hand.show('pawn 6');
    taps.press(at(1000), hand, 6, confirm);
    expect(confirm).not.toHaveBeenCalled();
    taps.press(at(2000), hand, 6, confirm);
    expect(confirm).toHaveBeenCalledOnce();
    // Moved by keys, then tapped where it was tapped before: it goes back there.
    hand.step(1);
    taps.press(at(3000), hand, 6, confirm);
    expect([hand.at, confirm.mock.calls.length]).toEqual([6, 1]);
  });

  it('inside what covers several places moves it: a correction by one is no yes', () => {
    class WideHand extends PawnHand {
      override covers(place: number): boolean {
        return this.at !== null && Math.abs(this.at - place) < 2;
      }
    }
    const [hand, taps, confirm] = [new WideHand(), new Taps(), vi.fn()];
    taps.press(at(1000, 'touch'), hand, 2, confirm);
    taps.press(at(2000, 'touch'), hand, 3, confirm);
    expect([hand.at, hand.down, confirm.mock.calls.length]).toEqual([3, true, 0]);
    taps.press(at(3000, 'touch'), hand, 3, confirm);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('of a finger is no yes when it comes twice by accident', () => {
    const [hand, taps, confirm] = [new PawnHand(), new Taps(), vi.fn()];
    taps.press(at(1000, 'touch'), hand, 2, confirm);
    taps.press(at(1200, 'touch'), hand, 2, confirm);
    expect(confirm).not.toHaveBeenCalled();
    taps.press(at(1700, 'touch'), hand, 2, confirm);
    expect(confirm).toHaveBeenCalledOnce();
  });
});
