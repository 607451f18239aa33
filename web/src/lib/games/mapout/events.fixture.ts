import type { LogEntry } from '../../table/model';
import type { Event } from './events';
import type { TileView } from './view';

export const ROAD: TileView = { id: 'road-15', kind: 'road', halves: 'MDDDDDDMMMMM', roads: [0, 2, 3, 5] };
export const SWAMP: TileView = { id: 'road-11', kind: 'road', halves: 'SSSSSSSSSSSS', roads: [0, 2] };
export const END: TileView = { id: 'end-01', kind: 'end', halves: 'DDDDDDDDDDDD', roads: [0] };

type Space = readonly [number, number];
type Biomes = Extract<Event, { kind: 'connection_made' }>['biomes'];

/** What Bo, in seat 1, does. */
const BO = 1;

export const played = (printed: TileView, space: Space = [1, 0], seat = BO): Event => ({
  kind: 'tile_played',
  seat,
  tile: printed.id,
  tile_kind: printed.kind,
  space,
  turns: 0,
  printed,
});
export const lifted = (printed: TileView, space: Space, worth = 1, seat = BO): Event => ({
  kind: 'tile_lifted',
  seat,
  tile: printed.id,
  space,
  turns: 0,
  worth,
  printed,
});
export const putBack = (printed: TileView, origin: Space, space: Space, seat = BO): Event => ({
  kind: 'tile_put_back',
  seat,
  tile: printed.id,
  origin,
  space,
  turns: 0,
  printed,
});
export const connected = (neighbour: Space, biomes: Biomes, worth = 1, space: Space = [1, 0]): Event => ({
  kind: 'connection_made',
  seat: BO,
  space,
  neighbour,
  biomes,
  worth,
});
export const counted = (biome: Biomes[number], spaces: readonly Space[]): Event => ({
  kind: 'area_counted',
  seat: BO,
  biome,
  spaces,
  points: spaces.length,
  each: spaces.map(() => 1),
});
export const scored = (points: number, category: Extract<Event, { kind: 'points_scored' }>['category'] = 'roads'): Event => ({
  kind: 'points_scored',
  seat: BO,
  category,
  points,
  total: points,
});
export const locked = (...spaces: readonly Space[]): Event => ({ kind: 'tiles_locked', spaces });
export const unlocked = (...spaces: readonly Space[]): Event => ({ kind: 'tiles_unlocked', spaces });
export const drew = (pile: number, printed: TileView | null = null): Event => ({
  kind: 'tile_drawn',
  seat: BO,
  tile: printed?.id ?? null,
  pile,
  printed,
});
export const began = (seat: number): Event => ({ kind: 'turn_began', seat });

export function entry(step: number, events: readonly Event[] | null, seat = BO): LogEntry {
  return { step, seat, kind: 'move', move: '', shown: true, minded: false, at: '2026-01-01T00:00:00Z', events, secrets: [] };
}
