/** The server's answers are read once; what does not fit the contract goes no further. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

export type Fields = Readonly<Record<string, unknown>>;

export function fields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Unreadable('expected an object');
  }
  return value as Fields;
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new Unreadable('expected text');
  return value;
}

export function whole(value: unknown): number {
  if (!Number.isInteger(value)) throw new Unreadable('expected a whole number');
  return value as number;
}

export function real(value: unknown): number {
  if (typeof value !== 'number') throw new Unreadable('expected a number');
  return value;
}

export function flag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new Unreadable('expected yes or no');
  return value;
}

export function list<Item>(value: unknown, item: (value: unknown) => Item): Item[] {
  if (!Array.isArray(value)) throw new Unreadable('expected a list');
  return value.map(item);
}

export function orNull<Value>(value: unknown, read: (value: unknown) => Value): Value | null {
  return value === null || value === undefined ? null : read(value);
}

export function oneOf<Word extends string>(value: unknown, words: readonly Word[]): Word {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new Unreadable(`expected one of ${words.join(', ')}`);
  return found;
}
