import type { Socket } from './channel';

/** A socket that was opened before anybody could listen; what has come meanwhile is heard first. */
class EarlySocket implements Socket {
  onclose: (() => void) | null = null;
  #onmessage: Socket['onmessage'] = null;
  #heard: { data: unknown }[] = [];
  closed = false;

  constructor(private readonly line: Socket) {
    line.onmessage = (event) => {
      if (this.#onmessage === null) this.#heard.push(event);
      else this.#onmessage(event);
    };
    line.onclose = () => {
      this.closed = true;
      this.onclose?.();
    };
  }

  get onmessage(): Socket['onmessage'] {
    return this.#onmessage;
  }
  set onmessage(listen: Socket['onmessage']) {
    this.#onmessage = listen;
    const heard = this.#heard.splice(0);
    // Whoever begins to listen is not interrupted by what there is to hear.
    queueMicrotask(() => heard.forEach((event) => this.#onmessage?.(event)));
  }

  send(data: string): void {
    this.line.send(data);
  }
  close(): void {
    this.line.close();
  }
}

let early: { readonly id: string; readonly socket: EarlySocket } | null = null;

/** Open the line to a table while the code that listens to it is still being fetched. */
export function dialAhead(id: string): void {
  if (early?.id === id) return;
  early?.socket.close();
  early = { id, socket: new EarlySocket(dial(id, null)) };
}

/** Nobody is going to listen. */
export function hangUpAhead(id: string): void {
  if (early?.id !== id) return;
  early.socket.close();
  early = null;
}

/** How to open the line to a table; the first time the one that is open already will do. */
export function dialTable(id: string): (after: number | null) => Socket {
  return (after) => {
    const ready = early?.id === id && after === null && !early.socket.closed ? early.socket : null;
    if (ready !== null) early = null;
    return ready ?? dial(id, after);
  };
}

function dial(id: string, after: number | null): Socket {
  const address = new URL(`/api/tables/${encodeURIComponent(id)}/live`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  if (after !== null) address.searchParams.set('after', String(after));
  return new WebSocket(address) as Socket;
}
