import type { Shape } from './cards';
import { formOf } from './forms';
import { words } from './i18n';
import type { Outline } from './shapes';

/** A shape as it lies, for who hears it: "L of four, long side down"; one without a name by its number of spaces. */
export function shapeWords(way: Outline, coin: Shape['coin'] = 0): string {
  const form = formOf(way);
  const shape = form === null ? words().hand.spaces(way.length) : words().forms[form.kind](form);
  return coin > 0 ? words().hand.withCoin(shape) : shape;
}
