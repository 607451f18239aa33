import { describe, expect, it, vi } from 'vitest';
import type { Position, Seat, TableInfo } from './model';
import { type SeenTable, Viewpoint } from './viewpoint.svelte';

const seat = (number: number, mine: boolean) => ({ number, mine }) as Seat;
const position = (step: number, eyes: number | null, waiting: readonly number[], more: object = {}) =>
  ({ step, seat: eyes, view: { waiting, result: null, ...more }, can_undo: false }) as unknown as Position;

interface Setting {
  mine?: readonly number[];
  waiting?: readonly number[];
  status?: TableInfo['status'];
  result?: object | null;
  canUndo?: readonly number[];
}

/** A table of three after nine steps. */
function seen({ mine = [], waiting = [], status = 'playing', result = null, canUndo = [] }: Setting) {
  const at = vi.fn(async (eyes: number | null, step: number) => position(step, eyes, []));
  const table: SeenTable = {
    table: { status, seats: [0, 1, 2].map((number) => seat(number, mine.includes(number))) },
    steps: 9,
    latest: (eyes) =>
      eyes === null || mine.includes(eyes)
        ? { ...position(9, eyes, waiting, { result }), can_undo: eyes !== null && canUndo.includes(eyes) }
        : undefined,
    at,
  };
  return { table, at };
}

const look = (setting: Setting, address = '') =>
  new Viewpoint(
    () => seen(setting).table,
    () => address,
  );

describe('whose eyes', () => {
  it('are nobody’s for an onlooker', () => {
    const viewpoint = look({ waiting: [1] });
    expect([viewpoint.eyes, viewpoint.handTo, viewpoint.yours, viewpoint.shown?.seat]).toEqual([null, null, false, null]);
  });

  it('are those of the one seat, whoever’s turn it is', () => {
    const viewpoint = look({ mine: [1], waiting: [0] });
    expect([viewpoint.eyes, viewpoint.handTo, viewpoint.yours]).toEqual([1, null, false]);
    expect(look({ mine: [1], waiting: [0, 1] }).yours).toBe(true);
  });

  it('change with the hands that hold the device', () => {
    const viewpoint = look({ mine: [0, 2], waiting: [2], canUndo: [0] });
    expect([viewpoint.eyes, viewpoint.handTo, viewpoint.lastHolder]).toEqual([null, 2, null]);
    viewpoint.take(0);
    expect([viewpoint.handTo, viewpoint.lastHolder]).toEqual([2, 0]);
    viewpoint.take(2);
    expect([viewpoint.eyes, viewpoint.handTo, viewpoint.yours, viewpoint.lastHolder]).toEqual([2, null, true, null]);
  });

  it('are those of any seat once the match is over, step by step', () => {
    expect(look({ mine: [0], status: 'finished' }, '?step=3&seat=2')).toMatchObject({ through: 2, eyes: 2, handTo: null });
    expect(look({ mine: [0] }, '?step=3&seat=2')).toMatchObject({ through: null, eyes: 0 });
    expect(look({ mine: [0], status: 'finished' }, '?seat=2')).toMatchObject({ through: null, eyes: 0 });
    expect(look({ mine: [0], status: 'finished' }, '?step=3&seat=7')).toMatchObject({ through: null, eyes: 0 });
  });
});

describe('everybody’s secrets', () => {
  it('are there at any step of a match that is over; on the board is what all could see', () => {
    expect(look({ mine: [0], status: 'finished' }, '?step=3&as=everybody')).toMatchObject({
      everybody: true,
      eyes: null,
      step: 3,
    });
    expect(look({ mine: [0], status: 'finished' }, '?step=3&as=1')).toMatchObject({ everybody: false, eyes: 1 });
  });
  it('are nobody’s business before that, nor in the present', () => {
    expect(look({ mine: [0] }, '?step=3&as=everybody')).toMatchObject({ everybody: false, eyes: 0 });
    expect(look({ mine: [0], status: 'finished' }, '?as=everybody')).toMatchObject({ everybody: false, eyes: 0 });
  });
});

describe('which moment', () => {
  it('is the present unless the address says otherwise', () => {
    expect(look({ mine: [0] })).toMatchObject({ step: null, inPresent: true });
    expect(look({ mine: [0] }, '?step=4')).toMatchObject({ step: 4, inPresent: false });
    expect(look({ mine: [0] }, '?step=400').step).toBe(9);
  });

  it('is shown as soon as it is there, and the present until then', async () => {
    const { table, at } = seen({ mine: [0] });
    let address = '?step=4';
    const viewpoint = new Viewpoint(
      () => table,
      () => address,
    );
    viewpoint.fetch();
    expect([viewpoint.shown?.step, at.mock.calls]).toEqual([9, [[0, 4]]]);
    await vi.waitFor(() => expect(viewpoint.shown?.step).toBe(4));
    address = '';
    viewpoint.fetch();
    expect([viewpoint.shown?.step, at.mock.calls.length]).toEqual([9, 1]);
  });

  it('is not one that somebody has thought better of', async () => {
    const { table } = seen({ mine: [0] });
    const viewpoint = new Viewpoint(
      () => table,
      () => '?step=4',
    );
    viewpoint.fetch()?.();
    await Promise.resolve();
    expect(viewpoint.shown?.step).toBe(9);
  });

  it('is the end when there is a result, or the match was given up', () => {
    expect(look({ status: 'finished', result: {} }).over).toBe(true);
    expect(look({ status: 'finished', result: {} }, '?step=4').over).toBe(false);
    expect(look({ status: 'abandoned' })).toMatchObject({ over: true, playing: false, ended: true });
    expect(look({ status: 'playing' }).over).toBe(false);
  });
});
