import { readCartographersEffects } from './readers';
import { commonWords } from '../../i18n';
import { summary } from './effect-words';
import { names as spaceNames, parseMove } from './shapes';
import type { View } from './view';

/** A drawing that could be made, and what it would bring, card by card. */
export function advise(view: View, move: string, effects: unknown): string[] {
  const drawn = parseMove(move);
  const what = drawn === null ? move : `${commonWords().grounds[drawn.terrain]} ${spaceNames(drawn.cells).join(', ')}`;
  return [what, summary(view, { effects: readCartographersEffects(effects) })];
}
