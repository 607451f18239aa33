import { Refusal } from '../table/model';
import { readServerMessage } from '../api/readers';
import type * as sent from '../api/schema';

/** As much of a WebSocket as the channel uses. */
export interface Socket {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Listener {
  hear(message: sent.ServerMessage): void;
  /** Something came that makes no sense. */
  onUnreadable(reason: unknown): void;
  /** The line is down; it is tried again after so many milliseconds. */
  lost(wait: number): void;
  trying(): void;
}

export type Command =
  { readonly do: 'move'; readonly seat: number; readonly move: string } | { readonly do: 'undo'; readonly seat: number };

interface Open {
  readonly sent: string;
  readonly resolve: () => void;
  readonly reject: (reason: Refusal) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The server says something every twenty seconds; silence for much longer means a dead line. */
const LONGEST_SILENCE = 50_000;

/**
 * The line to a table. It comes back by itself, each attempt a little later than the one before, and says the
 * last event it knows of. A command that got no answer is sent again under the same id, which does no harm.
 */
export class Channel {
  #socket: Socket | null = null;
  #greeted = false;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #number: number | null = null;
  readonly #open = new Map<string, Open>();

  constructor(
    private readonly dial: (after: number | null) => Socket,
    private readonly listener: Listener,
  ) {}

  connect(): void {
    this.#hangUp();
    this.listener.trying();
    const socket = this.dial(this.#number);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(data);
    socket.onclose = () => this.#lose();
    this.#listen();
  }

  /** Try at once instead of waiting; a line that stands is left alone. */
  hurry(): void {
    if (this.#socket === null) this.connect();
  }

  /** Leave for good; what was not answered stays unanswered. */
  close(): void {
    this.#hangUp();
  }

  command(command: Command): Promise<void> {
    const id = commandId();
    const sent = JSON.stringify({ command: id, ...command } satisfies sent.ClientMessage);
    return new Promise((resolve, reject) => {
      this.#open.set(id, { sent, resolve, reject });
      if (this.#greeted) this.#socket?.send(sent);
    });
  }

  #hear(data: unknown): void {
    this.#listen();
    let heard: sent.ServerMessage;
    try {
      heard = readServerMessage(JSON.parse(String(data)));
    } catch (reason) {
      this.listener.onUnreadable(reason);
      return;
    }
    this.#attend(heard);
    this.listener.hear(heard);
  }

  #attend(heard: sent.ServerMessage): void {
    switch (heard.type) {
      case 'hello':
        this.#attempts = 0;
        this.#greeted = true;
        this.#number = heard.number;
        for (const { sent } of this.#open.values()) this.#socket?.send(sent);
        break;
      case 'position':
      case 'drawn':
        this.#number = heard.number;
        break;
      case 'ping':
        this.#socket?.send(JSON.stringify({ do: 'pong' } satisfies sent.ClientMessage));
        break;
      case 'done':
        this.#take(heard.command)?.resolve();
        break;
      case 'refused':
        if (heard.command === null) this.listener.onUnreadable(new Refusal(heard.code, heard.faults));
        else this.#take(heard.command)?.reject(new Refusal(heard.code, heard.faults));
        break;
    }
  }

  #take(id: string): Open | undefined {
    const open = this.#open.get(id);
    this.#open.delete(id);
    return open;
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(), LONGEST_SILENCE);
  }

  #lose(): void {
    this.#hangUp();
    // Not everybody at once when a server comes back.
    const wait = Math.min(FIRST_WAIT * 2 ** this.#attempts, LONGEST_WAIT) * (0.75 + Math.random() / 2);
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.connect(), wait);
    this.listener.lost(wait);
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    if (socket === null) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }
}

/** Unlike randomUUID, this also works where a host serves plain http on the home network. */
function commandId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
