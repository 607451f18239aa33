import type { Point } from '../../boards/hex';
import { between, centreOf } from './board/geometry';
import type { Place } from './drawn/land';
import { type Event, scores } from './events';
import { key } from './moves';
import { placeOf } from './view';

/** Points that show for a moment where they were made. */
export interface Pop extends Point {
  readonly id: number;
  readonly seat: number;
  readonly points: number;
  /** One of several that were made at once. */
  readonly part: boolean;
}

/** Points that were just made, and where. */
export class PointPops {
  pops = $state.raw<readonly Pop[]>([]);
  #next = 0;

  /** Show what a tile earned: where each point was made, or all of it where the tile was laid. */
  show(events: readonly Event[], how: 'parts' | 'sum'): void {
    const scored = events.find((event) => event.kind === 'points_scored');
    const laid = events.find((event) => event.kind === 'tile_played' || event.kind === 'tile_put_back');
    if (!scored || !laid) return;
    const { seat, points } = scored;
    const parts = how === 'parts' ? partsOf(events) : [];
    // A tile that was put back may earn less than its connections are worth.
    const whole = parts.length > 1 && parts.reduce((sum, part) => sum + part.points, 0) === points;
    const made = whole ? parts : [{ ...centreOf(placeOf(laid.space)), points }];
    this.pops = [...this.pops, ...made.map((pop) => ({ ...pop, seat, id: this.#next++, part: whole }))];
  }

  gone(pop: Pop): void {
    this.pops = this.pops.filter(({ id }) => id !== pop.id);
  }
}

/** Connections earn on the border, areas on each of their tiles. */
function partsOf(events: readonly Event[]): (Point & { points: number })[] {
  const tiles = new Map<string, { place: Place; points: number }>();
  for (const { spaces, each } of events.filter((event) => event.kind === 'area_counted')) {
    for (const [at, place] of spaces.map(placeOf).entries()) {
      tiles.set(key(place), { place, points: (tiles.get(key(place))?.points ?? 0) + (each[at] ?? 0) });
    }
  }
  return [
    ...events
      .filter(scores)
      .map(({ space, neighbour, worth }) => ({ ...between(placeOf(space), placeOf(neighbour)), points: worth })),
    ...[...tiles.values()].map(({ place, points }) => ({ ...centreOf(place), points })),
  ];
}
