import { readListedChoices } from '../../api/readers';
import { readMapoutEffects, readMapoutView } from './readers';
import type * as sent from '../../api/schema';
import type { Place } from './drawn/land';
import type { Tile } from './drawn/tiles';
import type { Cell } from '../../table/model';
import { type Move, parseMove } from './moves';

/** What is printed on a tile, before it is turned. */
export type TileView = sent.MapoutTileView;
export type Kind = TileView['kind'];
export type LyingView = sent.MapoutLyingView;
export type PlayerView = sent.MapoutPlayerView;

export interface View extends Omit<sent.MapoutView, 'open_ends' | 'lifted'> {
  /** The empty spaces into which a road leads. */
  readonly open_ends: readonly Place[];
  readonly lifted: { readonly tile: TileView; readonly origin: Place } | null;
}

/** Every legal move; only the ones that make sense here are kept. */
export type Choices = readonly Move[];

export interface Connection extends Omit<sent.MapoutConnection, 'space'> {
  readonly space: Place;
}

/** What a move changes on the board, and what it earns. */
export interface Effects extends Pick<sent.MapoutEffects, 'points'> {
  readonly connections: readonly Connection[];
  readonly areas: readonly { readonly biome: sent.MapoutArea['biome']; readonly spaces: readonly Place[] }[];
  readonly locks: readonly Place[];
  readonly unlocks: readonly Place[];
  /** Spaces that no tile can fill any more, and ones that a tile can fill only now. */
  readonly blocks: readonly Place[];
  readonly opens: readonly Place[];
}

export const placeOf = ([q, r]: Cell): Place => ({ q, r });

/** The tiles that came last, by all that is known of them. */
let known: ReadonlyMap<string, LyingView> = new Map();

/** Tiles that lie as they did before are the same objects as before, so that nothing of them is worked out or drawn anew. */
function lyingTiles(tiles: readonly LyingView[]): readonly LyingView[] {
  const lying = new Map(
    tiles.map((one): [string, LyingView] => {
      const name = JSON.stringify(one);
      return [name, known.get(name) ?? one];
    }),
  );
  known = lying;
  return [...lying.values()];
}

export function readView(value: unknown): View {
  const { lying, open_ends, lifted, ...more } = readMapoutView(value);
  return {
    ...more,
    lying: lyingTiles(lying),
    open_ends: open_ends.map(placeOf),
    lifted: lifted && { tile: lifted.tile, origin: placeOf(lifted.origin) },
  };
}

export function readChoices(value: unknown): Choices {
  return readListedChoices(value).moves.map(parseMove);
}

export function readEffects(value: unknown): Effects {
  const { points, connections, areas, locks, unlocks, blocks, opens } = readMapoutEffects(value);
  return {
    points,
    connections: connections.map(({ space, ...more }) => ({ ...more, space: placeOf(space) })),
    areas: areas.map(({ biome, spaces }) => ({ biome, spaces: spaces.map(placeOf) })),
    locks: locks.map(placeOf),
    unlocks: unlocks.map(placeOf),
    blocks: blocks.map(placeOf),
    opens: opens.map(placeOf),
  };
}

/** As boards draw it. */
export function drawn({ tile: { halves, roads }, q, r, turns, locked }: LyingView): Tile {
  return { halves, roads, q, r, turns, locked };
}
