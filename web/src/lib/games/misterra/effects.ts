import type { MisterraEffects as Effects, MisterraEndangered as Endangered } from '../../api/schema';

export type { Effects, Endangered };

/** What the parchment and the own claims would be worth more. */
export function gainOf(effects: Effects, seat: number): number {
  const rises = [effects.fidelity, effects.lines, effects.empty, effects.claims[seat] ?? [0, 0]];
  return (
    rises.reduce((sum, [before, after]) => sum + after - before, 0) +
    effects.presumptions.reduce((sum, { before, after }) => sum + after - before, 0)
  );
}
