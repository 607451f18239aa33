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
/** A decision, or one taken back, with what it did; the events as its game has read them. */
export interface LogEntry extends Omit<sent.Step, 'events' | 'secrets'> {
  /** As an onlooker sees them; null where they have not been asked for yet. */
  readonly events: readonly unknown[] | null;
  /** Those that one seat sees differently, as far as this page may know. */
  readonly secrets: readonly { readonly at: number; readonly seat: number; readonly event: unknown }[] | null;
}
/** What a move would change, or why it cannot be made. */
export type EffectsAnswer = sent.MoveEffects | sent.MoveFaults;
/** A good move, what it would change, and how the turn goes on. */
export type { Hint } from '../api/schema';
/** A move and how its turn went on, or could have; or why it cannot be made. */
export type TurnAnswer = sent.Hint | sent.MoveFaults;

/** What every game's view has; the rest is the game's own, in the engine's spelling. */
export interface AnyView {
  readonly seat: number | null;
  /** The seats that owe a decision now. */
  readonly waiting: readonly number[];
  readonly result: {
    readonly winners: readonly number[];
    readonly decided_by: string;
    /** By seat, from 1; equal players share one. */
    readonly places?: readonly number[];
  } | null;
}

/** A position, with the view and the choices as the game wants them. */
export interface Position<View extends AnyView = AnyView, Choices = unknown> extends Omit<sent.Position, 'view' | 'choices'> {
  readonly view: View;
  /** What may be done: only at the latest step, only when this seat owes a decision. */
  readonly choices: Choices | null;
}
