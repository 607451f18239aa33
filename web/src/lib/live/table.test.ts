import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyGame } from '../games/game';
import type { AnyView, TableInfo } from '../table/model';
import { LiveTable } from './table.svelte';

class FakeWebSocket {
  static last: FakeWebSocket;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: URL) {
    FakeWebSocket.last = this;
  }
  readonly sent: { command: string }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { command: string });
  }
  close = (): void => undefined;
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const SENT = {
  id: 't1',
  game: 'cartographers',
  rules: 1,
  options: {},
  status: 'playing',
  host: true,
  host_seat: null,
  seats: [],
  commitment: null,
  seed: null,
  number: 0,
  public: false,
  leaver_seconds: null,
  absence: 'bot',
  overdue: [],
  rematch: null,
  components: null,
  created_at: '2026-01-01T00:00:00Z',
  imported: false,
};
/** A game that reads whatever it is sent. */
const GAME = {
  readView: (view: unknown) => view as AnyView,
  readChoices: (choices: unknown) => choices,
  readEvent: (event: unknown) => event,
} as AnyGame;

const positionAfter = (step: number, waiting: number[] = [0, 1]) => ({
  number: step,
  steps: step,
  step,
  seat: 0,
  view: { seat: 0, waiting, result: null },
  choices: null,
  can_undo: false,
});
const entry = (step: number, seat: number, shown: boolean, move: string | null = 'F A1') => ({
  step,
  seat,
  kind: 'move',
  move,
  shown,
  minded: false,
  at: '2026-01-01T00:00:00Z',
  events: [],
  secrets: [],
});
const hello = (number: number, steps: object[], missed = false) => ({
  type: 'hello',
  table: SENT,
  positions: [positionAfter(number)],
  number,
  missed,
  opening: null,
  steps,
});

let live: LiveTable;
let stop: () => void;
const onUnreadable = vi.fn();
const fetched = vi.fn();
const server = () => FakeWebSocket.last;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('location', { href: 'https://maps.example/t/t1' });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  onUnreadable.mockReset();
  live = new LiveTable({ id: 't1', status: 'playing', seats: [] as TableInfo['seats'] } as TableInfo, GAME, onUnreadable);
  stop = live.start();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answers(body: unknown): void {
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body))));
}

describe('a table on the page', () => {
  it('is reached over the secure channel of the same host', () => {
    expect(String(server().address)).toBe('wss://maps.example/api/tables/t1/live');
  });

  it('shows the present, and knows what was there when it was opened', () => {
    server().say(hello(2, [entry(1, 0, true), entry(2, 1, true)]));
    expect(live.line).toBe('open');
    expect(live.latest(0)?.step).toBe(2);
    expect(live.known).toBe(2);
    expect(live.steps).toBe(2);
  });

  it('says that others have decided face down, without saying what', () => {
    server().say(hello(0, []));
    server().say({ type: 'drawn', number: 1, seats: [1], waiting: [0] });
    expect(live.faceDown).toBe(true);
    expect(live.latest(0)?.view.waiting).toEqual([0]);
    expect(live.steps).toBe(1);
    expect(live.log).toEqual([]);
  });

  it('is told what lay face down when it is shown', () => {
    server().say(hello(0, []));
    server().say({ type: 'drawn', number: 1, seats: [1], waiting: [0] });
    const steps = [entry(1, 1, true, 'W B2'), entry(2, 0, true)];
    server().say({ type: 'position', number: 2, position: positionAfter(2), steps, opening: null });
    expect(live.log.map(({ step, move }) => [step, move])).toEqual([
      [1, 'W B2'],
      [2, 'F A1'],
    ]);
    expect(live.faceDown).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('reads the log again where a step is missing', async () => {
    server().say(hello(0, []));
    answers([entry(1, 1, true, 'W B2'), entry(2, 0, true)]);
    server().say({ type: 'position', number: 2, position: positionAfter(2), steps: [entry(2, 0, true)], opening: null });
    await vi.waitFor(() => expect(live.log.map(({ step }) => step)).toEqual([1, 2]));
    expect(live.faceDown).toBe(false);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/tables/t1/log?after=0');
  });

  it('does not read the log again for what stays hidden until the end', () => {
    const hidden = entry(1, 1, false, null);
    answers([hidden, entry(2, 0, true), entry(3, 0, true)]);
    server().say(hello(2, [hidden, entry(2, 0, true)]));
    server().say({ type: 'position', number: 3, position: positionAfter(3), steps: [entry(3, 0, true)], opening: null });
    server().say({ type: 'position', number: 4, position: positionAfter(4), steps: [entry(4, 0, true)], opening: null });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('tells each step once, whichever answers come late', async () => {
    server().say(hello(1, [entry(1, 0, true)]));
    let late = (_: Response): void => undefined;
    fetched.mockImplementationOnce(() => new Promise<Response>((resolve) => (late = resolve)));
    // Steps 2 and 3 were face down and are not told here: the log is asked for, and the answer takes its time.
    server().say({ type: 'position', number: 4, position: positionAfter(4), steps: [entry(4, 0, true)], opening: null });
    answers([2, 3, 4, 5].map((step) => entry(step, 0, true)));
    server().say({
      type: 'position',
      number: 5,
      position: positionAfter(5),
      steps: [entry(4, 0, true), entry(5, 0, true)],
      opening: null,
    });
    await vi.waitFor(() => expect(live.log.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]));
    late(new Response(JSON.stringify([entry(2, 0, false, null), entry(3, 0, true), entry(4, 0, true)])));
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    expect(live.log.map(({ step, shown }) => [step, shown])).toEqual([1, 2, 3, 4, 5].map((step) => [step, true]));
  });

  it('says that it came back, and whether something happened meanwhile', () => {
    server().say(hello(1, [entry(1, 0, true)]));
    server().onclose?.();
    expect(live.line).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(server().address.searchParams.get('after')).toBe('1');
    server().say(hello(2, [entry(2, 1, true)], true));
    expect([live.line, live.returns, live.missed]).toEqual(['open', 1, true]);
    expect(live.log).toHaveLength(2);
    expect(live.known).toBe(1);
  });

  it('asks once for a position of the past', async () => {
    server().say(hello(3, []));
    answers(positionAfter(1));
    await Promise.all([live.at(0, 1), live.at(0, 1)]);
    await live.at(0, 3);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('asks again for what could not be had', async () => {
    server().say(hello(3, []));
    fetched.mockRejectedValueOnce(new TypeError('away'));
    await expect(live.at(0, 1)).rejects.toThrow();
    answers(positionAfter(1));
    await expect(live.at(0, 1)).resolves.toMatchObject({ step: 1 });
  });

  it('sends one decision at a time, and says so when it takes long', async () => {
    server().say(hello(0, []));
    const made = live.command({ do: 'move', seat: 0, move: 'F A1' });
    void live.command({ do: 'undo', seat: 0 });
    expect(server().sent).toHaveLength(1);
    expect(live.busy).toBe(false);
    vi.advanceTimersByTime(200);
    expect(live.busy).toBe(true);
    server().say({ type: 'done', command: server().sent[0]?.command, number: 1, step: 1 });
    await made;
    expect(live.busy).toBe(false);
    await Promise.resolve();
    void live.command({ do: 'undo', seat: 0 });
    expect(server().sent).toHaveLength(2);
  });

  describe('while somebody looks', () => {
    const frames: (() => void)[] = [];
    /** A frame is drawn, and what waited for it is done. */
    function drawn(): void {
      for (const frame of frames.splice(0)) frame();
      vi.advanceTimersByTime(1);
    }
    const position = (step: number) => ({
      type: 'position',
      number: step,
      position: positionAfter(step),
      steps: [entry(step, 0, true)],
      opening: null,
    });
    beforeEach(() => {
      vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
      vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
      frames.length = 0;
      server().say(hello(0, []));
      drawn();
    });

    it('shows each position before the next, and the board before the log', () => {
      server().say(position(1));
      server().say(position(2));
      expect([live.latest(0)?.step, live.log.length]).toEqual([1, 0]);
      drawn();
      expect([live.latest(0)?.step, live.log.length]).toEqual([2, 1]);
      drawn();
      expect([live.latest(0)?.step, live.log.length]).toEqual([2, 2]);
    });

    it('asks what moves would change when the board is drawn', async () => {
      answers([]);
      server().say(position(1));
      void live.effects(0, ['F A1']);
      await Promise.resolve();
      expect(fetched).not.toHaveBeenCalled();
      drawn();
      await Promise.resolve();
      expect(fetched).toHaveBeenCalledOnce();
    });

    it('draws what is pointed at before it asks what that would change', async () => {
      answers([]);
      void live.effects(0, ['F A1']);
      await Promise.resolve();
      expect(fetched).not.toHaveBeenCalled();
      // What others do meanwhile does not wait for it.
      server().say(position(1));
      expect(live.latest(0)?.step).toBe(1);
      drawn();
      await Promise.resolve();
      expect(fetched).toHaveBeenCalledOnce();
    });

    it('goes on when the page is put away in between', () => {
      server().say(position(1));
      server().say(position(2));
      vi.advanceTimersByTime(300);
      expect(live.latest(0)?.step).toBe(2);
    });

    it('lets nothing older come after what a new line begins with', () => {
      server().say(position(1));
      server().say(position(2));
      server().say(hello(3, [entry(3, 1, true)]));
      expect(live.latest(0)?.step).toBe(3);
      drawn();
      drawn();
      expect(live.latest(0)?.step).toBe(3);
      expect(live.log.map(({ step }) => step)).toEqual([1, 2, 3]);
    });
  });

  it('reports what makes no sense', () => {
    server().say({ type: 'position', number: 1, position: { step: 'one' }, steps: [], opening: null });
    expect(onUnreadable).toHaveBeenCalledOnce();
  });
});
