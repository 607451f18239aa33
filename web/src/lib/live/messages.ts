import { faults } from '../api/faults';
import { fields, flag, list, orNull, text, Unreadable, whole } from '../api/reading';
import { logEntry, position, type RawPosition, table } from '../api/tables-reading';
import type { Fault, LogEntry, TableInfo } from '../games/seam';

/** What the server says over the live channel. */
export type Message =
  | {
      readonly type: 'hello';
      readonly table: TableInfo;
      readonly positions: readonly RawPosition[];
      readonly number: number;
      readonly missed: boolean;
      /** What was done after the last event that this page knew of. */
      readonly steps: readonly LogEntry[];
    }
  | { readonly type: 'table'; readonly table: TableInfo }
  | {
      readonly type: 'position';
      readonly number: number;
      readonly position: RawPosition;
      readonly steps: readonly LogEntry[];
    }
  | { readonly type: 'drawn'; readonly number: number; readonly seats: readonly number[]; readonly waiting: readonly number[] }
  | { readonly type: 'done'; readonly command: string }
  | { readonly type: 'refused'; readonly command: string | null; readonly code: string; readonly faults: readonly Fault[] }
  | { readonly type: 'ping' };

export function message(data: unknown): Message {
  const sent = fields(JSON.parse(text(data)));
  switch (sent.type) {
    case 'hello':
      return {
        type: 'hello',
        table: table(sent.table),
        positions: list(sent.positions, position),
        number: whole(sent.number),
        missed: flag(sent.missed),
        steps: list(sent.steps, logEntry),
      };
    case 'table':
      return { type: 'table', table: table(sent.table) };
    case 'position':
      return {
        type: 'position',
        number: whole(sent.number),
        position: position(sent.position),
        steps: list(sent.steps, logEntry),
      };
    case 'drawn':
      return { type: 'drawn', number: whole(sent.number), seats: list(sent.seats, whole), waiting: list(sent.waiting, whole) };
    case 'done':
      return { type: 'done', command: text(sent.command) };
    case 'refused':
      return {
        type: 'refused',
        command: orNull(sent.command, text),
        code: text(sent.code),
        faults: orNull(sent.faults, faults) ?? [],
      };
    case 'ping':
      return { type: 'ping' };
    default:
      throw new Unreadable('an unknown kind of message');
  }
}
