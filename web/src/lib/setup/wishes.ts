import type { SeatWish } from '../api/tables';

/** Who is to sit at a new table. */
export interface Wishes {
  readonly me: string;
  /** Names of others at this device. */
  readonly here: readonly string[];
  /** How many seats are left for friends who follow a link. */
  readonly open: number;
  /** By bot, how many of it. */
  readonly bots: Readonly<Record<string, number>>;
}

/** What most people want, each one click away: one against Otoma or the clock, a bot, a friend, a neighbour, anybody. */
export const WAYS = ['alone', 'bot', 'friend', 'here', 'open'] as const;
export type Way = (typeof WAYS)[number];

export function seatCount(wishes: Wishes): number {
  return 1 + wishes.here.length + wishes.open + Object.values(wishes.bots).reduce((sum, count) => sum + count, 0);
}

/** The seats in their order round the table: this device, friends, bots. */
export function seatsOf({ me, here, open, bots }: Wishes): SeatWish[] {
  return [
    { kind: 'me', name: me },
    ...here.map((name): SeatWish => ({ kind: 'here', name })),
    ...Array.from({ length: open }, (): SeatWish => ({ kind: 'open' })),
    ...Object.entries(bots).flatMap(([bot, count]) => Array.from({ length: count }, (): SeatWish => ({ kind: 'bot', bot }))),
  ];
}

/** The ways into a game with so many seats at least, at a server with these bots and perhaps a lobby. */
export function waysInto(fewest: number, bots: readonly string[], lobby: boolean): Way[] {
  const there: Readonly<Record<Way, boolean>> = {
    alone: fewest === 1,
    bot: bots.length > 0,
    friend: true,
    here: true,
    open: lobby,
  };
  return WAYS.filter((way) => there[way]);
}

/** Who sits there if somebody goes this way: the least that the game needs, and one opponent unless alone. */
export function wishesFor(way: Way, me: string, fewest: number, bot: string | undefined, named: (n: number) => string): Wishes {
  const others = way === 'alone' ? 0 : Math.max(fewest - 1, 1);
  return {
    me,
    here: way === 'here' ? Array.from({ length: others }, (_, at) => named(at + 2)) : [],
    open: way === 'friend' || way === 'open' ? others : 0,
    bots: way === 'bot' && bot !== undefined ? { [bot]: others } : {},
  };
}

/** The bot to suggest: for a first match the weakest, then the one that was played last, else one of middling strength. */
export function suggestedBot(bots: readonly string[], first: boolean, last: string | null): string | undefined {
  if (first) return bots[0];
  return bots.find((bot) => bot === last) ?? bots[Math.floor(bots.length / 2)];
}

/** With other people at the table. Bots that nobody has asked for make room for the first of them. */
export function withPeople(wishes: Wishes, people: Partial<Pick<Wishes, 'here' | 'open'>>, suggested: Wishes): Wishes {
  const bots = wishes.here.length + wishes.open === 0 && wishes.bots === suggested.bots ? {} : wishes.bots;
  return { ...wishes, bots, ...people };
}
