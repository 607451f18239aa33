import { afterEach, beforeEach, expect, it, vi } from 'vitest';

class FakeWebSocket {
  static readonly dialled: FakeWebSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  open = true;
  constructor(readonly address: URL) {
    FakeWebSocket.dialled.push(this);
  }
  send = vi.fn();
  close(): void {
    this.open = false;
  }
}

let dial: typeof import('./dial');
beforeEach(async () => {
  FakeWebSocket.dialled.length = 0;
  vi.resetModules();
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('location', { href: 'https://maps.example/t/t1' });
  dial = await import('./dial');
});
afterEach(() => void vi.unstubAllGlobals());

const only = () => FakeWebSocket.dialled[0] as FakeWebSocket;

it('keeps what is said before anybody listens, in order', async () => {
  dial.dialAhead('t1');
  expect(only().address.href).toBe('wss://maps.example/api/tables/t1/live');
  only().onmessage?.({ data: 'hello' });
  only().onmessage?.({ data: 'position' });
  const heard: unknown[] = [];
  const socket = dial.dialTable('t1')(null);
  socket.onmessage = ({ data }) => heard.push(data);
  await Promise.resolve();
  only().onmessage?.({ data: 'ping' });
  socket.send('pong');
  expect([heard, only().send.mock.calls]).toEqual([['hello', 'position', 'ping'], [['pong']]]);
  expect(FakeWebSocket.dialled).toHaveLength(1);
});

it('opens one line, and another only when that was taken', () => {
  dial.dialAhead('t1');
  dial.dialAhead('t1');
  dial.dialTable('t1')(null);
  expect(FakeWebSocket.dialled).toHaveLength(1);
  dial.dialTable('t1')(7);
  expect(FakeWebSocket.dialled[1]?.address.search).toBe('?after=7');
});

it('takes no line that has been cut meanwhile, and none of another table', () => {
  dial.dialAhead('t1');
  only().onclose?.();
  dial.dialTable('t1')(null);
  expect(FakeWebSocket.dialled).toHaveLength(2);
  dial.dialAhead('t2');
  dial.dialTable('t3')(null);
  expect(FakeWebSocket.dialled.map(({ address }) => address.pathname.split('/')[3])).toEqual(['t1', 't1', 't2', 't3']);
});

it('hangs up when nobody comes, and says when the line is cut', () => {
  dial.dialAhead('t1');
  dial.hangUpAhead('t2');
  expect(only().open).toBe(true);
  dial.hangUpAhead('t1');
  expect(only().open).toBe(false);
  dial.dialAhead('t1');
  const cut = vi.fn();
  dial.dialTable('t1')(null).onclose = cut;
  FakeWebSocket.dialled[1]?.onclose?.();
  expect(cut).toHaveBeenCalledOnce();
});
