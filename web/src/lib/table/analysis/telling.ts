import type { LiveTable } from '../../live/table.svelte';
import type { AnyGame } from '../../games/game';
import type { AnyView, LogEntry, TurnAnswer } from '../model';
import { told as linesOf } from '../telling';
import type { Costly } from './found';
import { words } from './i18n';

/** What a decision cost, as surely as it is known. */
export function costWords({ cost, margin }: Costly): string {
  return margin < 0.1 ? words().about(cost) : words().cost(cost, margin);
}

/** A move and what it would change; where the points of a turn are known, the whole turn with its total and the reason. */
export function told(game: AnyGame, view: AnyView, answer: TurnAnswer, seat: number, names: readonly string[]): string[] {
  if (!('effects' in answer)) return [answer.move];
  const lines =
    answer.total !== null && game.hinted
      ? game.hinted(view, answer, seat, names)
      : game.advise(view, answer.move, answer.effects, seat, names);
  return lines.filter((line) => line !== '');
}

/** Whether a turn of several moves is spoken of. */
export function isTurn({ made, better }: Costly): boolean {
  return [made, better].some((answer) => 'then' in answer && answer.then.length > 0);
}

interface Steps {
  readonly step: number;
  readonly last: number;
}

/** Have the events of these steps read, for what happened in them. */
export async function readEvents(live: LiveTable, { step, last }: Steps): Promise<void> {
  for (let one = step; one <= last; one++) await live.readEventsOf(one);
}

/** What came of it, in the words of the log; empty while it is not known. */
export function happenedIn(
  game: AnyGame,
  log: readonly LogEntry[],
  { step, last }: Steps,
  names: readonly string[],
  seat: number,
): string[] {
  const entries = log.filter((entry) => entry.step >= step && entry.step <= last);
  return entries.flatMap((entry) => linesOf(game, { entry, decided: 0 }, { names, eyes: seat }) ?? []);
}
