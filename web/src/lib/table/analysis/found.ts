import { fields, list, oneOf, orNull, real, whole } from '../../api/reading';
import { ask, json } from '../../api/request';
import { effectsAnswer, position, type RawPosition } from '../../api/tables-reading';
import type { EffectsAnswer } from '../../games/seam';

/** What a seat could expect after a step. */
export interface Point {
  readonly step: number;
  readonly expected: number;
}

/** A decision that could have been better: it was this step of the match. */
export interface Costly {
  readonly step: number;
  readonly made: EffectsAnswer;
  readonly better: EffectsAnswer;
  readonly cost: number;
  readonly margin: number;
}

export interface SeatAnalysis {
  readonly seat: number;
  readonly points: readonly Point[];
  readonly costliest: readonly Costly[];
}

export interface Analysis {
  readonly steps: number;
  readonly seats: readonly SeatAnalysis[];
}

export interface AnalysisState {
  readonly state: 'none' | 'running' | 'ready';
  readonly done: number;
  readonly total: number;
  readonly analysis: Analysis | null;
}

function point(value: unknown): Point {
  const sent = fields(value);
  return { step: whole(sent.step), expected: real(sent.expected) };
}

function costly(value: unknown): Costly {
  const sent = fields(value);
  return {
    step: whole(sent.step),
    made: effectsAnswer(sent.made),
    better: effectsAnswer(sent.better),
    cost: real(sent.cost),
    margin: real(sent.margin),
  };
}

function seat(value: unknown): SeatAnalysis {
  const sent = fields(value);
  return { seat: whole(sent.seat), points: list(sent.points, point), costliest: list(sent.costliest, costly) };
}

export function analysisState(value: unknown): AnalysisState {
  const sent = fields(value);
  return {
    state: oneOf(sent.state, ['none', 'running', 'ready']),
    done: whole(sent.done),
    total: whole(sent.total),
    analysis: orNull(sent.analysis, (found) => {
      const told = fields(found);
      return { steps: whole(told.steps), seats: list(told.seats, seat) };
    }),
  };
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** What can be asked about a match that is over. */
export const analyses = {
  find: (id: string, signal: AbortSignal): Promise<AnalysisState> =>
    ask('GET', `${at(id)}/analysis`, json(analysisState), { signal }),
  begin: (id: string, signal: AbortSignal): Promise<AnalysisState> =>
    ask('POST', `${at(id)}/analysis`, json(analysisState), { signal }),
  /** What a seat saw when it made the decision that was this step, with all that it could have done. */
  decision: (id: string, seat: number, step: number): Promise<RawPosition> =>
    ask('GET', `${at(id)}/decision?seat=${seat}&step=${step}`, json(position)),
};
