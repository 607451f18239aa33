import type { EffectsAnswer, Hint, TableInfo } from '../table/model';
import { ask, json, nothing, plain } from './request';
import * as read from './readers';
import { fields, list } from './reading';
import { effects } from './effects-reading';
import type * as sent from './schema';

/** Who sits where when a table is opened. */
export type SeatWish =
  | { readonly kind: 'me'; readonly name?: string }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'open' };

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;
const eyes = (seat: number | null) => `seat=${seat ?? 'none'}`;

const summaries = (value: unknown) => list(value, read.readTableSummary);
const entries = (value: unknown) =>
  list(value, (one) => (fields(one).kind === 'note' ? read.readTableNote(one) : read.readStep(one)));

/** What can be asked about guests and tables, as the service offers it. */
export const tables = {
  me: (signal?: AbortSignal): Promise<sent.Me> => ask('GET', '/me', json(read.readMe), signal ? { signal } : {}),
  callMe: (name: string): Promise<sent.Me> => ask('POST', '/me', json(read.readMe), { body: { name } }),
  linkMe: async (): Promise<string> => (await ask('POST', '/me/link', json(read.readLink))).path,
  /** Make every other device a stranger; how many there were. */
  signOutOthers: async (): Promise<number> => (await ask('POST', '/me/sign-out-others', json(read.readSignedOut))).signed_out,
  takeLink: (token: string): Promise<sent.Me> => ask('POST', '/link', json(read.readMe), { body: { token } }),
  mine: (signal: AbortSignal): Promise<sent.TableSummary[]> => ask('GET', '/me/tables?limit=200', json(summaries), { signal }),
  /** Whether this server has a lobby; asked first, since a closed one is an error. */
  lobbyOpen: async (signal: AbortSignal): Promise<boolean> =>
    (await ask('GET', '/health', json(read.readHealth), { signal })).lobby,
  lobby: (signal: AbortSignal): Promise<sent.TableSummary[]> => ask('GET', '/lobby', json(summaries), { signal }),
  bots: (signal: AbortSignal): Promise<sent.Bot[]> =>
    ask(
      'GET',
      '/bots',
      json((value) => list(value, read.readBot)),
      { signal },
    ),

  open: (table: sent.NewTable): Promise<TableInfo> => ask('POST', '/tables', json(read.readTable), { body: table }),
  find: (id: string, signal: AbortSignal): Promise<TableInfo> => ask('GET', at(id), json(read.readTable), { signal }),
  join: (id: string, name: string): Promise<TableInfo> => ask('POST', `${at(id)}/join`, json(read.readTable), { body: { name } }),
  leave: (id: string, seat?: number): Promise<void> =>
    ask('POST', `${at(id)}/leave`, nothing, { body: seat === undefined ? {} : { seat } }),
  seat: (id: string, seat: number, change: { name?: string; kind?: 'bot' | 'open'; bot?: string }): Promise<void> =>
    ask('PATCH', `${at(id)}/seats/${seat}`, nothing, { body: change }),
  /** Begin the match; without the seats that are still open, if so wanted. */
  start: (id: string, dropOpen: boolean): Promise<void> =>
    ask('POST', `${at(id)}/start`, nothing, { body: { drop_open: dropOpen } }),
  /** Where others in the network find this server: told to the host of the table alone. */
  addresses: async (id: string): Promise<readonly string[]> =>
    (await ask('GET', `${at(id)}/addresses`, json(read.readAddresses))).addresses,
  abandon: (id: string): Promise<void> => ask('POST', `${at(id)}/abandon`, nothing),
  rematch: (id: string): Promise<TableInfo> => ask('POST', `${at(id)}/rematch`, json(read.readTable)),
  takeBack: (id: string, seat: number): Promise<void> => ask('POST', `${at(id)}/seats/${seat}/return`, nothing),
  /** What happens without somebody for whom the match has waited too long. */
  answerAbsence: (id: string, seat: number, answer: sent.AbsenceAnswer['answer']): Promise<void> =>
    ask('POST', `${at(id)}/seats/${seat}/absence`, nothing, { body: { answer } }),

  position: (id: string, seat: number | null, step: number): Promise<sent.Position> =>
    ask('GET', `${at(id)}/position?${eyes(seat)}&step=${step}`, json(read.readPosition)),
  /** The steps of the log; what it notes about seats besides, the seats themselves say. */
  log: async (id: string, after: number, until?: number): Promise<sent.Step[]> => {
    const end = until === undefined ? '' : `&until=${until}`;
    const log = await ask('GET', `${at(id)}/log?after=${after}${end}`, json(entries));
    return log.filter((entry) => entry.kind !== 'note');
  },
  effects: (id: string, seat: number, moves: readonly string[]): Promise<EffectsAnswer[]> =>
    ask('POST', `${at(id)}/effects`, json(effects), { body: { seat, moves } }),
  /** A good move for a seat that owes a decision, what it would change, and how the turn goes on. */
  hint: (id: string, seat: number): Promise<Hint> => ask('POST', `${at(id)}/hint`, json(read.readHint), { body: { seat } }),
  record: (id: string): Promise<string> => ask('GET', `${at(id)}/record`, plain),
  /** A new table from a record: to look at, or to play on from a step, the last where none is named. */
  openRecord: (
    record: string,
    mode: 'watch' | 'continue',
    from: { readonly step: number; readonly seats: readonly SeatWish[] | null } | null = null,
  ): Promise<TableInfo> => ask('POST', '/records', json(read.readTable), { body: { record, mode, ...from } }),
};
