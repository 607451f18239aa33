import type { RunningScore } from '../game';
import type { Audience, Beat } from '../../play/beats';
import type { LogEntry } from '../../table/model';
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

/** The move itself, as the game writes it: what its events mean is not known here. */
export function beats({ seat, move }: LogEntry, events: readonly AnyEvent[], { names }: Audience): Beat<AnyEvent>[] {
  const did = { seat, words: words().did(names[seat] ?? '', move ?? ''), events };
  const over = events.some(({ kind }) => kind === 'match_ended');
  return over ? [did, { seat: null, words: words().prompt.over, events: [], sound: 'end' }] : [did];
}

/** An event of any game: nothing is known of it but its kind, if it says that. */
export type AnyEvent = Readonly<Record<string, unknown>>;

export function advise(_view: View, move: string, effects: unknown): string[] {
  return [move, ...effectLines(effects)];
}

/** What a move would change, as far as the game tells it. */
export function effectLines(effects: unknown): string[] {
  return typeof effects === 'object' && effects !== null ? described(effects) : [];
}
