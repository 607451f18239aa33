import type * as sent from '../api/schema';

/** What a table is made of, as every part of the client speaks of it. */

/** A space that a refusal or an effect speaks of: row and column from 0, or q and r on hexagons. */
export type Cell = readonly [number, number];

/** Why a command was not carried out: `refused` by the rules, with the clauses, or another code. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly code: string,
    readonly faults: readonly sent.Fault[] = [],
  ) {
    super(code);
  }
}

export type { Fault, Seat } from '../api/schema';
export type TableInfo = sent.Table;
/** A decision, or one taken back. */
export type LogEntry = sent.Step;
/** What a move would change, or why it cannot be made. */
export type EffectsAnswer = sent.MoveEffects | sent.MoveFaults;

/** What every game's view has; the rest is the game's own, in the engine's spelling. */
export interface AnyView {
  readonly seat: number | null;
  /** The seats that owe a decision now. */
  readonly waiting: readonly number[];
  readonly result: { readonly winners: readonly number[]; readonly decided_by: string } | null;
}

/** A position, with the view and the choices as the game wants them. */
export interface Position<View extends AnyView = AnyView, Choices = unknown> extends Omit<sent.Position, 'view' | 'choices'> {
  readonly view: View;
  /** What may be done: only at the latest step, only when this seat owes a decision. */
  readonly choices: Choices | null;
}

/** A move that everybody may know. */
export type ToldMove = LogEntry & { readonly kind: 'move'; readonly move: string };
