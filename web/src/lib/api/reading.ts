/** The server's answers are read once (readers.ts); what does not fit the contract goes no further. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

export type Fields = Readonly<Record<string, unknown>>;
export type Read<Value> = (value: unknown) => Value;

export function fields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable('expected an object');
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

/** What only its game can read. */
export function anything(value: unknown): unknown {
  return value;
}

export function list<Item>(value: unknown, item: Read<Item>): Item[] {
  if (!Array.isArray(value)) throw new Unreadable('expected a list');
  for (const one of value) item(one);
  return value as Item[];
}

export function tuple(value: unknown, items: readonly Read<unknown>[]): void {
  if (!Array.isArray(value) || value.length !== items.length) throw new Unreadable(`expected ${items.length} values`);
  for (const [at, item] of items.entries()) item(value[at]);
}

export function record(value: unknown, item: Read<unknown>): void {
  for (const one of Object.values(fields(value))) item(one);
}

export function orNull(value: unknown, read: Read<unknown>): void {
  if (value !== null) read(value);
}

export function oneOf(value: unknown, words: readonly string[]): void {
  if (!(words as readonly unknown[]).includes(value)) throw new Unreadable(`expected one of ${words.join(', ')}`);
}

/** A value of one of several shapes. */
export function either(value: unknown, reads: readonly Read<unknown>[]): void {
  for (const read of reads) {
    try {
      read(value);
      return;
    } catch (reason) {
      if (!(reason instanceof Unreadable)) throw reason;
    }
  }
  throw new Unreadable('expected another shape');
}

/** A value whose shape is told by one of its fields. */
export function tagged(value: unknown, tag: string, reads: Readonly<Record<string, Read<unknown>>>): void {
  const read = reads[String(fields(value)[tag])];
  if (read === undefined) throw new Unreadable(`an unknown kind of ${tag}`);
  read(value);
}
