import { cell } from '../../api/faults';
import { fields, flag, list, oneOf, orNull, text, whole } from '../../api/reading';
import type { Place } from './drawn/land';
import { type Biome, BIOMES, type Tile } from './drawn/tiles';
import type { AnyView, Cell } from '../seam';
import { type Move, parseMove } from './moves';

export const KINDS = ['starting', 'road', 'end', 'split_end'] as const;
export type Kind = (typeof KINDS)[number];

/** What is printed on a tile, before it is turned. */
export interface TileView {
  readonly id: string;
  readonly kind: Kind;
  readonly halves: string;
  readonly roads: readonly number[];
}

export interface LyingView {
  readonly tile: TileView;
  readonly q: number;
  readonly r: number;
  readonly turns: number;
  readonly locked: boolean;
}

export interface PlayerView {
  readonly seat: number;
  /** How many Road Tiles the player holds. */
  readonly hand: number;
  readonly ends: readonly TileView[];
  readonly roads: number;
  readonly moved: number;
  readonly end_tiles: number;
  readonly split_end_tiles: number;
  readonly total: number;
}

export interface View extends AnyView {
  readonly stage: 'fresh' | 'held' | 'returned' | 'played';
  readonly moved_tiles_score: 'all' | 'gain' | 'none';
  readonly starting_tiles: 'any' | 'first_turn';
  readonly lying: readonly LyingView[];
  /** The empty spaces into which a road leads. */
  readonly open_ends: readonly Place[];
  readonly lifted: { readonly tile: TileView; readonly origin: Place } | null;
  readonly hand: readonly TileView[];
  readonly players: readonly PlayerView[];
  readonly pile: number;
  readonly passes: number;
}

/** Every legal move; only the ones that make sense here are kept. */
export type Choices = readonly Move[];

export interface Connection {
  readonly space: Place;
  readonly biomes: readonly Biome[];
  readonly points: number;
}

/** What a move changes on the board, and what it earns. */
export interface Worth {
  readonly points: number;
  readonly connections: readonly Connection[];
  readonly areas: readonly { readonly biome: Biome; readonly spaces: readonly Place[] }[];
  readonly locks: readonly Place[];
  readonly unlocks: readonly Place[];
  /** Spaces that no tile can fill any more, and ones that a tile can fill only now. */
  readonly blocks: readonly Place[];
  readonly opens: readonly Place[];
}

export const placeOf = ([q, r]: Cell): Place => ({ q, r });
const place = (value: unknown) => placeOf(cell(value));
const places = (value: unknown) => list(value, place);
const biome = (value: unknown) => oneOf(value, BIOMES);

function tile(value: unknown): TileView {
  const sent = fields(value);
  return {
    id: text(sent.id),
    kind: oneOf(sent.kind, KINDS),
    halves: text(sent.halves),
    roads: list(sent.roads, whole),
  };
}

function lying(value: unknown): LyingView {
  const sent = fields(value);
  return { tile: tile(sent.tile), q: whole(sent.q), r: whole(sent.r), turns: whole(sent.turns), locked: flag(sent.locked) };
}

/** The tiles that were read last, by all that is known of them. */
let known: ReadonlyMap<string, LyingView> = new Map();

/** Tiles that lie as they did before are the same objects as before, so that nothing of them is worked out or drawn anew. */
function lyingTiles(value: unknown): readonly LyingView[] {
  const read = new Map(
    list(value, lying).map((one): [string, LyingView] => {
      const name = JSON.stringify(one);
      return [name, known.get(name) ?? one];
    }),
  );
  known = read;
  return [...read.values()];
}

function player(value: unknown): PlayerView {
  const sent = fields(value);
  return {
    seat: whole(sent.seat),
    hand: whole(sent.hand),
    ends: list(sent.ends, tile),
    roads: whole(sent.roads),
    moved: whole(sent.moved),
    end_tiles: whole(sent.end_tiles),
    split_end_tiles: whole(sent.split_end_tiles),
    total: whole(sent.total),
  };
}

export function readView(value: unknown): View {
  const sent = fields(value);
  return {
    seat: orNull(sent.seat, whole),
    waiting: list(sent.waiting, whole),
    stage: oneOf(sent.stage, ['fresh', 'held', 'returned', 'played']),
    moved_tiles_score: oneOf(sent.moved_tiles_score, ['all', 'gain', 'none']),
    starting_tiles: oneOf(sent.starting_tiles, ['any', 'first_turn']),
    lying: lyingTiles(sent.lying),
    open_ends: places(sent.open_ends),
    lifted: orNull(sent.lifted, (value) => {
      const lifted = fields(value);
      return { tile: tile(lifted.tile), origin: place(lifted.origin) };
    }),
    hand: list(sent.hand, tile),
    players: list(sent.players, player),
    pile: whole(sent.pile),
    passes: whole(sent.passes),
    result: orNull(sent.result, (value) => {
      const result = fields(value);
      return { winners: list(result.winners, whole), decided_by: text(result.decided_by) };
    }),
  };
}

export function readChoices(value: unknown): Choices {
  return list(fields(value).moves, (move) => parseMove(text(move)));
}

export function readWorth(value: unknown): Worth {
  const sent = fields(value);
  return {
    points: whole(sent.points),
    connections: list(sent.connections, (value) => {
      const made = fields(value);
      return { space: place(made.space), biomes: list(made.biomes, biome), points: whole(made.points) };
    }),
    areas: list(sent.areas, (value) => {
      const area = fields(value);
      return { biome: biome(area.biome), spaces: places(area.spaces) };
    }),
    locks: places(sent.locks),
    unlocks: places(sent.unlocks),
    blocks: places(sent.blocks),
    opens: places(sent.opens),
  };
}

/** As boards draw it. */
export function drawn({ tile: { halves, roads }, q, r, turns, locked }: LyingView): Tile {
  return { halves, roads, q, r, turns, locked };
}
