import type { Seat, TableInfo } from './model';
import { commonWords } from '../i18n';

/** What a bot is called in the reader's language; a bot that this page does not know keeps its own name. */
export function botName(bot: string): string {
  return (commonWords().bots as Readonly<Record<string, string>>)[bot] ?? bot;
}

/** Bots called in the reader's language, and two of a kind told apart. */
export function withNames<Named extends Pick<Seat, 'kind' | 'bot' | 'name'>>(seats: readonly Named[]): Named[] {
  const met = new Map<string, number>();
  return seats.map((seat) => {
    if (seat.kind !== 'bot' || seat.bot === null || seat.name !== seat.bot) return seat;
    const nth = (met.get(seat.bot) ?? 0) + 1;
    met.set(seat.bot, nth);
    return { ...seat, name: nth === 1 ? botName(seat.bot) : `${botName(seat.bot)} ${nth}` };
  });
}

export function named(table: TableInfo): TableInfo {
  return { ...table, seats: withNames(table.seats) };
}
