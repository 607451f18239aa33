import { readMisterraEffects } from '../../api/readers';
import { parseMove } from './moves';
import { summary } from './effect-words';
import { placeWords } from './terms';
import type { View } from './view';
import { made } from './tell';

/** A decision that could be made, and what it would bring. */
export function advise(view: View, move: string, effects: unknown, seat: number, names: readonly string[]): string[] {
  const told = { step: 0, seat, kind: 'move', move, shown: true, minded: false, at: '' } as const;
  const [what = placeWords(parseMove(move).words[0] ?? '')] = made(view, told, view, names[seat] ?? '');
  return [what, summary(readMisterraEffects(effects), seat, names)];
}
