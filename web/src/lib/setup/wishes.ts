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

/** One against a bot of middling strength, and the least other seats that the game needs. */
export function firstWishes(me: string, fewest: number, bots: readonly string[]): Wishes {
  const middling = bots[Math.floor(bots.length / 2)];
  const opponents = Math.max(fewest - 1, 1);
  return {
    me,
    here: [],
    open: middling === undefined ? opponents : 0,
    bots: Object.fromEntries(bots.map((bot) => [bot, bot === middling ? opponents : 0])),
  };
}
