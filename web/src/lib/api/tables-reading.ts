import type { EffectsAnswer, LogEntry, Seat, TableInfo } from '../games/seam';
import { faults } from './faults';
import { type Fields, fields, flag, list, oneOf, orNull, real, text, Unreadable, whole } from './reading';
import { type GameId, isGameId } from './types';

const STATUSES = ['gathering', 'playing', 'finished', 'abandoned'] as const;

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** A bot on offer, and by game how it did against the one below it, where that was measured. */
export interface Bot {
  readonly id: string;
  readonly strength: Readonly<Record<string, Strength>>;
}

export interface Strength {
  readonly against: string;
  readonly games: number;
  /** Its part of the victories, and where the 95 % interval of it begins and ends. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** One line of "my matches". */
export interface TableSummary {
  readonly id: string;
  readonly game: GameId;
  readonly status: TableInfo['status'];
  /** The first few; `seatCounts` counts them all. */
  readonly seats: readonly Seat[];
  readonly seatCounts: { readonly all: number; readonly open: number };
  readonly mySeats: readonly number[];
  readonly myTurn: boolean;
  /** Since when it is my turn. */
  readonly since: string | null;
  readonly updatedAt: string;
  readonly winners: readonly number[] | null;
}

/** A position as it came, before the game has read its view. */
export interface RawPosition {
  readonly number: number;
  readonly steps: number;
  readonly step: number;
  readonly seat: number | null;
  readonly view: unknown;
  readonly choices: unknown;
  readonly canUndo: boolean;
}

function game(value: unknown): GameId {
  if (!isGameId(value)) throw new Unreadable('expected the name of a game');
  return value;
}

function strength(value: unknown): Strength {
  const sent = fields(value);
  return { against: text(sent.against), games: whole(sent.games), share: real(sent.share), low: real(sent.low), high: real(sent.high) };
}

export function bot(value: unknown): Bot {
  const { id, strength: measured } = fields(value);
  const entries = Object.entries(fields(measured)).map(([game, one]) => [game, strength(one)] as const);
  return { id: text(id), strength: Object.fromEntries(entries) };
}

export function guest(value: unknown): Guest {
  const { id, name } = fields(value);
  return { id: text(id), name: text(name) };
}

export function seat(value: unknown): Seat {
  const sent = fields(value);
  return {
    number: whole(sent.number),
    kind: oneOf(sent.kind, ['person', 'bot', 'open']),
    name: text(sent.name),
    bot: orNull(sent.bot, text),
    mine: flag(sent.mine),
    here: flag(sent.here),
    online: flag(sent.online),
    mindedByBot: flag(sent.minded_by_bot),
    note: orNull(sent.note, text),
  };
}

export function table(value: unknown): TableInfo {
  const sent = fields(value);
  return {
    id: text(sent.id),
    game: game(sent.game),
    rules: whole(sent.rules),
    options: Object.fromEntries(Object.entries(fields(sent.options)).map(([name, chosen]) => [name, text(chosen)])),
    status: oneOf(sent.status, STATUSES),
    host: flag(sent.host),
    hostSeat: orNull(sent.host_seat, whole),
    seats: list(sent.seats, seat),
    commitment: orNull(sent.commitment, text),
    number: whole(sent.number),
    public: flag(sent.public),
    leaverSeconds: orNull(sent.leaver_seconds, whole),
    rematch: orNull(sent.rematch, text),
    createdAt: text(sent.created_at),
    imported: flag(sent.imported),
  };
}

export function summary(value: unknown): TableSummary {
  const sent = fields(value);
  const counts = fields(sent.seat_counts);
  return {
    id: text(sent.id),
    game: game(sent.game),
    status: oneOf(sent.status, STATUSES),
    seats: list(sent.seats, seat),
    seatCounts: { all: whole(counts.all), open: whole(counts.open) },
    mySeats: list(sent.my_seats, whole),
    myTurn: flag(sent.my_turn),
    since: orNull(sent.since, text),
    updatedAt: text(sent.updated_at),
    winners: orNull(sent.result, (result) => list(fields(result).winners, whole)),
  };
}

export function position(value: unknown): RawPosition {
  const sent = fields(value);
  return {
    number: whole(sent.number),
    steps: whole(sent.steps),
    step: whole(sent.step),
    seat: orNull(sent.seat, whole),
    view: sent.view,
    choices: sent.choices ?? null,
    canUndo: flag(sent.can_undo),
  };
}

export function logEntry(value: unknown): LogEntry {
  const sent = fields(value);
  return {
    step: whole(sent.step),
    seat: whole(sent.seat),
    kind: oneOf(sent.kind, ['move', 'undo']),
    move: orNull(sent.move, text),
    shown: flag(sent.shown),
    minded: flag(sent.minded),
    at: text(sent.at),
  };
}

/** The steps of a log; what it notes about seats besides, the seats themselves say. */
export function steps(value: unknown): LogEntry[] {
  return list(value, fields)
    .filter(({ kind }) => kind !== 'note')
    .map(logEntry);
}

export function effectsAnswer(value: unknown): EffectsAnswer {
  const sent: Fields = fields(value);
  const move = text(sent.move);
  return sent.faults === undefined || sent.faults === null ? { move, effects: sent.effects } : { move, faults: faults(sent.faults) };
}
