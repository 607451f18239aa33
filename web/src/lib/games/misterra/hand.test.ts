import { describe, expect, it } from 'vitest';
import { Hand } from './hand.svelte';

describe('a card in hand', () => {
  const legal = new Set(['map SE3 JE4', 'map JE3 SE4', 'map SD3 JE3', 'map JE2 SE3', 'map SE2 JE3']);
  const held = () => new Hand('SJ', legal);

  it('lies to the right of where one points, and is pushed back at the edge', () => {
    const hand = held();
    hand.point([2, 3]);
    expect(hand.ghost?.move).toBe('map SD3 JE3');
    expect(hand.ghost?.legal).toBe(true);
    hand.point([2, 4]);
    expect(hand.ghost?.move).toBe('map SD3 JE3');
  });
  it('turns clockwise around the space pointed at', () => {
    const hand = held();
    hand.point([2, 4]);
    hand.turn();
    expect(hand.ghost?.move).toBe('map SE3 JE4');
    hand.turn();
    hand.turn();
    expect(hand.ghost?.move).toBe('map JE2 SE3');
    expect(hand.ghost?.legal).toBe(true);
  });
  it('swaps its halves where it lies', () => {
    const hand = held();
    hand.point([2, 4]);
    hand.turn();
    hand.swap();
    expect(hand.ghost?.move).toBe('map JE3 SE4');
  });
  it('says that a place the cartographer does not see is not allowed', () => {
    const hand = held();
    hand.point([0, 0]);
    expect(hand.ghost?.legal).toBe(false);
    expect(hand.fits([2, 3])).toBe(true);
  });
  it('lets one choose the order where both orders are offered', () => {
    const hand = new Hand('LS', new Set(['map LE3 SE4', 'map SE4 LE3']));
    hand.point([2, 4]);
    hand.turn();
    expect(hand.ghost).toMatchObject({ move: 'map LE3 SE4', ordered: true });
    hand.reorder();
    expect(hand.ghost?.move).toBe('map SE4 LE3');
    expect(hand.ghost?.halves[0].space).toBe('E4');
  });
  it('has only two ways to lie when its halves are the same', () => {
    const hand = new Hand('JJ', new Set(['map JD3 JE3']));
    hand.point([2, 3]);
    hand.turn();
    hand.turn();
    hand.swap();
    expect(hand.ghost?.move).toBe('map JD3 JE3');
  });
  it('starts in the middle and stays on the map by arrow keys', () => {
    const hand = held();
    hand.step(1, 0);
    expect(hand.at).toEqual([2, 2]);
    for (let i = 0; i < 9; i++) hand.step(1, 0);
    expect(hand.at).toEqual([2, 4]);
  });
  it('is lifted first, then put away', () => {
    const hand = held();
    hand.point([2, 3]);
    hand.down = true;
    hand.lift();
    expect([hand.down, hand.at]).toEqual([false, [2, 3]]);
    hand.lift();
    expect(hand.at).toBeNull();
  });
});
