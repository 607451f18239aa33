import { untrack } from 'svelte';
import { type KeybindingsMap, tinykeys } from 'tinykeys';
import { preferences } from '../preferences.svelte';
import { words } from './i18n';
import { written } from './key-words';
import { belongsElsewhere, isCharacter, type KeyBinding, type KeyGroup, OWNERS } from './keys';

/** The keys that do something on this page, as the game and the table have declared them. */
class Shortcuts {
  #groups = $state.raw<readonly KeyGroup[]>([]);

  /** What there is to press, for the list of keys. */
  get groups(): readonly KeyGroup[] {
    return OWNERS.flatMap((owner) => this.#groups.filter((group) => group.of === owner));
  }

  /** Listen to the keys of a group; returns how to stop. */
  listen(group: KeyGroup): () => void {
    this.#groups = [...this.#groups, group];
    const stop = tinykeys(window, handlersOf(group), { ignore: isIgnored });
    return () => {
      stop();
      this.#groups = this.#groups.filter((one) => one !== group);
    };
  }
}
export const shortcuts = new Shortcuts();

/** Listen to keys as long as a component is there; to be called while it is set up. */
export function useKeys(group: () => KeyGroup): void {
  $effect(() => {
    const declared = group();
    return untrack(() => shortcuts.listen(declared));
  });
}

/** Whether keys of a single character are switched off, and these are such. */
export function isOff({ keys }: Pick<KeyBinding, 'keys'>): boolean {
  return !preferences.characterKeys && keys.every(isCharacter);
}

/** The key that lists all keys. */
export const listKey = { keys: ['?'], does: () => words().keys.all } satisfies Partial<KeyBinding>;

/** A key to name on its button; nothing while keys of a single character are switched off. */
export function shortcut(key: string): string | undefined {
  return preferences.characterKeys ? key : undefined;
}

/** What a button is called when it is pointed at: with its key, unless that is switched off. */
export function withKey(label: string, key: string): string {
  return isOff({ keys: [key] }) ? label : `${label} (${written([key]).join()})`;
}

/** Where a key can do several things it does the first that can be done now. */
function handlersOf({ bindings }: KeyGroup): KeybindingsMap {
  const byKey = new Map<string, KeyBinding[]>();
  for (const binding of bindings) {
    for (const key of [...binding.keys, ...(binding.also ?? [])]) {
      byKey.set(press(key), [...(byKey.get(press(key)) ?? []), binding]);
    }
  }
  return Object.fromEntries(
    [...byKey].map(([key, doing]) => [key, (event: KeyboardEvent) => void doing.some((binding) => use(binding, event))]),
  );
}

/** Signs need Shift on one keyboard and not on another, and a letter is the same in both cases. */
function press(key: string): string {
  return isCharacter(key) ? `[Shift]+${key}` : key;
}

/** The guards of all keys: text fields, buttons, dialogs and the browser have theirs. */
function isIgnored(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]') !== null) return true;
  return belongsElsewhere(event) || (isCharacter(event.key) && !preferences.characterKeys);
}

/** Whether the key was used. */
function use({ press, when, once }: KeyBinding, event: KeyboardEvent): boolean {
  if ((once && event.repeat) || when?.() === false || press(event) === false) return false;
  event.preventDefault();
  return true;
}
