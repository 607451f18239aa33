import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Event } from './events';
import {
  began,
  connected,
  counted,
  drew,
  END,
  entry,
  lifted,
  locked,
  played,
  putBack,
  ROAD,
  scored,
  SWAMP,
  unlocked,
} from './events.fixture';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { beats } = await import('./beats');
const { switchLanguage, wordsLoaded } = await import('../../i18n/catalogue');
await wordsLoaded();

const NAMES = ['Ada', 'Bo'];
const beatsOf = (...events: readonly Event[]) => beats(entry(1, events), events, { names: NAMES, eyes: 0 });
const told = (...events: readonly Event[]) => beatsOf(...events).map(({ words }) => words);

describe('a tile that was played', () => {
  it('is told with the biomes that continue, and the draw', () => {
    expect(told(played(ROAD), connected([0, 0], ['desert']), scored(1), drew(16), began(0))).toEqual([
      'Bo plays a Road Tile (desert and meadows): +1 desert; draws a tile',
    ]);
  });
  it('with several reasons has their sum first', () => {
    const connections = [connected([0, 0], ['desert']), connected([2, 0], ['desert']), connected([1, 1], ['meadows'])];
    expect(told(played(ROAD), ...connections, scored(3), locked([0, 0], [1, 0]))).toEqual([
      'Bo plays a Road Tile (desert and meadows): +3 (desert 2, meadows 1); locks 2 tiles',
    ]);
  });
  it('tells two biomes across one border as one connection', () => {
    expect(told(played(ROAD), connected([0, 0], ['desert', 'meadows']), scored(1))).toEqual([
      'Bo plays a Road Tile (desert and meadows): +1 desert and meadows',
    ]);
  });
  it('that earns nothing says why', () => {
    expect(told(played(SWAMP), connected([0, 0], [], 0))).toEqual(['Bo plays a Road Tile (swamp): +0 (no biome continues)']);
  });
  it('as an End Tile is told with its areas, and takes longer to follow', () => {
    const area = counted('desert', [
      [1, 0],
      [0, 0],
    ]);
    expect(told(played(END), connected([0, 0], ['desert'], 0), area, scored(2, 'end_tiles'))).toEqual([
      'Bo plays an End Tile (desert): +2 desert area',
    ]);
    const [both] = beatsOf(played(END), area, counted('swamp', [[1, 0]]), scored(3, 'split_end_tiles'));
    expect(both?.words).toBe('Bo plays an End Tile (desert): +3 (desert area 2, swamp area 1)');
    expect(both?.length).toBeGreaterThan(1);
  });
});

describe('a tile that was moved', () => {
  it('is told when it is lifted, with what that unlocks', () => {
    expect(told(lifted(SWAMP, [2, 0]), unlocked([1, 0]))).toEqual(['Bo lifts a Road Tile (swamp); unlocks 1 tile']);
  });
  it('and when it is put back, as the table counts it', () => {
    const back = [putBack(SWAMP, [2, 0], [1, 0]), connected([0, 0], ['swamp']), connected([1, 1], ['swamp'])];
    expect(told(...back, scored(2, 'moved'))).toEqual(['Bo puts the Road Tile (swamp) back: +2 swamp']);
    expect(told(...back, scored(1, 'moved'))).toEqual(['Bo puts the Road Tile (swamp) back: +1 more than where it lay']);
    expect(told(...back)).toEqual(['Bo puts the Road Tile (swamp) back: +0 (moving it earns nothing)']);
  });
});

describe('what the rules do', () => {
  it('is nobody’s: the pile runs out, a player has laid everything, the match ends', () => {
    const seats = beatsOf(played(SWAMP), drew(0), { kind: 'tiles_used_up', seat: 1 }).map(({ seat, words }) => [seat, words]);
    expect(seats.slice(1)).toEqual([
      [null, 'The pile is empty'],
      [null, 'Bo has no tile left'],
    ]);
  });
  it('says why play ended and who has won', () => {
    const passed: Event = { kind: 'passed', seat: 1, in_a_row: 2 };
    const ended: Event = {
      kind: 'match_ended',
      totals: [9, 7],
      winners: [0],
      decided_by: 'points',
      rating: null,
      titles: [],
      places: [1, 2],
    };
    expect(told(passed, { kind: 'play_ended', reason: 'everybody_passed' }, ended)).toEqual([
      'Bo passes: no tile can be played',
      'Nobody can play any more. The match is over.',
      'Ada has the most points: 9.',
    ]);
    expect(told({ kind: 'play_ended', reason: 'no_tiles_left' })).toEqual(['All tiles are laid. The match is over.']);
  });
});

it('every event of a step is in one of its beats', () => {
  const events = [played(ROAD), connected([0, 0], ['desert']), scored(1), locked([1, 0]), drew(0), began(0)];
  expect(beatsOf(...events).flatMap((beat) => beat.events)).toEqual(events);
});

it('whoever draws is told what', () => {
  expect(told(played(ROAD), connected([0, 0], ['desert']), scored(1), drew(3, SWAMP))).toEqual([
    'Bo plays a Road Tile (desert and meadows): +1 desert; draws a Road Tile (swamp)',
  ]);
});

describe('in other languages', () => {
  const events = [
    played(ROAD),
    connected([0, 0], ['desert']),
    connected([2, 0], ['meadows']),
    scored(2),
    locked([0, 0]),
    drew(3),
  ];
  afterAll(() => switchLanguage('en'));
  it('French has its spaces', async () => {
    await switchLanguage('fr');
    expect(told(...events)).toEqual([
      'Bo joue une tuile route (désert et prairie)\u00a0: +2 (désert 1, prairie 1)\u00a0; verrouille 1 tuile\u00a0; pioche une tuile',
    ]);
  });
  it('Dutch parts its verbs', async () => {
    await switchLanguage('nl');
    expect(told(...events)).toEqual([
      'Bo speelt een wegtegel (woestijn en grasland): +2 (woestijn 1, grasland 1); legt 1 tegel vast; trekt een tegel',
    ]);
    expect(told(lifted(SWAMP, [2, 0]))).toEqual(['Bo neemt een wegtegel (moeras) op']);
  });
});
