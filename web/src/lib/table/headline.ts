import type { AnyGame } from '../games/game';
import { minus } from '../i18n/signed';
import { words } from './i18n';
import type { Position, TableInfo } from './model';

/** Who won, and by how much; where that is said to the winner, not by name. */
export function headline(
  game: Pick<AnyGame, 'scores'>,
  { seats }: TableInfo,
  { view }: Position,
  you: number | null = null,
): string {
  const winners = view.result?.winners ?? [];
  const nameOf = (number: number) => seats[number]?.name ?? '';
  if (winners.length > 1) return words().end.shared(winners.map(nameOf));
  const [winner = 0] = winners;
  /** The winner’s points and those of the best of the others. */
  const [first = 0, second = 0] = game
    .scores(view)
    .map(({ total }) => total)
    .sort((one, other) => other - one);
  const result = words().end.score(minus(first), minus(second));
  return winner === you ? words().end.youWin(result) : words().end.wins(nameOf(winner), result);
}
