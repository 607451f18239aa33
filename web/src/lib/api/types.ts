import type { Language } from '../i18n/languages';

/** A game by its name; which there are, the server knows. */
export type GameId = string;

export function isGameId(value: unknown): value is GameId {
  return typeof value === 'string' && /^[a-z][a-z0-9_-]{0,39}$/.test(value);
}

export interface GameInfo {
  readonly id: GameId;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The languages in which its rules can be read. */
  readonly rules: readonly Language[];
  readonly playable: boolean;
  /** What a table may choose before a match; no values where any text may stand. */
  readonly options: readonly { readonly name: string; readonly default: string; readonly values: readonly string[] }[];
}

export interface TableBlock {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | TableBlock
  | { readonly kind: 'board'; readonly caption: string; readonly rows: readonly string[] };

export interface Clause {
  readonly id: string;
  readonly blocks: readonly Block[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

/** How the printed rules are read where they leave room: clauses, print, here, why, option. */
export interface Readings {
  readonly title: string;
  readonly table: TableBlock;
}

export interface Rules {
  readonly language: Language;
  readonly title: string;
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
  readonly readings: Readings | null;
}
