import { readCartographersEffects } from './readers';
import { commonWords } from '../../i18n';
import { signed } from '../../i18n/signed';
import type { Hint } from '../../table/model';
import { coinWords, gains, monsterWords, summary } from './effect-words';
import { words } from './i18n';
import { names as spaceNames, parseMove } from './shapes';
import type { Effects, View } from './view';

/** A drawing that could be made, and what it would bring, card by card. */
export function advise(view: View, move: string, effects: unknown): string[] {
  return [named(move), summary(view, { effects: readCartographersEffects(effects) })];
}

/** A good drawing: which edicts it serves and when they are scored, and what it costs or leaves open. */
export function hinted(view: View, { move, effects: sent }: Hint): string[] {
  const effects = readCartographersEffects(sent);
  return [named(move), served(view, effects), ...risks(view, effects).slice(0, 1)];
}

function named(move: string): string {
  const drawn = parseMove(move);
  return drawn === null ? move : `${commonWords().grounds[drawn.terrain]} ${spaceNames(drawn.cells).join(', ')}`;
}

function served(view: View, effects: Effects): string {
  const { hint, preview } = words();
  const cards = gains(view, effects)
    .filter(({ gain }) => gain > 0)
    .map(({ edict, name, gain, now }) => hint.card(name, edict, signed(gain), now));
  const more = [...coinWords(effects.coins), ...monsterWords(Math.max(0, effects.monsters))];
  const parts = [...(cards.length > 0 ? [hint.serves(cards)] : []), ...more];
  return parts.length > 0 ? preview.line(parts) : preview.nothing;
}

/** What it costs now, or else what monsters go on costing. */
function risks(view: View, effects: Effects): string[] {
  const { hint, news } = words();
  const losses = [
    ...gains(view, effects)
      .filter(({ gain }) => gain < 0)
      .map(({ name, gain }) => news.gain(signed(gain), name)),
    ...monsterWords(Math.min(0, effects.monsters)),
  ];
  return [
    ...(losses.length > 0 ? [hint.costs(losses)] : []),
    ...(effects.haunted.length > 0 ? [hint.haunted(effects.haunted.length)] : []),
  ];
}
