import { untrack } from 'svelte';
import type * as sent from '../api/schema';
import { tables } from '../api/tables';
import { type AnyGame, entryOf, positionOf } from '../games/game';
import type { EffectsAnswer, LogEntry, Position, TableInfo } from '../table/model';
import { Channel, type Command } from './channel';
import { dialTable } from './dial';
import { Pace } from './pace';

export type Line = 'connecting' | 'open' | 'lost';

/** With whose eyes: a seat, or none of them. */
export type Eyes = number | null;

const KEPT_POSITIONS = 600;
/** Steps that the server tells with their events in one answer. */
const MOST_TOLD = 60;

/** Milliseconds after which somebody wonders whether anything happens. */
const NOTICED = 150;

/** A table as this page knows it: seats, positions, log, and the line over which news come. */
export class LiveTable {
  table = $state.raw<TableInfo>() as TableInfo;
  line = $state<Line>('connecting');
  /** How often the line came back, and whether something had happened meanwhile. */
  returns = $state(0);
  missed = $state(false);
  /** How many steps there are, whether or not this page has seen them all. */
  steps = $state(0);
  /** Whether a decision has been on its way for so long that the page says so. */
  busy = $state(false);
  /** Whether decisions lie face down until the last one has arrived. */
  faceDown = $state(false);
  log = $state.raw<readonly LogEntry[]>([]);
  /** How many steps there were when the page opened: later ones are news. */
  known = $state<number | null>(null);

  /** Told of new steps before their position becomes the latest one. */
  onSteps: ((position: Position, steps: readonly LogEntry[]) => void) | null = null;

  #latest = $state.raw<ReadonlyMap<Eyes, Position>>(new Map());
  #onItsWay: Promise<void> | null = null;
  readonly #pace = new Pace();
  readonly #past = new Map<string, Promise<Position>>();
  readonly #channel: Channel;
  /** Always the same: whoever asks for something past does not depend on what else is said of the table. */
  readonly #id: string;

  constructor(
    table: TableInfo,
    private readonly game: AnyGame,
    private readonly onUnreadable: (reason: unknown) => void,
  ) {
    this.table = table;
    this.#id = table.id;
    this.#channel = new Channel(dialTable(table.id), {
      hear: (message) => this.#hear(message),
      onUnreadable,
      lost: () => (this.line = 'lost'),
      trying: () => {
        if (this.line !== 'lost') this.line = 'connecting';
      },
    });
  }

  /** Listen as long as the page is open; returns how to stop. */
  start(): () => void {
    const hurry = () => document.visibilityState === 'visible' && this.#channel.hurry();
    untrack(() => this.#channel.connect());
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      this.#channel.close();
    };
  }

  hurry = (): void => this.#channel.hurry();

  /** Come in anew, as whoever one is now: somebody has taken a seat. */
  again = (): void => this.#channel.connect();

  latest(eyes: Eyes): Position | undefined {
    return this.#latest.get(eyes);
  }

  /** Have something decided; while it is on its way nothing else is. */
  command(command: Command): Promise<void> {
    this.#onItsWay ??= this.#send(command).finally(() => (this.#onItsWay = null));
    return this.#onItsWay;
  }

  async #send(command: Command): Promise<void> {
    // Mostly the answer is there before anybody sees that it was waited for: then nothing flickers.
    const slow = setTimeout(() => (this.busy = true), NOTICED);
    try {
      await this.#channel.command(command);
    } finally {
      clearTimeout(slow);
      this.busy = false;
    }
  }

  /** What moves would change; asked for once the position, or the shape over it, has been drawn. */
  async effects(seat: number, moves: readonly string[]): Promise<EffectsAnswer[]> {
    await new Promise<void>((drawn) => this.#pace.whenDrawn(drawn));
    return tables.effects(this.#id, seat, moves);
  }

  /** The position after a step; what was seen before is not asked for again. */
  at(eyes: Eyes, step: number): Promise<Position> {
    const key = `${eyes ?? ''}/${step}`;
    const kept = this.#past.get(key);
    if (kept !== undefined) return kept;
    const asked = tables.position(this.#id, eyes, step).then((position) => positionOf(this.game, position));
    // What could not be had now may be had later.
    asked.catch(() => this.#past.delete(key));
    this.#keep(key, asked);
    return asked;
  }

  /** Have the events of the log from this step on; long logs come without the oldest. */
  async readEvents(from: number): Promise<void> {
    const missing = this.log.filter(({ step, events }) => step >= from && events === null);
    const [first, last] = [missing[0]?.step, missing.at(-1)?.step];
    if (first !== undefined && last !== undefined) await this.#readLog(Math.max(first, last - MOST_TOLD + 1) - 1, last);
  }

  /** Have the events of one step, however long ago it was. */
  async readEventsOf(step: number): Promise<void> {
    if (this.log.find((entry) => entry.step === step)?.events === null) await this.#readLog(step - 1, step);
  }

  #keep(key: string, position: Promise<Position>): void {
    this.#past.set(key, position);
    const [oldest] = this.#past.keys();
    if (this.#past.size > KEPT_POSITIONS && oldest !== undefined) this.#past.delete(oldest);
  }

  #hear(message: sent.ServerMessage): void {
    const take = () => {
      try {
        this.#take(message);
      } catch (reason) {
        this.onUnreadable(reason);
      }
    };
    // What a new line begins with is the present: nothing older may come after it.
    if (message.type === 'hello') this.#pace.hurry();
    if (message.type === 'hello' || message.type === 'position') this.#pace.show(take);
    else this.#pace.after(take);
  }

  #take(message: sent.ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.#greet(message);
        break;
      case 'table':
        // With the end of a match everything may be read.
        if (this.table.status === 'playing' && message.table.status !== 'playing' && this.#hides) this.#readGap();
        this.table = message.table;
        break;
      case 'position':
        this.#follow(message);
        break;
      case 'drawn':
        this.steps = message.number;
        this.faceDown = true;
        this.#latest = new Map(
          [...this.#latest].map(([eyes, position]) => [
            eyes,
            { ...position, view: { ...position.view, waiting: message.waiting } },
          ]),
        );
        break;
    }
  }

  #greet(hello: sent.HelloMessage): void {
    if (this.line === 'lost') {
      this.returns += 1;
      this.missed = hello.missed;
    }
    this.line = 'open';
    this.table = hello.table;
    this.steps = hello.number;
    this.#note(hello.steps.map((step) => entryOf(this.game, step)));
    this.known ??= this.steps;
    this.#latest = new Map();
    this.#arrive(hello.positions);
  }

  #follow(message: sent.PositionMessage): void {
    this.steps = message.number;
    const steps = message.steps.map((step) => entryOf(this.game, step));
    this.onSteps?.(positionOf(this.game, message.position), steps);
    this.#arrive([message.position]);
    if (steps.length > 0) this.faceDown = steps.at(-1)?.shown === false;
    // The log can wait for the board.
    this.#pace.after(() => this.#note(steps));
  }

  #arrive(positions: readonly sent.Position[]): void {
    const latest = new Map(this.#latest);
    for (const one of positions) {
      const position = positionOf(this.game, one);
      latest.set(position.seat, position);
      this.#keep(`${position.seat ?? ''}/${position.step}`, Promise.resolve(position));
    }
    this.#latest = latest;
  }

  #note(entries: readonly LogEntry[]): void {
    this.#enter(entries);
    const last = this.log.at(-1);
    this.faceDown = last?.shown === false;
    // Each message has the steps since the last that everybody was told of: nothing is missing unless one was missed.
    if (this.log.length < (last?.step ?? 0)) this.#readGap();
  }

  /** Each step once, in order; what was shown stays as it is, whichever answer comes last. */
  #enter(entries: readonly LogEntry[]): void {
    const steps = new Map(this.log.map((entry) => [entry.step, entry]));
    for (const entry of entries) {
      const known = steps.get(entry.step);
      if (!known?.shown || (known.events === null && entry.events !== null)) steps.set(entry.step, entry);
    }
    this.log = [...steps.values()].sort((one, other) => one.step - other.step);
  }

  /** Whether something was decided that not everybody may read yet. */
  get #hides(): boolean {
    return this.log.some(({ shown }) => !shown);
  }

  #readGap(): void {
    const gap = this.log.findIndex((entry, at) => entry.step !== at + 1 || !entry.shown);
    void this.#readLog(gap < 0 ? this.log.length : gap);
  }

  async #readLog(after: number, until?: number): Promise<void> {
    try {
      const steps = await tables.log(this.#id, after, until);
      this.#enter(steps.map((step) => entryOf(this.game, step)));
    } catch (reason) {
      // The line itself says when the server is away, and the next news ask again.
      console.info('The log could not be read.', reason);
    }
  }
}
