import type { Cell } from '../../table/model';

/** What is printed on the cards. The words on them are in i18n; a test holds this to the engine's own tables. */
export interface Shape {
  /** As printed; row and column from 0. */
  readonly cells: readonly Cell[];
  readonly coin: 0 | 1;
}

interface Card {
  readonly time: number;
  readonly shapes: readonly Shape[];
}

/** `■` is a space of the shape; `/` begins the next row. */
function shape(drawn: string, coin: 0 | 1 = 0): Shape {
  const cells = drawn.split('/').flatMap((row, r) => [...row].flatMap((sign, c): Cell[] => (sign === '■' ? [[r, c]] : [])));
  return { cells, coin };
}

export const EXPLORE = {
  'Great River': { time: 1, shapes: [shape('■/■/■', 1), shape('··■/·■■/■■·')] },
  Farmland: { time: 1, shapes: [shape('■/■', 1), shape('·■·/■■■/·■·')] },
  Hamlet: { time: 1, shapes: [shape('■·/■■', 1), shape('■■■/■■·')] },
  'Forgotten Forest': { time: 1, shapes: [shape('■·/·■', 1), shape('■·/■■/·■')] },
  'Hinterland Stream': { time: 2, shapes: [shape('■■■/■··/■··')] },
  Homestead: { time: 2, shapes: [shape('■·/■■/■·')] },
  Orchard: { time: 2, shapes: [shape('■■■/··■')] },
  'Treetop Village': { time: 2, shapes: [shape('··■■/■■■·')] },
  Marshlands: { time: 2, shapes: [shape('■··/■■■/■··')] },
  'Fishing Village': { time: 2, shapes: [shape('■■■■')] },
  'Rift Lands': { time: 0, shapes: [shape('■')] },
} as const satisfies Readonly<Record<string, Card>>;

export const RUINS = ['Temple Ruins', 'Outpost Ruins'] as const;

export const AMBUSHES = {
  'Goblin Attack': shape('■··/·■·/··■'),
  'Bugbear Assault': shape('■·■/■·■'),
  'Kobold Onslaught': shape('■·/■■/■·'),
  'Gnoll Raid': shape('■■/■·/■■'),
} as const;

export type ExploreName = keyof typeof EXPLORE;
export type RuinsName = (typeof RUINS)[number];
export type AmbushName = keyof typeof AMBUSHES;
/** What can be drawn now. */
export type CardName = ExploreName | AmbushName;
/** What can lie in the time column. */
export type ColumnName = ExploreName | RuinsName;

export const SCORING = [
  'Sentinel Wood',
  'Greenbough',
  'Treetower',
  'Stoneside Forest',
  'Canal Lake',
  'Mages Valley',
  'The Golden Granary',
  'Shoreside Expanse',
  'Wildholds',
  'Great City',
  'Greengold Plains',
  'Shieldgate',
  'Borderlands',
  'Lost Barony',
  'The Broken Road',
  'The Cauldrons',
] as const;
export type ScoringName = (typeof SCORING)[number];

/** The clause that tells how a scoring card scores: C12.1 is the first of them. */
export const scoringClause = (card: ScoringName) => `C12.${SCORING.indexOf(card) + 1}`;

export const EDICTS = ['A', 'B', 'C', 'D'] as const;
export type Edict = (typeof EDICTS)[number];

export const SEASONS = [
  { name: 'spring', threshold: 8, edicts: ['A', 'B'] },
  { name: 'summer', threshold: 8, edicts: ['B', 'C'] },
  { name: 'fall', threshold: 7, edicts: ['C', 'D'] },
  { name: 'winter', threshold: 6, edicts: ['D', 'A'] },
] as const satisfies readonly { name: string; threshold: number; edicts: readonly [Edict, Edict] }[];
export type SeasonName = (typeof SEASONS)[number]['name'];

export const COIN_TRACK = 14;

export const isAmbush = (card: CardName): card is AmbushName => card in AMBUSHES;

export function shapesOf(card: CardName): readonly Shape[] {
  return isAmbush(card) ? [AMBUSHES[card]] : EXPLORE[card].shapes;
}

export function timeOf(card: ColumnName): number {
  return card in EXPLORE ? EXPLORE[card as ExploreName].time : 0;
}
