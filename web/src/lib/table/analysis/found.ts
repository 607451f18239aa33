import { readAnalysisState, readPosition } from '../../api/readers';
import { ask, json } from '../../api/request';
import type { AnalysisState, Position } from '../../api/schema';

export type { Analysis, AnalysisState, CostlyDecision as Costly, Point, SeatAnalysis } from '../../api/schema';

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** What can be asked about a match that is over. */
export const analyses = {
  find: (id: string, signal: AbortSignal): Promise<AnalysisState> =>
    ask('GET', `${at(id)}/analysis`, json(readAnalysisState), { signal }),
  begin: (id: string, signal: AbortSignal): Promise<AnalysisState> =>
    ask('POST', `${at(id)}/analysis`, json(readAnalysisState), { signal }),
  /** What a seat saw when it made the decision that was this step, with all that it could have done. */
  decision: (id: string, seat: number, step: number): Promise<Position> =>
    ask('GET', `${at(id)}/decision?seat=${seat}&step=${step}`, json(readPosition)),
};
