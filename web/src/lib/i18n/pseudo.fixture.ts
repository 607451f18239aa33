/** A language for tests, made from English: `‹Ďřåŵ ïţ~~~›`. What is still plain on a page was never a message. */

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÅƁÇĎÉƑĞĤÎĴĶĻṀÑÖÞɊŘŠŢÛṼŴẊÝŽåƀçďéƒğĥîĵķļɱñöþɋřšţûṽŵẋýž';
const MOST = 8;
/** As much longer as a long language is; beyond a long word's length, in words of its own. */
const LONGER = 0.4;

function marked(text: string): string {
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0;
  // A number, a letter on a tile, or the name of a key.
  if (letters < 2) return text;
  const accented = text.replace(/[A-Za-z]/g, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)));
  const more = '~'.repeat(Math.ceil(letters * LONGER)).match(new RegExp(`~{1,${MOST}}`, 'g')) ?? [];
  return `‹${accented}${more.join(' ')}›`;
}

/** Lists of codes among the words, which the client reads and nobody else. */
const CODES = new Set(['order']);

/** The catalogue with every message marked, also those that are made of something. */
export function pseudo<Words>(words: Words): Words {
  return translated(words) as Words;
}

function translated(value: unknown): unknown {
  if (typeof value === 'string') return marked(value);
  if (typeof value === 'function') return (...values: unknown[]) => translated(value(...values));
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, CODES.has(name) ? part : translated(part)]));
}
