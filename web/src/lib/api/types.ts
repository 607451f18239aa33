import type * as sent from './schema';

/** A game by its name; which there are, the server knows. */
export type GameId = string;

export function isGameId(value: unknown): value is GameId {
  return typeof value === 'string' && /^[a-z][a-z0-9_-]{0,39}$/.test(value);
}

export type { Clause, Game as GameInfo, Readings, RulesPage as Rules, Section, TableBlock } from './schema';
export type Block = sent.TextBlock | sent.ListBlock | sent.TableBlock | sent.BoardBlock;
