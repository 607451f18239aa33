import { describe, expect, it } from 'vitest';
import type { Cell } from '../../table/model';
import { Hand } from './hand.svelte';
import { oriented } from './shapes';
import { type CardName, shapesOf } from './cards';
import type { Choices } from './view';

/** A map on which a card fits wherever `open` says, in every way it can be turned. */
function hold(card: CardName, open: (cells: readonly Cell[]) => boolean, terrains: Choices['terrains'] = ['forest']): Hand {
  const ways = shapesOf(card).flatMap(({ cells, coin }, shape) => {
    const seen = new Map<string, readonly Cell[]>();
    for (const flipped of [false, true]) {
      for (const turns of [0, 1, 2, 3]) seen.set(oriented(cells, turns, flipped).join(';'), oriented(cells, turns, flipped));
    }
    return [...seen.values()].flatMap((way) => {
      const anchors: Cell[] = [];
      for (let row = 0; row < 11; row++) {
        for (let column = 0; column < 11; column++) {
          const placed = way.map(([down, right]): Cell => [row + down, column + right]);
          if (placed.every(([r, c]) => r < 11 && c < 11) && open(placed)) anchors.push([row, column]);
        }
      }
      return anchors.length > 0 ? [{ shape, coin, cells: way, anchors }] : [];
    });
  });
  return new Hand(card, { kind: 'cartographers', terrains, ways, falls_back: false, target: 0 });
}
const anywhere = () => true;

describe('the hand', () => {
  it('holds nothing over the map until a space is pointed at', () => {
    const hand = hold('Orchard', anywhere);
    expect(hand.ghost).toBeNull();
    hand.point([4, 1]);
    expect(hand.ghost).toMatchObject({ move: 'F A5B5C5C6', legal: true });
  });

  it('knows what may not be drawn', () => {
    const hand = hold('Orchard', (cells) => cells.every(([row]) => row > 4));
    hand.point([4, 1]);
    expect(hand.ghost).toMatchObject({ move: 'F A5B5C5C6', legal: false });
    hand.step(0, 1);
    expect(hand.ghost).toMatchObject({ move: 'F A6B6C6C7', legal: true });
  });

  it('lights a place as soon as the way it is turned fits there', () => {
    // Only the leftmost column is open: a river fits upright.
    const hand = hold('Great River', (cells) => cells.every(([, column]) => column === 0));
    const lit = () => hand.places.filter(({ legal }) => legal).length;
    expect(lit()).toBe(11);
    hand.turn();
    expect(lit()).toBe(0);
    hand.turn();
    expect(lit()).toBe(11);
  });

  it('is held only where its own middle lies: near an edge it is pushed back onto the map', () => {
    const hand = hold('Fishing Village', anywhere);
    const held = hand.places.flatMap((place, at) => (place.legal && place.held ? [at] : []));
    // Four in a row: eight places in each of eleven rows, held by the second space.
    expect(held).toHaveLength(8 * 11);
    expect(held.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(hand.places[0]).toMatchObject({ legal: true, held: false });
  });

  it('turns to ways that look different only', () => {
    const hand = hold('Great River', anywhere);
    hand.turn();
    expect(hand.outline).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
    hand.turn();
    expect(hand.outline).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(hold('Rift Lands', anywhere).canTurn).toBe(false);
    expect(hold('Rift Lands', anywhere).canFlip).toBe(false);
  });

  it('flips as in a mirror, however it has been turned', () => {
    const hand = hold('Orchard', anywhere);
    hand.turn();
    expect(hand.outline).toEqual([
      [0, 1],
      [1, 1],
      [2, 0],
      [2, 1],
    ]);
    hand.flip();
    expect(hand.outline).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ]);
    hand.flip();
    expect(hand.outline).toEqual([
      [0, 1],
      [1, 1],
      [2, 0],
      [2, 1],
    ]);
  });

  it('takes the shape of the card that fits, and no other', () => {
    const hand = hold('Farmland', (cells) => cells.length === 5);
    expect(hand.offered.map(({ fits }) => fits)).toEqual([false, true]);
    expect(hand.shape).toBe(1);
    hand.choose(0);
    hand.nextShape();
    expect(hand.shape).toBe(1);
  });

  it('begins the way round that fits somewhere', () => {
    // Only the top row is open: the river, printed upright, comes lying.
    const hand = hold('Great River', (cells) => cells.every(([row]) => row === 0));
    expect(hand.outline).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
  });

  it('goes through shapes and terrains', () => {
    const hand = hold('Hamlet', anywhere, ['village', 'farm']);
    hand.nextShape();
    hand.nextTerrain();
    hand.point([5, 5]);
    expect(hand.ghost?.cells).toHaveLength(5);
    expect(hand.ghost?.move).toMatch(/^A /);
    hand.nextShape();
    hand.nextTerrain();
    expect([hand.shape, hand.terrain]).toEqual([0, 'village']);
  });

  it('is dragged by the cell that was gripped', () => {
    const hand = hold('Fishing Village', anywhere);
    hand.point([5, 5]);
    const [, left] = hand.ghost?.anchor ?? [0, 0];
    hand.point([7, 10], [0, 3]);
    expect(hand.ghost?.anchor).toEqual([7, 7]);
    expect(left).toBe(4);
  });

  it('begins in the middle of the map by keyboard, and stops at its edge', () => {
    const hand = hold('Rift Lands', anywhere);
    hand.step(1, 0);
    expect(hand.at).toEqual([5, 5]);
    for (let step = 0; step < 9; step++) hand.step(1, 0);
    expect(hand.at).toEqual([5, 10]);
  });

  it('asks about what is pointed at first, then about what lies around it', () => {
    const hand = hold('Rift Lands', anywhere);
    expect(hand.questions).toEqual([]);
    hand.point([5, 5]);
    expect(hand.questions).toHaveLength(25);
    expect(hand.questions[0]).toBe('F F6');
    hand.point([0, 10]);
    expect(hand.questions).toHaveLength(9);
  });

  it('takes back: first lifts, then puts away', () => {
    const hand = hold('Orchard', anywhere);
    hand.point([3, 3]);
    hand.down = true;
    hand.lift();
    expect([hand.down, hand.ghost !== null]).toEqual([false, true]);
    hand.lift();
    expect(hand.ghost).toBeNull();
  });

  it('holds one single space where nothing of the card fits', () => {
    const single = { shape: 0, coin: 0, cells: [[0, 0]] as Cell[], anchors: [[2, 3]] as Cell[] };
    const hand = new Hand('Orchard', {
      kind: 'cartographers',
      terrains: ['forest', 'monster'],
      ways: [single],
      falls_back: true,
      target: 0,
    });
    hand.point([2, 3]);
    hand.nextTerrain();
    expect(hand.ghost).toMatchObject({ move: 'X D3', legal: true });
  });
});
