import { AMBUSHES, type AmbushName, type ColumnName, EXPLORE, type ExploreName, RUINS } from './cards';
import type { View } from './view';

/** What the deck may still bring this season. */
export interface Unseen {
  readonly cards: readonly ColumnName[];
  /** How many ambushes lie among them, and which these can be. */
  readonly lurking: number;
  readonly ambushes: readonly AmbushName[];
}

const ALL: readonly ColumnName[] = [...(Object.keys(EXPLORE) as ExploreName[]), ...RUINS];

export function unseen({ column, ambushes, deck }: Pick<View, 'column' | 'ambushes' | 'deck'>): Unseen {
  const cards = ALL.filter((card) => !column.includes(card));
  return {
    cards,
    lurking: Math.max(0, deck - cards.length),
    ambushes: (Object.keys(AMBUSHES) as AmbushName[]).filter((card) => !ambushes.includes(card)),
  };
}
