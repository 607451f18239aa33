import { fields, list, orNull, text, whole } from '../../api/reading';
import type { ListedChoices } from '../../api/schema';
import type { AnyView } from '../../table/model';

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

export type Choices = ListedChoices;

/** What every view has, and what is not worth showing of one that has no drawing. */
const COMMON = ['game', 'seat', 'waiting', 'scores', 'result'];

const isPoints = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(Number.isInteger);

/** Of a game that this page has never heard of: what every view has, and whatever else it sends. */
export function readView(value: unknown): View {
  const sent = fields(value);
  orNull(sent.seat, whole);
  return {
    seat: sent.seat as number | null,
    waiting: list(sent.waiting, whole),
    drawing: typeof sent.drawing === 'string' ? sent.drawing : described(sent, COMMON).join('\n'),
    scores: isPoints(sent.scores) ? sent.scores : null,
    result: sent.result === null ? null : readResult(sent.result),
  };
}

function readResult(value: unknown): Result {
  const { winners, decided_by, totals, scores } = fields(value);
  const lines = Array.isArray(scores) ? list(scores, (one) => record(one)) : null;
  return { winners: list(winners, whole), decided_by: text(decided_by), totals: isPoints(totals) ? totals : null, scores: lines };
}

function record(value: unknown): Readonly<Record<string, number>> {
  for (const points of Object.values(fields(value))) whole(points);
  return value as Readonly<Record<string, number>>;
}

/** The fields of an object as lines of text. */
export function described(value: object, leftOut: readonly string[] = []): string[] {
  return Object.entries(value)
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, one]) => `${name.replaceAll('_', ' ')}: ${typeof one === 'string' ? one : JSON.stringify(one)}`);
}
