import type { Component } from 'svelte';
import type { GameId } from '../api/types';
import { byGame } from '../games/by-game';
import { titled } from '../games/known.svelte';
import { words } from './i18n';

/** An option of a game: its name, and what each of its values means. */
export interface OptionWords {
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
  /** Where a player can be named: what it means that it is this one. */
  readonly seat?: (who: string) => string;
}

type Chosen = Readonly<Record<string, string>>;

/** What a game has to say when a match of it is set up. */
export interface GameSetup {
  readonly words: () => {
    readonly options: Readonly<Record<string, OptionWords>>;
    /** What it means to play alone. */
    readonly alone?: string;
  };
  /** By option: what chooses it, where a list of its values does not do. */
  readonly pickers?: Readonly<Record<string, Component<{ value: string; onchange: (value: string) => void }>>>;
  /** What was chosen, in words; undefined where that is told as of any option, null where it says nothing. */
  readonly agreed?: (name: string, chosen: Chosen) => string | null | undefined;
}

const setups = byGame(import.meta.glob<GameSetup>('../games/*/setup/index.ts', { eager: true, import: 'setup' }));

export function setupOf(game: GameId): GameSetup | undefined {
  return setups.get(game);
}

/** Undefined for an option that a newer server has and this page has no words for. */
export function optionWords(game: GameId, name: string): OptionWords | undefined {
  const own = setups.get(game);
  return own ? own.words().options[name] : { title: titled(name), values: {} };
}

/** What a value of an option means; who begins is told by name where it is known. */
export function valueWords(game: GameId, name: string, value: string, who?: string): string {
  const option = optionWords(game, name);
  const said = option?.values[value];
  if (said !== undefined || name !== 'first_player') return said ?? (setups.has(game) ? value : titled(value));
  return option?.seat?.(who ?? words().seat(value)) ?? words().firstPlayer(value);
}
