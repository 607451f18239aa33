import { readMisterraEffects } from './readers';
import { summary } from './effect-words';
import { moveWords } from './move-words';
import type { View } from './view';

/** A decision that could be made, and what it would bring. */
export function advise(view: View, move: string, effects: unknown, seat: number, names: readonly string[]): string[] {
  return [moveWords(view, move, seat, names[seat] ?? ''), summary(readMisterraEffects(effects), seat, names)];
}
