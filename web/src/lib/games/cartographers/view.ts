import { cell } from '../../api/faults';
import { fields, flag, list, oneOf, orNull, text, Unreadable, whole } from '../../api/reading';
import { parseSheet, type Sheet, type Terrain, TERRAINS } from './drawn/sheet';
import type { AnyView, Cell } from '../seam';
import {
  AMBUSHES,
  type AmbushName,
  type CardName,
  type ColumnName,
  type Edict,
  EDICTS,
  EXPLORE,
  RUINS,
  SCORING,
  type ScoringName,
  type SeasonName,
  SEASONS,
  type TitleName,
  TITLES,
} from './cards';

/** What a season was worth: first edict, second edict, coins, monsters (zero or below). */
export type SeasonScore = readonly [number, number, number, number];

export interface SheetView {
  readonly seat: number;
  /** Eleven rows of eleven signs, joined by `/`. */
  readonly drawing: string;
  readonly coins: number;
  readonly seasons: readonly SeasonScore[];
  readonly total: number;
  /** What the cards under edicts A to D would earn now. */
  readonly worth: readonly number[];
  /** And the spaces that earn it, by name: `B2B3C3`. */
  readonly earning: readonly string[];
  /** What the monsters would cost now, zero or below. */
  readonly monsters: number;
  readonly drawn: boolean;
}

export interface EdictView {
  readonly edict: Edict;
  readonly card: ScoringName;
  readonly solo: number;
  /** The seasons at whose end it is still to be scored. */
  readonly scores_in: readonly SeasonName[];
}

/** What a drawing, or an ambush after it, changed on a lone player's map. */
export interface Change {
  /** Null for the player's own drawing. */
  readonly ambush: AmbushName | null;
  readonly cells: readonly Cell[];
  /** Stars more or fewer under edicts A to D. */
  readonly edicts: readonly number[];
  readonly coins: number;
  readonly monsters: number;
}

export interface View extends AnyView {
  readonly season: SeasonName | null;
  readonly threshold: number;
  readonly time: number;
  readonly column: readonly ColumnName[];
  readonly edicts: readonly EdictView[];
  readonly scores_now: readonly Edict[];
  readonly card: CardName | null;
  readonly terrains: readonly Terrain[];
  readonly ruins: boolean;
  readonly ambush: boolean;
  readonly target: number | null;
  readonly ambushes: readonly AmbushName[];
  readonly deck: number;
  readonly sheets: readonly SheetView[];
  /** Alone: what the latest drawing changed, then each ambush that struck since. */
  readonly changes: readonly Change[];
  readonly pending: string | null;
  readonly result: Result | null;
}

export interface Result {
  readonly winners: readonly number[];
  readonly decided_by: 'points' | 'monsters' | 'shared';
  readonly rating: number | null;
  readonly titles: readonly TitleName[];
}

/** One way to turn a shape, and where the top left of its box may lie. */
export interface Way {
  readonly shape: number;
  readonly coin: number;
  readonly cells: readonly Cell[];
  readonly anchors: readonly Cell[];
}

export interface Choices {
  readonly terrains: readonly Terrain[];
  readonly ways: readonly Way[];
  /** No shape of the card can be drawn as it must be: one space is filled instead. */
  readonly fallsBack: boolean;
  readonly target: number;
}

export interface CardWorth {
  readonly card: ScoringName;
  readonly before: number;
  readonly after: number;
  /** The cells that earn stars after the drawing. */
  readonly cells: readonly Cell[];
}

/** What a drawing changes on the sheet it is made on. */
export interface Worth {
  readonly edicts: readonly CardWorth[];
  readonly coins: number;
  readonly mountains: readonly Cell[];
  /** Stars a season that monsters cost more (below zero) or less (above zero). */
  readonly monsters: number;
  readonly haunted: readonly Cell[];
  readonly ruins: readonly Cell[];
}

const cells = (value: unknown) => list(value, cell);
const terrain = (value: unknown) => oneOf(value, TERRAINS);
const EXPLORE_NAMES = Object.keys(EXPLORE) as (keyof typeof EXPLORE)[];
const AMBUSH_NAMES = Object.keys(AMBUSHES) as AmbushName[];
const SEASON_NAMES = SEASONS.map(({ name }) => name);
const seasonName = (value: unknown) => oneOf(value, SEASON_NAMES);
const TITLE_NAMES = TITLES.map(([, name]) => name);

function season(value: unknown): SeasonScore {
  const [first, second, coins, monsters] = list(value, whole);
  if (first === undefined || second === undefined || coins === undefined || monsters === undefined) {
    throw new Unreadable('expected the four boxes of a season');
  }
  return [first, second, coins, monsters];
}

function sheet(value: unknown): SheetView {
  const sent = fields(value);
  return {
    seat: whole(sent.seat),
    drawing: text(sent.drawing),
    coins: whole(sent.coins),
    seasons: list(sent.seasons, season),
    total: whole(sent.total),
    worth: list(sent.worth, whole),
    earning: list(sent.earning, text),
    monsters: whole(sent.monsters),
    drawn: flag(sent.drawn),
  };
}

function edict(value: unknown): EdictView {
  const sent = fields(value);
  return { edict: oneOf(sent.edict, EDICTS), card: oneOf(sent.card, SCORING), solo: whole(sent.solo), scores_in: list(sent.scores_in, seasonName) };
}

function change(value: unknown): Change {
  const sent = fields(value);
  return {
    ambush: orNull(sent.ambush, (name) => oneOf(name, AMBUSH_NAMES)),
    cells: cells(sent.cells),
    edicts: list(sent.edicts, whole),
    coins: whole(sent.coins),
    monsters: whole(sent.monsters),
  };
}

function result(value: unknown): Result {
  const sent = fields(value);
  return {
    winners: list(sent.winners, whole),
    decided_by: oneOf(sent.decided_by, ['points', 'monsters', 'shared']),
    rating: orNull(sent.rating, whole),
    titles: list(sent.titles, (title) => oneOf(title, TITLE_NAMES)),
  };
}

export function readView(value: unknown): View {
  const sent = fields(value);
  return {
    seat: orNull(sent.seat, whole),
    waiting: list(sent.waiting, whole),
    season: orNull(sent.season, seasonName),
    threshold: whole(sent.threshold),
    time: whole(sent.time),
    column: list(sent.column, (name) => oneOf(name, [...EXPLORE_NAMES, ...RUINS])),
    edicts: list(sent.edicts, edict),
    scores_now: list(sent.scores_now, (letter) => oneOf(letter, EDICTS)),
    card: orNull(sent.card, (name) => oneOf(name, [...EXPLORE_NAMES, ...AMBUSH_NAMES])),
    terrains: list(sent.terrains, terrain),
    ruins: flag(sent.ruins),
    ambush: flag(sent.ambush),
    target: orNull(sent.target, whole),
    ambushes: list(sent.ambushes, (name) => oneOf(name, AMBUSH_NAMES)),
    deck: whole(sent.deck),
    sheets: list(sent.sheets, sheet),
    changes: list(sent.changes, change),
    pending: orNull(sent.pending, text),
    result: orNull(sent.result, result),
  };
}

export function readChoices(value: unknown): Choices {
  const sent = fields(value);
  return {
    terrains: list(sent.terrains, terrain),
    ways: list(sent.ways, (entry) => {
      const way = fields(entry);
      return { shape: whole(way.shape), coin: whole(way.coin), cells: cells(way.cells), anchors: cells(way.anchors) };
    }),
    fallsBack: flag(sent.falls_back),
    target: whole(sent.target),
  };
}

export function readWorth(value: unknown): Worth {
  const sent = fields(value);
  return {
    edicts: list(sent.edicts, (entry) => {
      const worth = fields(entry);
      return {
        card: oneOf(worth.card, SCORING),
        before: whole(worth.before),
        after: whole(worth.after),
        cells: cells(worth.cells),
      };
    }),
    coins: whole(sent.coins),
    mountains: cells(sent.mountains),
    monsters: whole(sent.monsters),
    haunted: cells(sent.haunted),
    ruins: cells(sent.ruins),
  };
}

const parsed = new Map<string, Sheet>();
/** More than a large table has maps; a longer history than that is parsed again. */
const KEPT = 400;

/** The map of a drawing; the same drawing gives the same map, so that nothing is drawn twice. */
export function mapOf({ drawing }: SheetView): Sheet {
  let map = parsed.get(drawing);
  if (map === undefined) {
    if (parsed.size >= KEPT) parsed.clear();
    map = parseSheet(drawing.split('/'));
    parsed.set(drawing, map);
  }
  return map;
}
