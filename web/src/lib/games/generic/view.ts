import { type Fields, fields, list, orNull, text, whole } from '../../api/reading';
import type { AnyView } from '../seam';

/** How a match ended, by seat; no points where the game does not tell them. */
export interface Result {
  readonly winners: readonly number[];
  readonly decided_by: string;
  readonly totals: readonly number[] | null;
  /** By seat: what the total is made of. */
  readonly scores: readonly Readonly<Record<string, number>>[] | null;
}

/** What can be shown of any game. */
export interface View extends AnyView {
  /** The table as lines of text. */
  readonly drawing: string;
  /** Points so far, by seat, where the game tells them. */
  readonly scores: readonly number[] | null;
  readonly result: Result | null;
}

export interface Choices {
  /** Every legal move in its short text. */
  readonly moves: readonly string[];
}

/** What every view has, and what is not worth showing of one that has no drawing. */
const COMMON = ['game', 'seat', 'waiting', 'scores', 'result'];

export function readView(value: unknown): View {
  const sent = fields(value);
  return {
    seat: orNull(sent.seat, whole),
    waiting: list(sent.waiting, whole),
    drawing: typeof sent.drawing === 'string' ? sent.drawing : described(sent, COMMON).join('\n'),
    scores: Array.isArray(sent.scores) && sent.scores.every(Number.isInteger) ? list(sent.scores, whole) : null,
    result: orNull(sent.result, readResult),
  };
}

function readResult(value: unknown): Result {
  const sent = fields(value);
  return {
    winners: list(sent.winners, whole),
    decided_by: text(sent.decided_by),
    totals: orNull(sent.totals, (totals) => list(totals, whole)),
    scores: orNull(sent.scores, (scores) =>
      list(scores, (one) => Object.fromEntries(Object.entries(fields(one)).map(([part, points]) => [part, whole(points)]))),
    ),
  };
}

export function readChoices(value: unknown): Choices {
  return { moves: list(fields(value).moves, text) };
}

/** The fields of an object as lines of text. */
export function described(value: Fields, leftOut: readonly string[] = []): string[] {
  return Object.entries(value)
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, one]) => `${name.replaceAll('_', ' ')}: ${typeof one === 'string' ? one : JSON.stringify(one)}`);
}
