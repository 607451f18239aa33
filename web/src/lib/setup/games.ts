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
  /** The printed rule, where none of the values says it in these words. */
  readonly printed?: string;
}

type Chosen = Readonly<Record<string, string>>;

/** What the print says about an option: the clause about it, and the value that is the printed rule, unless that is left open. */
export interface PrintedRule {
  readonly clause: string;
  readonly value?: string;
}

/** What a game has to say when a match of it is set up. */
export interface GameSetup {
  readonly words: () => {
    readonly options: Readonly<Record<string, OptionWords>>;
    /** What it means to play alone. */
    readonly alone?: { readonly title: string; readonly words: string };
    /** What is suggested for a first match, besides the weakest bot. */
    readonly firstMatch?: string;
    /** What of the box is not known from print, in a sentence; said where the server says that something is not. */
    readonly guessed?: string;
  };
  /** The clause about playing with one's own box. */
  readonly ownBox?: string;
  /** The options, those that people care about most first, with what the print says about them. */
  readonly printed: Readonly<Record<string, PrintedRule>>;
  /** What is suggested for a first match. */
  readonly firstMatch?: Chosen;
  /** By option: what chooses it, where a list of its values does not do. */
  readonly pickers?: Readonly<Record<string, Component<{ value: string; onchange: (value: string) => void }>>>;
  /** What was chosen, in words; undefined where that is told as of any option, null where it says nothing. */
  readonly agreed?: (name: string, chosen: Chosen) => string | null | undefined;
}

const setups = byGame(import.meta.glob<GameSetup>('../games/*/setup/index.ts', { eager: true, import: 'setup' }));

export function setupOf(game: GameId): GameSetup | undefined {
  return setups.get(game);
}

/** The options of a game in the order in which people care about them; those that this page does not know come last. */
export function inOrder<Option extends { readonly name: string }>(game: GameId, options: readonly Option[]): Option[] {
  const order = Object.keys(setups.get(game)?.printed ?? {});
  const rank = ({ name }: Option) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...options].sort((one, other) => rank(one) - rank(other));
}

/** The words of an option; one that a newer server has and this page does not know is called by its name. */
export function optionWords(game: GameId, name: string): OptionWords {
  return setups.get(game)?.words().options[name] ?? { title: titled(name), values: {} };
}

/** The printed rule of an option in words; undefined where the print leaves it open. */
export function printedWords(game: GameId, name: string): string | undefined {
  const value = setups.get(game)?.printed[name]?.value;
  return optionWords(game, name).printed ?? (value === undefined ? undefined : valueWords(game, name, value));
}

/** Who begins: the option that speaks of seats. */
export const FIRST_PLAYER = 'first_player';

/** What a value of an option means; who begins is told by name where it is known. */
export function valueWords(game: GameId, name: string, value: string, who?: string): string {
  const option = optionWords(game, name);
  const said = option.values[value];
  if (said !== undefined || name !== FIRST_PLAYER) return said ?? (setups.has(game) ? value : titled(value));
  const player = who ?? words().seat(value);
  return option.seat?.(player) ?? words().firstPlayer(player);
}
