import type { AnyGame } from '../../games/game';
import type { Position, TableInfo } from '../model';
import { levelOf } from '../names';

/** One line of how everybody stands in the end. */
export interface Standing {
  readonly seat: number;
  readonly name: string;
  /** The level of a bot, to be said beside its name. */
  readonly level: string;
  readonly place: number;
  readonly total: number;
  readonly won: boolean;
}

/** Everybody, best first: by the places that the match gives, or else by points after whoever won. */
export function standing(game: Pick<AnyGame, 'scores'>, { seats }: TableInfo, { view }: Position): Standing[] {
  const totals = new Map(game.scores(view).map(({ seat, total }) => [seat, total]));
  const winners = view.result?.winners ?? [];
  const points = (seat: number) => (winners.includes(seat) ? Infinity : (totals.get(seat) ?? 0));
  const better = (seat: number) => seats.filter(({ number }) => points(number) > points(seat)).length;
  return seats
    .map((player) => ({
      seat: player.number,
      name: player.name,
      level: levelOf(player),
      place: view.result?.places?.[player.number] ?? better(player.number) + 1,
      total: totals.get(player.number) ?? 0,
      won: winners.includes(player.number),
    }))
    .toSorted((one, other) => one.place - other.place);
}

/** The best of them, and one's own line if that is not among them. */
export function topOf(lines: readonly Standing[], own: number, most: number): Standing[] {
  const top = lines.slice(0, most);
  const mine = lines.find(({ seat }) => seat === own);
  return mine === undefined || top.includes(mine) ? top : [...top.slice(0, -1), mine];
}

/** Whose map lies beside one's own: the best of the others. */
export function rivalOf(lines: readonly Standing[], own: number): number | null {
  return lines.find(({ seat }) => seat !== own)?.seat ?? null;
}
