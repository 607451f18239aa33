import { commonWords } from '../i18n';
import type { Seat, TableInfo } from './model';

type NamedSeat = Pick<Seat, 'number' | 'kind' | 'bot' | 'name'>;

/** What a bot's level is called in the reader's language; a bot that this page does not know keeps its own name. */
export function botName(bot: string): string {
  return (commonWords().bots as Readonly<Record<string, string>>)[bot] ?? bot;
}

/** The level of a bot, to be said beside its name; empty for a person, and for a bot called by its level. */
export function levelOf({ kind, bot, name }: Omit<NamedSeat, 'number'>): string {
  return kind !== 'bot' || bot === null || name === bot ? '' : botName(bot);
}

/** Somebody's name, a bot's with its level. */
export function nameWithLevel(seat: Omit<NamedSeat, 'number'>): string {
  const level = levelOf(seat);
  return level === '' ? seat.name : commonWords().withLevel(seat.name, level);
}

/** A number from an id, spread evenly. */
function hashOf(id: string): number {
  return [...id].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}

/** Every bot with a first name of its own, the same for everybody at the table; none is called like a person there. */
export function withNames<Named extends NamedSeat>(id: string, seats: readonly Named[]): Named[] {
  const people = new Set(seats.filter(({ kind }) => kind === 'person').map(({ name }) => name.toLocaleLowerCase()));
  const free = commonWords().botNames.filter((name) => !people.has(name.toLocaleLowerCase()));
  const first = hashOf(id);
  return seats.map((seat) => {
    if (seat.kind !== 'bot' || seat.name !== seat.bot) return seat;
    const round = Math.floor(seat.number / free.length);
    const name = free[(first + seat.number) % free.length] ?? seat.name;
    return { ...seat, name: round === 0 ? name : `${name} ${round + 1}` };
  });
}

export function named(table: TableInfo): TableInfo {
  return { ...table, seats: withNames(table.id, table.seats) };
}
