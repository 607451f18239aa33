import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/client';
import type { AnalysisState } from './found';
import { Study } from './study.svelte';

const told = (state: AnalysisState['state'], done = 0, total = 0): AnalysisState => ({
  state,
  done,
  total,
  analysis: state === 'ready' ? { steps: 3, seats: [] } : null,
});

describe('a match that is looked at', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits to be asked for', async () => {
    const study = new Study({ find: async () => told('none'), begin: async () => told('running') });
    study.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(study.state).toBe('none');
  });

  it('is shown at once where somebody has asked before', async () => {
    const study = new Study({ find: async () => told('ready', 9, 9), begin: async () => told('running') });
    study.start();
    await vi.advanceTimersByTimeAsync(0);
    expect([study.state, study.analysis?.steps]).toEqual(['ready', 3]);
  });

  it('tells how far it is until it is done', async () => {
    const answers = [told('none'), told('running', 2, 8), told('ready', 8, 8)];
    const study = new Study({ find: async () => answers.shift() ?? told('none'), begin: async () => told('running') });
    study.start();
    await vi.advanceTimersByTimeAsync(0);
    void study.begin();
    await vi.advanceTimersByTimeAsync(0);
    expect([study.state, study.part]).toEqual(['running', null]);
    await vi.advanceTimersByTimeAsync(700);
    expect([study.state, study.part]).toEqual(['running', 0.25]);
    await vi.advanceTimersByTimeAsync(700);
    expect(study.state).toBe('ready');
  });

  it('says so when it was given up, or the server is away', async () => {
    const gaveUp = new Study({ find: async () => told('none'), begin: async () => told('running') });
    void gaveUp.begin();
    await vi.advanceTimersByTimeAsync(1400);
    expect(gaveUp.state).toBe('failed');
    const away = new Study({ find: () => Promise.reject(new ApiError('unreachable')), begin: async () => told('none') });
    away.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(away.state).toBe('failed');
  });

  it('asks no more when the page is left', async () => {
    const find = vi.fn(async () => told('running', 1, 2));
    const stop = new Study({ find, begin: async () => told('running') }).start();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(find).toHaveBeenCalledTimes(1);
  });
});
