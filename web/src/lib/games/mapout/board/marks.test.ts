import { expect, it } from 'vitest';
import type { Beat } from '../../../play/beats';
import type { Event } from '../events';
import { connected, counted, drew, END, lifted, locked, played, putBack, ROAD, scored, SWAMP, unlocked } from '../events.fixture';
import { marksOf, placesOf } from './marks';

const beat = (...events: readonly Event[]): Beat<Event> => ({ seat: 1, words: '', events });

it('a mark has the number of its beat, though others show nothing on the board', () => {
  const passed = beat({ kind: 'passed', seat: 0, in_a_row: 1 });
  const marks = marksOf([passed, beat(played(ROAD, [1, 0]), drew(3))]);
  expect(marks.map(({ number, seat, at, verb }) => ({ number, seat, at, verb }))).toEqual([
    { number: 2, seat: 1, at: { q: 1, r: 0 }, verb: 'played' },
  ]);
});

it('it shows the connections that score, and what is locked', () => {
  const [mark] = marksOf([
    beat(played(ROAD), connected([0, 0], ['desert']), connected([2, 0], [], 0), scored(1), locked([0, 0])),
  ]);
  expect(mark?.connections).toEqual([{ to: { q: 0, r: 0 }, biomes: ['desert'], points: 1 }]);
  expect([mark?.moved, mark?.locks]).toEqual([null, [{ q: 0, r: 0 }]]);
});

it('and the areas of an End Tile', () => {
  const [mark] = marksOf([beat(played(END), counted('desert', [[1, 0]]), scored(1, 'end_tiles'))]);
  expect(mark?.areas).toEqual([{ biome: 'desert', spaces: [{ q: 1, r: 0 }], points: 1 }]);
});

it('a tile that is put back comes from where it lay; its connections may count together, or not at all', () => {
  const back = [putBack(SWAMP, [3, 0], [1, 0]), connected([0, 0], ['swamp']), connected([2, 0], ['swamp'])];
  const [lift, gain, nothing] = marksOf([
    beat(lifted(SWAMP, [3, 0]), unlocked([2, 0])),
    beat(...back, scored(1, 'moved')),
    beat(...back),
  ]);
  expect([lift?.verb, lift?.unlocks]).toEqual(['lifted', [{ q: 2, r: 0 }]]);
  expect([gain?.from, gain?.moved]).toEqual([{ q: 3, r: 0 }, 1]);
  expect(gain?.connections.map(({ points }) => points)).toEqual([0, 0]);
  expect(nothing?.moved).toBe(0);
});

it('of several marks of one space the latest counts', () => {
  const marks = marksOf([beat(played(SWAMP, [1, 0])), beat(lifted(SWAMP, [1, 0])), beat(played(ROAD, [2, 0]))]);
  expect(marks.map(({ past }) => past)).toEqual([true, false, false]);
});

it('who follows a mark sees its tile, where that came from, and what it joins', () => {
  const [mark] = marksOf([beat(putBack(SWAMP, [3, 0], [1, 0]), connected([0, 0], ['swamp']), scored(1, 'moved'))]);
  expect(mark && placesOf(mark)).toEqual([
    { q: 1, r: 0 },
    { q: 3, r: 0 },
    { q: 0, r: 0 },
  ]);
});
