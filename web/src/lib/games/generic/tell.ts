import type { RunningScore } from '../game';
import type { ToldMove } from '../../table/model';
import { words } from './i18n';
import { described, type View } from './view';

export function prompt(view: View): string {
  return view.result === null ? words().prompt.choose : words().prompt.over;
}

export function moment(): string {
  return '';
}

export function scores(view: View): RunningScore[] {
  return (view.result?.totals ?? view.scores ?? []).map((total, seat) => ({ seat, total }));
}

export function tell(_before: View, { seat, move }: ToldMove, after: View, names: readonly string[]): string[] {
  const did = words().did(names[seat] ?? '', move);
  return after.result === null ? [did] : [did, words().prompt.over];
}

export function advise(_view: View, move: string, effects: unknown): string[] {
  return [move, ...effectLines(effects)];
}

/** What a move would change, as far as the game tells it. */
export function effectLines(effects: unknown): string[] {
  return typeof effects === 'object' && effects !== null ? described(effects) : [];
}
