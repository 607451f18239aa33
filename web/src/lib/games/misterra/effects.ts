import { fields, flag, list, text, whole } from '../../api/reading';
import { readChange, type SpaceChange } from './changes';
import { two } from './view';

export interface Endangered {
  /** A seat, or OTOMA. */
  readonly owner: number;
  readonly space: string;
  /** Joined by confirmed tiles, so that it will be disputed; else hazy ones join it. */
  readonly certain: boolean;
}

/** What a move would change for whoever makes it. */
export interface Effects {
  readonly spaces: readonly SpaceChange[];
  readonly sees: readonly string[];
  readonly fidelity: readonly [number, number];
  readonly lines: readonly [number, number];
  readonly empty: readonly [number, number];
  readonly presumptions: readonly { readonly card: number; readonly before: number; readonly after: number }[];
  /** By seat, then Otoma. */
  readonly claims: readonly (readonly [number, number])[];
  readonly endangered: readonly Endangered[];
}

export function readEffects(value: unknown): Effects {
  const sent = fields(value);
  return {
    spaces: list(sent.spaces, readChange),
    sees: list(sent.sees, text),
    fidelity: two(sent.fidelity),
    lines: two(sent.lines),
    empty: two(sent.empty),
    presumptions: list(sent.presumptions, (entry) => {
      const { card, before, after } = fields(entry);
      return { card: whole(card), before: whole(before), after: whole(after) };
    }),
    claims: list(sent.claims, two),
    endangered: list(sent.endangered, (entry) => {
      const { owner, space, certain } = fields(entry);
      return { owner: whole(owner), space: text(space), certain: flag(certain) };
    }),
  };
}

/** What the parchment and the own claims would be worth more. */
export function gainOf(effects: Effects, seat: number): number {
  const rises = [effects.fidelity, effects.lines, effects.empty, effects.claims[seat] ?? [0, 0]];
  return (
    rises.reduce((sum, [before, after]) => sum + after - before, 0) +
    effects.presumptions.reduce((sum, { before, after }) => sum + after - before, 0)
  );
}
