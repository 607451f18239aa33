import type { EffectsAnswer, LogEntry, TableInfo } from '../games/seam';
import { fields, flag, list, text, whole } from './reading';
import { ask, json, nothing, plain } from './request';
import * as read from './tables-reading';
import type { GameId } from './types';

/** Who sits where when a table is opened. */
export type SeatWish =
  | { readonly kind: 'me'; readonly name?: string }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' };

export interface NewTable {
  readonly game: GameId;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatWish[];
  readonly public: boolean;
  readonly leaver_seconds: number | null;
  readonly start: boolean;
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;
const eyes = (seat: number | null) => `seat=${seat ?? 'none'}`;

/** What can be asked about guests and tables, as the service offers it. */
export const tables = {
  me: (signal?: AbortSignal): Promise<read.Guest> => ask('GET', '/me', json(read.guest), signal ? { signal } : {}),
  callMe: (name: string): Promise<read.Guest> => ask('POST', '/me', json(read.guest), { body: { name } }),
  linkMe: (): Promise<string> => ask('POST', '/me/link', json((value) => text(fields(value).path))),
  /** Make every other device a stranger; how many there were. */
  signOutOthers: (): Promise<number> =>
    ask('POST', '/me/sign-out-others', json((value) => whole(fields(value).signed_out))),
  takeLink: (token: string): Promise<read.Guest> => ask('POST', '/link', json(read.guest), { body: { token } }),
  mine: (signal: AbortSignal): Promise<read.TableSummary[]> =>
    ask('GET', '/me/tables?limit=200', json((value) => list(value, read.summary)), { signal }),
  /** Whether this server has a lobby; asked first, since a closed one is an error. */
  lobbyOpen: (signal: AbortSignal): Promise<boolean> =>
    ask('GET', '/health', json((value) => flag(fields(value).lobby)), { signal }),
  lobby: (signal: AbortSignal): Promise<read.TableSummary[]> =>
    ask('GET', '/lobby', json((value) => list(value, read.summary)), { signal }),
  bots: (signal: AbortSignal): Promise<read.Bot[]> => ask('GET', '/bots', json((value) => list(value, read.bot)), { signal }),

  open: (table: NewTable): Promise<TableInfo> => ask('POST', '/tables', json(read.table), { body: table }),
  find: (id: string, signal: AbortSignal): Promise<TableInfo> => ask('GET', at(id), json(read.table), { signal }),
  join: (id: string, name: string): Promise<TableInfo> =>
    ask('POST', `${at(id)}/join`, json(read.table), { body: { name } }),
  leave: (id: string, seat?: number): Promise<void> =>
    ask('POST', `${at(id)}/leave`, nothing, { body: seat === undefined ? {} : { seat } }),
  seat: (id: string, seat: number, change: { name?: string; kind?: 'bot' | 'open'; bot?: string }): Promise<void> =>
    ask('PATCH', `${at(id)}/seats/${seat}`, nothing, { body: change }),
  /** Begin the match; without the seats that are still open, if so wanted. */
  start: (id: string, dropOpen: boolean): Promise<void> =>
    ask('POST', `${at(id)}/start`, nothing, { body: { drop_open: dropOpen } }),
  abandon: (id: string): Promise<void> => ask('POST', `${at(id)}/abandon`, nothing),
  rematch: (id: string): Promise<TableInfo> => ask('POST', `${at(id)}/rematch`, json(read.table)),
  takeBack: (id: string, seat: number): Promise<void> => ask('POST', `${at(id)}/seats/${seat}/return`, nothing),

  position: (id: string, seat: number | null, step: number): Promise<read.RawPosition> =>
    ask('GET', `${at(id)}/position?${eyes(seat)}&step=${step}`, json(read.position)),
  log: (id: string, after: number): Promise<LogEntry[]> =>
    ask('GET', `${at(id)}/log?after=${after}`, json(read.steps)),
  effects: (id: string, seat: number, moves: readonly string[]): Promise<EffectsAnswer[]> =>
    ask('POST', `${at(id)}/effects`, json((value) => list(value, read.effectsAnswer)), { body: { seat, moves } }),
  /** A good move for a seat that owes a decision, and what it would change. */
  hint: (id: string, seat: number): Promise<EffectsAnswer> =>
    ask('POST', `${at(id)}/hint`, json(read.effectsAnswer), { body: { seat } }),
  record: (id: string): Promise<string> => ask('GET', `${at(id)}/record`, plain),
  /** A new table from a record: to look at, or to play on from a step, the last where none is named. */
  openRecord: (
    record: string,
    mode: 'watch' | 'continue',
    from: { readonly step: number; readonly seats: readonly SeatWish[] | null } | null = null,
  ): Promise<TableInfo> => ask('POST', '/records', json(read.table), { body: { record, mode, ...from } }),
};
