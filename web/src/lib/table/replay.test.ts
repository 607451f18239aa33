import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Replay } from './replay.svelte';

let at = 0;
let stop: (() => void) | undefined;
const replay = () =>
  new Replay({
    at: () => at,
    last: () => 3,
    show: (step) => (at = step),
  });
/** As the page does it: with every step it waits anew. */
function go(one: Replay, milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    const before = at;
    vi.advanceTimersByTime(100);
    if (at !== before) {
      stop?.();
      stop = one.wait();
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  at = 0;
});

describe('a match that plays by itself', () => {
  it('goes from step to step and stops at the end', () => {
    const one = replay();
    one.toggle();
    stop = one.wait();
    go(one, 1500);
    expect(at).toBe(1);
    go(one, 6000);
    expect([at, one.playing]).toEqual([3, false]);
  });

  it('goes faster when asked to', () => {
    const one = replay();
    one.speed = 4;
    one.toggle();
    stop = one.wait();
    go(one, 800);
    expect(at).toBe(2);
  });

  it('begins anew at the end', () => {
    at = 3;
    const one = replay();
    one.toggle();
    expect([at, one.playing]).toEqual([0, true]);
  });

  it('waits while it is stopped', () => {
    const one = replay();
    expect(one.wait()).toBeUndefined();
  });
});
