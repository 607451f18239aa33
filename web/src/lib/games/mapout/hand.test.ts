import { SvelteMap } from 'svelte/reactivity';
import { describe, expect, it } from 'vitest';
import { key, moveText, parseMove, periodOf } from './moves';
import { Hand } from './hand.svelte';
import { readChoices, readView, type View } from './view';

/** The Starting Tiles as they lie at first; in hand desert and meadows, face up an End Tile of desert. */
const START = readView({
  game: 'mapout',
  seat: 0,
  waiting: [0],
  stage: 'fresh',
  steps: [{ step: 'play', state: 'now' }],
  next: null,
  moved_tiles_score: 'all',
  starting_tiles: 'any',
  clashes: [
    ['desert', 'arctic'],
    ['meadows', 'swamp'],
  ],
  guessed: false,
  lying: [0, 2].map((q) => ({
    tile: { id: `starting-0${q / 2 + 1}`, kind: 'starting', halves: 'SDDDMMMAAASS', roads: [0, 1, 2, 3, 4, 5] },
    q,
    r: 0,
    turns: 0,
    locked: false,
  })),
  open_ends: [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
    [3, 0],
    [2, 1],
    [1, 1],
    [2, -1],
    [3, -1],
  ],
  lifted: null,
  hand: [
    { id: 'road-01', kind: 'road', halves: 'DDDDDDDDDDDD', roads: [0, 2, 4] },
    { id: 'road-15', kind: 'road', halves: 'MDDDDDDMMMMM', roads: [0, 2, 3, 5] },
  ],
  players: [
    {
      seat: 0,
      hand: 2,
      ends: [{ id: 'end-01', kind: 'end', halves: 'DDDDDDDDDDDD', roads: [0] }],
      roads: 0,
      moved: 0,
      end_tiles: 0,
      split_end_tiles: 0,
      total: 0,
    },
  ],
  pile: 20,
  passes: 0,
  result: null,
});
const MOVES = ['play road-01 0,1 0', 'play road-01 0,1 1', 'play road-01 1,1 1', 'play road-15 0,1 4', 'lift starting-02'];

const handOf = (moves = MOVES, view: View = START, earns: ReadonlyMap<string, number> = new Map()) =>
  new Hand(view, 0, readChoices({ kind: 'mapout', moves }), (move) => earns.get(move) ?? null);

describe('moves', () => {
  it.each(['play road-07 1,-1 2', 'back road-05 0,2 4', 'lift road-05', 'pass'])('reads and writes %s', (text) => {
    expect(moveText(parseMove(text))).toBe(text);
  });
  it.each(['play road-07', 'back road-05 0,2 6', 'draw', ''])('does not read "%s"', (text) => {
    expect(() => parseMove(text)).toThrow();
  });
  it('turns that look the same are one', () => {
    expect(START.hand.map(periodOf)).toEqual([2, 6]);
    expect(periodOf({ halves: 'DDDDDDDDDDDD', roads: [0, 1, 3, 4] })).toBe(3);
  });
});

describe('the hand', () => {
  it('offers hand and End Tiles, and says which of them fit', () => {
    expect(handOf().offers.map(({ tile, verb, fits }) => [tile.id, verb, fits])).toEqual([
      ['road-01', 'play', true],
      ['road-15', 'play', true],
      ['end-01', 'play', false],
    ]);
  });
  it('takes none by itself while there is a choice, and not one that fits nowhere', () => {
    const hand = handOf();
    expect(hand.held).toBeNull();
    hand.take('end-01');
    expect(hand.held).toBeNull();
  });
  it('lights the places where it fits, in whatever turn', () => {
    const hand = handOf();
    hand.take('road-01');
    expect(hand.lit.map(key)).toEqual(['0,1', '1,1']);
  });
  it('takes it back when it is taken again', () => {
    const hand = handOf();
    hand.take('road-01');
    hand.take('road-01');
    expect([hand.held, hand.lit]).toEqual([null, []]);
  });
  it('has the only tile that can be laid in hand at once', () => {
    expect(handOf(['play road-15 0,1 4']).held).toBe('road-15');
  });
});

describe('over the board', () => {
  function holding(tile: string, q: number, r: number) {
    const hand = handOf();
    hand.take(tile);
    hand.point({ q, r });
    return hand;
  }
  it('turns by itself to where it fits', () => {
    expect(holding('road-01', 1, 1).ghost).toMatchObject({ move: 'play road-01 1,1 1', legal: true });
    expect(holding('road-01', 0, 1).ghost).toMatchObject({ move: 'play road-01 0,1 0', legal: true });
  });
  it('turns to where it earns most, as soon as that is known', () => {
    const earns = new SvelteMap<string, number>();
    const hand = handOf(['play road-15 0,1 1', 'play road-15 0,1 3', 'play road-15 0,1 4'], START, earns);
    hand.point({ q: 0, r: 1 });
    earns.set('play road-15 0,1 1', 1);
    expect([hand.turns, hand.pointsAt({ q: 0, r: 1 })]).toEqual([1, null]);
    earns.set('play road-15 0,1 3', 0).set('play road-15 0,1 4', 2);
    expect([hand.turns, hand.pointsAt({ q: 0, r: 1 })]).toEqual([4, 2]);
    const seen = [1, 2, 3].map(() => {
      hand.turn();
      return [hand.turns, hand.pointsAt({ q: 0, r: 1 })];
    });
    expect(seen).toEqual([
      [1, 1],
      [3, 0],
      [4, 2],
    ]);
  });
  it('promises of every place what choosing it gives, and that is the most', () => {
    let dice = 7;
    const roll = (below: number) => (dice = (dice * 1103515245 + 12345) % 2 ** 31) % below;
    for (let round = 0; round < 300; round++) {
      const moves = Array.from({ length: 12 }, () => `play road-15 ${START.open_ends.map(key)[roll(11)] ?? ''} ${roll(6)}`);
      const earns = new Map([...new Set(moves)].map((move) => [move, roll(4)]));
      const hand = handOf([...earns.keys(), 'lift starting-02'], START, earns);
      hand.take('road-15');
      if (round % 3 === 0) hand.turn();
      for (const place of hand.lit) {
        const promised = hand.pointsAt(place);
        hand.point(place);
        expect(promised).toBe(earns.get(hand.ghost?.move ?? ''));
        expect(hand.ghost?.legal).toBe(true);
        if (round % 3 !== 0) expect(promised).toBe(Math.max(...hand.movesAt(place).map((move) => earns.get(move) ?? 0)));
      }
    }
  });
  it('R goes to the next turn that fits', () => {
    const hand = holding('road-01', 0, 1);
    hand.turn();
    expect(hand.ghost?.move).toBe('play road-01 0,1 1');
    hand.turn();
    expect(hand.ghost?.move).toBe('play road-01 0,1 0');
  });
  it('R goes to any turn where no other fits, and says that it does not', () => {
    const hand = holding('road-15', 0, 1);
    expect(hand.ghost).toMatchObject({ turns: 4, legal: true });
    hand.turn();
    expect(hand.ghost).toMatchObject({ turns: 5, legal: false, move: 'play road-15 0,1 5' });
  });
  it('shows a place where nothing fits as illegal', () => {
    expect(holding('road-15', -1, 0).ghost).toMatchObject({ legal: false });
  });
  it('lets go of spaces that touch no tile', () => {
    expect(holding('road-15', 9, 9).ghost).toBeNull();
  });
  it('goes with the arrows from lit place to lit place', () => {
    const hand = holding('road-01', 0, 1);
    hand.step(1, 0);
    expect(hand.at).toEqual({ q: 1, r: 1 });
    hand.step(1, 0);
    expect(hand.at).toEqual({ q: 1, r: 1 });
  });
  it('asks first about what is pointed at, then about all other places', () => {
    expect(holding('road-01', 1, 1).questions).toEqual(['play road-01 1,1 1', 'play road-01 0,1 0', 'play road-01 0,1 1']);
  });
  it('Esc puts away the place, then the tile, then nothing', () => {
    const hand = holding('road-01', 0, 1);
    expect([hand.lift(), hand.at, hand.held]).toEqual([true, null, 'road-01']);
    expect([hand.lift(), hand.held]).toEqual([true, null]);
    expect(hand.lift()).toBe(false);
  });
});

describe('lifting', () => {
  it('is meant by pointing at a tile with none in hand', () => {
    const hand = handOf();
    hand.point({ q: 2, r: 0 });
    expect(hand.ghost).toMatchObject({ move: 'lift starting-02', legal: true });
    hand.point({ q: 0, r: 0 });
    expect(hand.ghost).toMatchObject({ move: 'lift starting-01', legal: false });
  });
  it('leaves the lifted tile in hand, to be put back', () => {
    const [first, second] = START.lying;
    if (!first || !second) throw new Error('two Starting Tiles lie there');
    const view: View = { ...START, stage: 'held', lying: [first], lifted: { tile: second.tile, origin: { q: 2, r: 0 } } };
    const hand = handOf(['back starting-02 1,0 4', 'play road-01 0,1 0'], view);
    hand.point({ q: 1, r: 0 });
    expect(hand.ghost).toMatchObject({ move: 'back starting-02 1,0 4', legal: true });
  });
  it('offers only the lifted tile after the play', () => {
    const [first, second] = START.lying;
    if (!first || !second) throw new Error('two Starting Tiles lie there');
    const view: View = {
      ...START,
      stage: 'played',
      steps: [{ step: 'back', state: 'now' }],
      lying: [first],
      lifted: { tile: second.tile, origin: { q: 2, r: 0 } },
    };
    expect(handOf(['back starting-02 1,0 4'], view).offers.map(({ tile }) => tile.id)).toEqual(['starting-02']);
  });
});

it('passing is offered when it is all there is', () => {
  const hand = handOf(['pass']);
  expect([hand.canPass, hand.held]).toEqual([true, null]);
});
