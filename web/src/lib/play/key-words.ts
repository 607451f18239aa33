import { words } from './i18n';
import { ARROW_KEYS, ARROWS } from './keys';

/** How keys are written in a list, those of a row together: `1–9`, `Shift + arrows`. */
export function written(keys: readonly string[]): string[] {
  const plain = keys.map((key) => key.replace(/^Shift\+(?=.)/, ''));
  const shift = keys.every((key, at) => key !== plain[at]) ? `${words().keys.shift} + ` : '';
  if (plain.length === ARROW_KEYS.length && plain.every((key) => key in ARROWS)) return [`${shift}${words().keys.arrows}`];
  if (plain.length > 2 && plain.every((key) => /^\d$/.test(key))) return [`${shift}${plain[0]}–${plain.at(-1)}`];
  return plain.map((key) => shift + capOf(key));
}

function capOf(key: string): string {
  const named: Readonly<Record<string, string>> = {
    Enter: words().keys.enter,
    Escape: words().keys.escape,
    Space: words().keys.space,
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    '-': '−',
  };
  return named[key] ?? key.toLocaleUpperCase();
}
