/** What the rules say to a drawing or a move: allowed, or refused by some clauses. */
export interface Verdict {
  readonly allowed: boolean;
  readonly clauses: readonly string[];
}

export const ALLOWED: Verdict = { allowed: true, clauses: [] };

export function refusedBy(clauses: readonly string[]): Verdict {
  return { allowed: false, clauses };
}
