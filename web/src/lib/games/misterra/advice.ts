import type { Hint } from '../../table/model';
import type { Effects } from './effects';
import { coverWords, gainWords, summary, warnings } from './effect-words';
import { words } from './i18n';
import { moveWords } from './move-words';
import { parseMove } from './moves';
import { readMisterraEffects } from './readers';
import type { View } from './view';

/** A decision that could be made, and what it would bring. */
export function advise(view: View, move: string, effects: unknown, seat: number, names: readonly string[]): string[] {
  return [moveWords(view, move, seat, names[seat] ?? ''), summary(readMisterraEffects(effects), seat, names)];
}

/** A good move: what it brings, which presumptions it serves, and what it risks. */
export function hinted(view: View, { move, effects: sent }: Hint, seat: number, names: readonly string[]): string[] {
  const { verb } = parseMove(move);
  const effects = readMisterraEffects(sent);
  const acts = verb === 'map' || verb === 'claim' || verb === 'otoma';
  return [
    moveWords(view, move, seat, names[seat] ?? ''),
    ...(acts ? [gainWords(effects, seat)] : []),
    ...(verb === 'go' ? [words().hint.sees(effects.sees.length)] : []),
    ...served(effects),
    ...risks(effects, verb, names).slice(0, 1),
  ];
}

/** The presumption cards that come nearer to their next step. */
function served({ presumptions }: Effects): string[] {
  return presumptions.flatMap(({ card, nearer, count, needed, gain }) =>
    nearer && count !== null && needed !== null ? [words().hint.nearer(card, count, needed, gain)] : [],
  );
}

/** What may be lost by it, the worst first. */
function risks(effects: Effects, verb: string, names: readonly string[]): string[] {
  return [
    ...warnings(effects, names),
    ...(verb === 'go' && !effects.may_map ? [words().preview.jungle] : []),
    ...coverWords(effects),
    ...(effects.differs.length > 0 ? [words().hint.differs(effects.differs)] : []),
  ];
}
