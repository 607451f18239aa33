import type { TableSummary } from '../api/schema';
import { gameWords } from '../games/known.svelte';
import { minus } from '../i18n/signed';
import { preferences } from '../preferences.svelte';
import { nameWithLevel, withNames } from '../table/names';
import { words } from './i18n';
import { myResult, ownSeats } from './result';
import { when } from './when';

const MANY_NAMES = 4;

/** A match in a list, in words. */
export interface ToldMatch {
  readonly game: string;
  readonly company: string;
  /** Whose turn it is, or how it ended. */
  readonly state: string;
  readonly when: string;
}

export function toldMatch(match: TableSummary, title: string): ToldMatch {
  return {
    game: gameWords(match.game).name,
    company: company(match),
    state: [stateOf(match), title].filter((part) => part !== '').join(' · '),
    when: when(match.updated_at, preferences.language),
  };
}

/** Whether a match is told with all these words, in any order. */
export function isToldWith(told: ToldMatch, query: string): boolean {
  const said = Object.values(told).join(' ').toLocaleLowerCase(preferences.language);
  const wanted = query.toLocaleLowerCase(preferences.language).split(/\s+/);
  return wanted.every((word) => said.includes(word));
}

function company(match: TableSummary): string {
  const { seats, seat_counts } = match;
  const own = ownSeats(match);
  const count = seat_counts.all - seat_counts.open - own.length;
  if (count > MANY_NAMES) return words().many(count);
  const others = withNames(match.id, seats)
    .filter(({ number, kind }) => !own.includes(number) && kind !== 'open')
    .map(nameWithLevel);
  return others.length === 0 && seat_counts.open > 0 ? words().free(seat_counts.open) : words().with(others);
}

function stateOf(match: TableSummary): string {
  const states = words().states;
  if (match.my_turn) return states.yourTurn;
  const result = myResult(match);
  if (result?.kind === 'alone') return result.mine === null ? states.finished : words().points(result.mine);
  if (result) {
    const score = result.mine === null || result.others === null ? '' : words().score(minus(result.mine), minus(result.others));
    return states[result.kind](score);
  }
  if (match.status === 'playing' && match.waiting.length === 1) {
    const next = withNames(match.id, match.seats).find(({ number }) => number === match.waiting[0]);
    if (next) return states.waitFor(next.name);
  }
  return states[match.status];
}
