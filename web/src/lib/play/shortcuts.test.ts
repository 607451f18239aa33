import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Keys from './keys';
import type { KeyBinding } from './keys';

/** Something that can have the focus; it is what its selectors say. */
class FakeElement {
  constructor(private readonly is: RegExp) {}
  closest = (selectors: string) => (selectors.split(/, (?![^(]*\))/).some((one) => this.is.test(one)) ? this : null);
}
const BODY = new FakeElement(/^$/);
const BUTTON = new FakeElement(/^button$/);
const RADIO = new FakeElement(/^input$/);
const FIELD = new FakeElement(/^input/);

let page: EventTarget;
let openDialog: object | null;
let keys: typeof Keys;
let keyWords: typeof import('./key-words');
let kit: typeof import('./shortcuts.svelte');
let preferences: (typeof import('../preferences.svelte'))['preferences'];
beforeEach(async () => {
  page = new EventTarget();
  openDialog = null;
  vi.stubGlobal('window', page);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', { querySelector: () => openDialog });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  keys = await import('./keys');
  keyWords = await import('./key-words');
  kit = await import('./shortcuts.svelte');
  ({ preferences } = await import('../preferences.svelte'));
  await (await import('../i18n/catalogue')).wordsLoaded();
  preferences.characterKeys = true;
});

interface Pressed {
  target?: FakeElement;
  shiftKey?: boolean;
  ctrlKey?: boolean;
  repeat?: boolean;
}

/** Press a key; says whether it was used. */
function press(key: string, { target = BODY, ...more }: Pressed = {}): boolean {
  const down = { Shift: more.shiftKey ?? false, Control: more.ctrlKey ?? false };
  const event = new Event('keydown', { cancelable: true });
  const state = { key, code: `Key${key}`, getModifierState: (mod: keyof typeof down) => down[mod] ?? false, ...more };
  for (const [name, value] of Object.entries({ ...state, target })) Object.defineProperty(event, name, { value });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

function listen(...bindings: Partial<KeyBinding>[]): () => void {
  const whole = bindings.map((one) => ({ keys: ['r'], does: () => 'turn', press: () => undefined, ...one }));
  return kit.shortcuts.listen({ of: 'game', title: () => 'A game', bindings: whole });
}

describe('a key', () => {
  it('does what was declared, as long as somebody listens', () => {
    const turn = vi.fn();
    const stop = listen({ press: turn });
    expect([press('r'), press('R', { shiftKey: true }), press('x'), turn.mock.calls.length]).toEqual([true, true, false, 2]);
    stop();
    expect([press('r'), turn.mock.calls.length]).toEqual([false, 2]);
  });

  it('is left to the browser together with Ctrl, where it cannot be used, and where it means nothing', () => {
    const stop = listen({}, { keys: ['f'], when: () => false }, { keys: ['s'], press: () => false });
    expect([press('r', { ctrlKey: true }), press('f'), press('s')]).toEqual([false, false, false]);
    stop();
  });

  it('does the first thing that can be done now', () => {
    let hand = true;
    const done: string[] = [];
    const stop = listen(
      { keys: ['ArrowUp'], press: () => done.push('move the tile'), when: () => hand },
      { keys: ['Shift+ArrowUp'], also: ['ArrowUp'], press: () => done.push('move the board') },
    );
    press('ArrowUp');
    press('ArrowUp', { shiftKey: true });
    hand = false;
    press('ArrowUp');
    expect(done).toEqual(['move the tile', 'move the board', 'move the board']);
    stop();
  });

  it('that is held down has said yes once', () => {
    const stop = listen({ keys: ['Enter'], once: true }, {});
    expect([press('Enter'), press('Enter', { repeat: true }), press('r', { repeat: true })]).toEqual([true, false, true]);
    stop();
  });

  it('belongs to the field that is typed into, and to an open dialog', () => {
    const stop = listen({ keys: ['r', 'Enter', 'Escape'] });
    expect(['r', 'Enter', 'Escape'].map((key) => press(key, { target: FIELD }))).toEqual([false, false, false]);
    openDialog = {};
    expect(press('r')).toBe(false);
    stop();
  });

  it('belongs to a button or a choice only if that knows what to do with it', () => {
    const stop = listen({ keys: ['r', 'Enter', 'ArrowUp'] });
    const used = (target: FakeElement) => ['r', 'Enter', 'ArrowUp'].map((key) => press(key, { target }));
    expect([used(BUTTON), used(RADIO)]).toEqual([
      [true, false, true],
      [true, true, false],
    ]);
    stop();
  });
});

describe('keys of a single character, switched off', () => {
  it('do nothing; the others go on', () => {
    const stop = listen({ keys: ['r', '1', '+', 'Enter', 'Escape', 'ArrowUp'] });
    preferences.characterKeys = false;
    expect(['r', '1', '+', '?'].map((key) => press(key))).toEqual([false, false, false, false]);
    expect(['Enter', 'Escape', 'ArrowUp'].map((key) => press(key))).toEqual([true, true, true]);
    expect([kit.shortcut('u'), kit.isOff({ keys: ['r'] }), kit.isOff({ keys: ['Enter'] })]).toEqual([undefined, true, false]);
    stop();
  });
});

describe('the list of keys', () => {
  it('has the keys of everybody who listens', () => {
    const [one, other] = [listen({}), listen({ keys: ['u'] })];
    expect(kit.shortcuts.groups.map(({ bindings }) => bindings[0]?.keys)).toEqual([['r'], ['u']]);
    one();
    other();
    expect(kit.shortcuts.groups).toEqual([]);
  });

  it('begins with the game, whichever listened first', () => {
    const [last, , first] = (['table', 'log', 'game'] as const).map((of) =>
      kit.shortcuts.listen({ of, title: () => of, bindings: [] }),
    );
    const titles = () => kit.shortcuts.groups.map(({ title }) => title());
    expect(titles()).toEqual(['game', 'log', 'table']);
    first?.();
    last?.();
    expect(titles()).toEqual(['log']);
  });

  it('writes keys as they stand on a keyboard, rows together', () => {
    const arrows = keys.ARROW_KEYS;
    expect(keyWords.written(arrows)).toEqual(['Arrows']);
    expect(keyWords.written(arrows.map((key) => `Shift+${key}`))).toEqual(['Shift + Arrows']);
    expect(keyWords.written(['1', '2', '3'])).toEqual(['1–3']);
    expect(keyWords.written(['ArrowUp', 'ArrowDown'])).toEqual(['↑', '↓']);
    expect(keyWords.written(['r', '+', '-', 'Enter', 'Escape'])).toEqual(['R', '+', '−', 'Enter', 'Esc']);
  });
});
