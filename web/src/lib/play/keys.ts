/** A key, what it does in words, and what it does. */
export interface KeyBinding {
  /** `KeyboardEvent.key`, as tinykeys writes them: `r`, `Enter`, `Shift+ArrowUp`. Several that do the same stand together. */
  readonly keys: readonly string[];
  /** Others that do the same, of which nothing needs to be said: `=` is the key of `+`. */
  readonly also?: readonly string[];
  /** What it does, in the reader's language. */
  readonly does: () => string;
  /** Do it; false where the key means nothing now. */
  readonly press: (event: KeyboardEvent) => unknown;
  /** Whether it can be done now. */
  readonly when?: () => boolean;
  /** Whether a key that is held down does it once only. */
  readonly once?: boolean;
}

/** Keys that belong together in the list of keys. */
/** What keys belong to, in the order in which they are listed. */
export const OWNERS = ['game', 'log', 'table'] as const;

export interface KeyGroup {
  readonly of: (typeof OWNERS)[number];
  readonly title: () => string;
  readonly bindings: readonly KeyBinding[];
}

/** How far an arrow goes: to the right, and down. */
export type Arrow = readonly [right: number, down: number];

export const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};
export const ARROW_KEYS = Object.keys(ARROWS);

export function arrowOf({ key }: Pick<KeyboardEvent, 'key'>): Arrow | undefined {
  return ARROWS[key];
}

/** Whether the browser, or the system, is meant. */
export function isChord(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** Whether it is a letter, a digit or a sign: who speaks to a computer, or hits keys by accident, can do without those. */
export function isCharacter(key: string): boolean {
  return key.length === 1 && key !== ' ';
}

/** Where letters are typed: every key belongs to the field. */
const TYPED_INTO = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=button])';
/** What Enter and the space bar press. */
const PRESSED = 'button, a, summary, [role=tab], [data-own-keys]';
/** What the arrows move in. */
const STEERED = 'input, a, summary, [role=tab], [data-own-keys]';

/** Whether a key goes to what has the focus, and not to the table. A radio button knows the arrows, but not Enter. */
export function belongsElsewhere({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPED_INTO)) return true;
  if (key === 'Enter' || key === ' ') return target.closest(PRESSED) !== null;
  return key in ARROWS && target.closest(STEERED) !== null;
}
