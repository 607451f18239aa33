import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../table/model';
import { Channel, type Socket } from './channel';
import type { ServerMessage } from '../api/schema';

class FakeSocket implements Socket {
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: unknown[] = [];
  closed = false;
  constructor(readonly after: number | null) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const TABLE = {
  id: 't1',
  game: 'mapout',
  rules: 1,
  options: {},
  status: 'playing',
  host: true,
  host_seat: null,
  seats: [],
  commitment: null,
  seed: null,
  number: 3,
  public: false,
  leaver_seconds: null,
  absence: 'bot',
  overdue: [],
  rematch: null,
  components: null,
  created_at: '2026-01-01T00:00:00Z',
  imported: false,
};
const hello = (number: number) => ({
  type: 'hello',
  table: TABLE,
  positions: [],
  number,
  missed: false,
  opening: null,
  steps: [],
});

let sockets: FakeSocket[];
let heard: ServerMessage['type'][];
let unreadable: unknown[];
let waits: number[];
let channel: Channel;
const last = () => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [sockets, heard, unreadable, waits] = [[], [], [], []];
  channel = new Channel(
    (after) => {
      sockets.push(new FakeSocket(after));
      return last();
    },
    {
      hear: ({ type }) => heard.push(type),
      onUnreadable: (reason) => unreadable.push(reason),
      lost: (wait) => waits.push(wait),
      trying: () => undefined,
    },
  );
  channel.connect();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the line to a table', () => {
  it('is tried again, later each time, until it stands', () => {
    for (let attempt = 0; attempt < 7; attempt += 1) {
      last().onclose?.();
      vi.runOnlyPendingTimers();
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000]);
    last().say(hello(3));
    last().onclose?.();
    expect(waits.at(-1)).toBe(500);
  });

  it('comes back with the number of the last event it heard of', () => {
    expect(last().after).toBe(null);
    last().say(hello(3));
    last().say({ type: 'drawn', number: 4, seats: [1], waiting: [0] });
    last().onclose?.();
    vi.runOnlyPendingTimers();
    expect(last().after).toBe(4);
  });

  it('does not wait when the network is back', () => {
    last().onclose?.();
    channel.hurry();
    expect(sockets).toHaveLength(2);
    channel.hurry();
    expect(sockets).toHaveLength(2);
  });

  it('is taken for dead after a long silence', () => {
    last().say(hello(3));
    vi.advanceTimersByTime(40_000);
    last().say({ type: 'ping' });
    expect(last().sent).toEqual([{ do: 'pong' }]);
    vi.advanceTimersByTime(40_000);
    expect(waits).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(waits).toHaveLength(1);
    expect(sockets[0]?.closed).toBe(true);
  });

  it('stays down once it was left', () => {
    channel.close();
    vi.advanceTimersByTime(600_000);
    expect(sockets).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  it('says when something makes no sense, and goes on', () => {
    last().onmessage?.({ data: '<!doctype html>' });
    last().say({ type: 'film' });
    expect(unreadable).toHaveLength(2);
    last().say(hello(1));
    expect(heard).toEqual(['hello']);
  });
});

describe('a command', () => {
  const move = { do: 'move', seat: 0, move: 'F A1' } as const;
  const idOf = (sent: unknown) => (sent as { command: string }).command;

  it('is done when the server says so', async () => {
    last().say(hello(3));
    const done = channel.command(move);
    const sent = last().sent[0];
    expect(sent).toMatchObject(move);
    last().say({ type: 'done', command: idOf(sent), number: 4, step: 1 });
    await expect(done).resolves.toBeUndefined();
  });

  it('is refused with the clause and the spaces', async () => {
    last().say(hello(3));
    const done = channel.command(move);
    const faults = [{ clause: 'C4.5', cells: [[2, 3]] }];
    last().say({ type: 'refused', command: idOf(last().sent[0]), code: 'refused', detail: '', faults });
    await expect(done).rejects.toEqual(new Refusal('refused', [{ clause: 'C4.5', cells: [[2, 3]] }]));
    await expect(done).rejects.toHaveProperty('faults', faults);
  });

  it('given while the line is down goes out when it stands again', () => {
    void channel.command(move);
    expect(last().sent).toEqual([]);
    last().say(hello(3));
    expect(last().sent).toHaveLength(1);
  });

  it('without an answer is sent again under the same id, and only until it has one', async () => {
    last().say(hello(3));
    const done = channel.command(move);
    const id = idOf(last().sent[0]);
    last().onclose?.();
    vi.runOnlyPendingTimers();
    last().say(hello(3));
    expect(last().sent.map(idOf)).toEqual([id]);
    last().say({ type: 'done', command: id, number: 4, step: 1 });
    await done;
    last().onclose?.();
    vi.runOnlyPendingTimers();
    last().say(hello(4));
    expect(last().sent).toEqual([]);
  });
});
