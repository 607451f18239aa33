import { expect, it } from 'vitest';
import { ApiError } from '../api/client';
import { Advice } from './advice.svelte';
import type { Hint } from './model';

const planned = (move: string, total: number) => ({ move, effects: {} as Hint['effects'], ends_turn: false, total });
const HINT: Hint = { ...planned('lift', 5), then: [planned('back', 5), planned('play', 3)] };

it('is for one decision of one seat', async () => {
  const advice = new Advice(() => Promise.resolve(HINT));
  await advice.seek(0, 4);
  expect(advice.for(0, 4)).toEqual(HINT);
  expect(advice.for(1, 4)).toBeNull();
  expect(advice.for(0, 5)).toBeNull();
});

it('goes on with the rest of the plan while it is followed', async () => {
  const advice = new Advice(() => Promise.resolve(HINT));
  await advice.seek(0, 4);
  advice.follow(0, 4, 'lift');
  expect(advice.for(0, 5)).toEqual({ ...planned('back', 5), then: [planned('play', 3)] });
  advice.follow(0, 5, 'back');
  expect(advice.for(0, 6)).toEqual({ ...planned('play', 3), then: [] });
  advice.follow(0, 6, 'play');
  expect(advice.for(0, 7)).toBeNull();
});

it('is forgotten where another move is made, also after one that was refused', async () => {
  const advice = new Advice(() => Promise.resolve(HINT));
  await advice.seek(0, 4);
  advice.follow(0, 4, 'lift');
  advice.follow(0, 4, 'pass');
  expect(advice.for(0, 4)).toEqual(HINT);
  expect(advice.for(0, 5)).toBeNull();
});

it('can be hidden, and says when there is none', async () => {
  const advice = new Advice(() => Promise.reject(new ApiError('unreachable')));
  await advice.seek(0, 4);
  expect(advice.failed).toBe(true);
  advice.hide();
  expect(advice.failed).toBe(false);
});
