import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sound } from '../play/beats';
import { RECIPES, VIBRATIONS } from './recipes';

const started: number[] = [];
let now = 10;
class Node {
  gain = this.#parameter();
  frequency = this.#parameter();
  #parameter() {
    const nothing = () => undefined;
    return { setValueAtTime: nothing, linearRampToValueAtTime: nothing, exponentialRampToValueAtTime: nothing };
  }
  connect = (): void => undefined;
  start = (at: number): void => void started.push(at);
  stop = (): void => undefined;
}
class Audio {
  state = 'running';
  resume = (): Promise<void> => Promise.resolve();
  sampleRate = 100;
  destination = new Node();
  get currentTime(): number {
    return now;
  }
  createGain = () => new Node();
  createBuffer = () => ({ getChannelData: () => [] });
}

const kept = new Map<string, string>();
const vibrate = vi.fn();
const page = new EventTarget();
let sounds: typeof import('./sounds').sounds;

beforeEach(async () => {
  vi.resetModules();
  vibrate.mockReset();
  started.length = 0;
  now = 10;
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('navigator', { languages: ['en'], vibrate });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  for (const [name, node] of Object.entries({ AudioContext: Audio, OscillatorNode: Node, BiquadFilterNode: Node })) {
    vi.stubGlobal(name, node);
  }
  vi.stubGlobal('AudioBufferSourceNode', Node);
});
const load = async () => ({ sounds } = await import('./sounds'));

describe('sounds', () => {
  it('are silent until the first gesture', async () => {
    await load();
    const stop = sounds.wake();
    sounds.play('turn');
    expect(started).toEqual([]);
    page.dispatchEvent(new Event('pointerdown'));
    sounds.play('turn');
    expect(started).toHaveLength(RECIPES.turn.length);
    stop();
  });

  it('come one after the other, and never late', async () => {
    await load();
    sounds.wake();
    page.dispatchEvent(new Event('keydown'));
    for (let at = 0; at < 50; at += 1) sounds.play('card');
    const begins = started.filter((at) => at >= 10);
    expect(new Set(begins).size).toBe(begins.length);
    expect(Math.max(...begins)).toBeLessThan(11.3);
  });

  it('stay off for who has switched them off', async () => {
    kept.set('mapmakers.sound', 'off');
    await load();
    sounds.wake();
    page.dispatchEvent(new Event('pointerdown'));
    sounds.play('end');
    expect(started).toEqual([]);
    expect(vibrate).toHaveBeenCalledWith(VIBRATIONS.end);
  });

  it('are felt where they matter, unless that is switched off', async () => {
    await load();
    sounds.play('turn');
    expect(vibrate).not.toHaveBeenCalled();
    sounds.wake();
    page.dispatchEvent(new Event('pointerdown'));
    sounds.play('turn');
    sounds.play('card');
    expect(vibrate.mock.calls).toEqual([[VIBRATIONS.turn]]);
    kept.set('mapmakers.vibration', 'off');
    vi.resetModules();
    await load();
    sounds.wake();
    page.dispatchEvent(new Event('pointerdown'));
    sounds.play('turn');
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it('differ from each other', () => {
    const names = Object.keys(RECIPES) as Sound[];
    expect(new Set(names.map((name) => JSON.stringify(RECIPES[name]))).size).toBe(names.length);
  });
});
