import type { Beat } from '../../../play/beats';
import type { Place } from '../drawn/land';
import type { Biome } from '../drawn/tiles';
import { earned, type Event, scores } from '../events';
import { samePlace } from '../moves';
import { placeOf, type TileView } from '../view';

/** What the board shows of a beat. */
export interface Mark {
  /** Its place among the beats, from 1. */
  readonly number: number;
  readonly seat: number | null;
  /** Where the tile lies, or lay before it was lifted. */
  readonly at: Place;
  /** Whether a later mark is about the same space: what this one tells is no more to be seen there. */
  readonly past: boolean;
  readonly tile: { readonly printed: TileView; readonly turns: number };
  readonly verb: 'lifted' | 'played' | 'back';
  /** Where it was lifted from, if it was put back. */
  readonly from: Place | null;
  readonly connections: readonly { readonly to: Place; readonly biomes: readonly Biome[]; readonly points: number }[];
  /** What the tile earned in all where the connections do not count one by one: it was put back. */
  readonly moved: number | null;
  readonly areas: readonly { readonly biome: Biome; readonly spaces: readonly Place[]; readonly points: number }[];
  /** What is locked, or unlocked, from now on. */
  readonly locks: readonly Place[];
  readonly unlocks: readonly Place[];
}

const VERBS = { tile_lifted: 'lifted', tile_played: 'played', tile_put_back: 'back' } as const;

/** What happened on the board, in order; beats that say nothing of it have no mark, but their number. */
export function marksOf(beats: readonly Beat<Event>[]): readonly Mark[] {
  const marks: Mark[] = [];
  for (const [index, { events }] of beats.entries()) {
    const laid = events.find(
      (event) => event.kind === 'tile_lifted' || event.kind === 'tile_played' || event.kind === 'tile_put_back',
    );
    if (!laid) continue;
    const at = placeOf(laid.space);
    const back = laid.kind === 'tile_put_back';
    const connections = events.filter(scores);
    const worth = connections.reduce((sum, made) => sum + made.worth, 0);
    const points = earned(events);
    const moved = back && worth !== points ? points : null;
    marks.push({
      number: index + 1,
      seat: laid.seat,
      at,
      past: false,
      tile: { printed: laid.printed, turns: laid.turns },
      verb: VERBS[laid.kind],
      from: back ? placeOf(laid.origin) : null,
      connections: connections.map((made) => ({
        to: placeOf(made.neighbour),
        biomes: made.biomes,
        points: moved === null ? made.worth : 0,
      })),
      moved,
      areas: events
        .filter((event) => event.kind === 'area_counted')
        .map(({ biome, spaces, points }) => ({ biome, spaces: spaces.map(placeOf), points })),
      locks: events.flatMap((event) => (event.kind === 'tiles_locked' ? event.spaces.map(placeOf) : [])),
      unlocks: events.flatMap((event) => (event.kind === 'tiles_unlocked' ? event.spaces.map(placeOf) : [])),
    });
  }
  return marks.map((mark, index) => ({ ...mark, past: marks.slice(index + 1).some(({ at }) => samePlace(at, mark.at)) }));
}

/** The spaces that one has to see to follow a mark. */
export function placesOf({ at, from, connections, areas }: Mark): readonly Place[] {
  return [at, ...(from ? [from] : []), ...connections.map(({ to }) => to), ...areas.flatMap(({ spaces }) => spaces)];
}
