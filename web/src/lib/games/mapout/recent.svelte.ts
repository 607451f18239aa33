import type { Point } from '../../boards/hex';
import type { Place } from '../../boards/land';
import { key, samePlace } from './moves';
import { between, centreOf } from './plane';
import type { LyingView, View, Worth } from './view';

/** Points that show for a moment where they were made. */
export interface Pop extends Point {
  readonly id: number;
  readonly points: number;
  /** One of several that were made at once. */
  readonly part: boolean;
}

/** A tile that somebody laid in their latest turn. */
export interface Laid extends Place {
  readonly seat: number;
}

/** A position with the number of the step that led to it. */
interface Moment {
  readonly view: View;
  readonly step: number;
}

/** What has just happened on the board: the tiles that everybody laid in their latest turn, and the points of it. */
export class Recent {
  pops = $state.raw<readonly Pop[]>([]);
  laid = $state.raw<readonly Laid[]>([]);
  #before: Moment | null = null;
  #foreseen: Worth | null = null;
  #next = 0;

  /** What the move that is on its way will earn, and where. */
  foresee(worth: Worth | null): void {
    this.#foreseen = worth;
  }

  /** Note the position that is shown now; gives the tiles that came to lie since the one before. */
  note(now: Moment): readonly LyingView[] {
    const before = this.#before;
    this.#before = now;
    if (before === null || before.step === now.step) return [];
    if (now.step !== before.step + 1) {
      this.laid = [];
      return laidBetween(before.view, now.view);
    }
    return this.#follow(before.view, now.view);
  }

  gone(pop: Pop): void {
    this.pops = this.pops.filter(({ id }) => id !== pop.id);
  }

  #follow(before: View, after: View): readonly LyingView[] {
    const foreseen = this.#foreseen;
    this.#foreseen = null;
    const laid = laidBetween(before, after);
    const [seat] = before.waiting;
    const lifts = before.lifted === null && after.lifted !== null;
    const begins = before.stage === 'fresh' && (lifts || laid.length > 0);
    const still = this.laid.filter((one) => !(begins && one.seat === seat) && after.lying.some((lying) => samePlace(lying, one)));
    this.laid = seat === undefined ? still : [...still, ...laid.map(({ q, r }) => ({ q, r, seat }))];
    const [tile] = laid;
    if (tile && seat !== undefined) this.#pop(tile, earned(before, after, seat), foreseen);
    return laid;
  }

  #pop(at: Place, points: number, foreseen: Worth | null): void {
    if (points <= 0) return;
    const parts = foreseen && foreseen.points === points ? partsOf(at, foreseen) : [];
    const whole = parts.reduce((sum, part) => sum + part.points, 0) === points && parts.length > 1;
    const made = whole ? parts : [{ ...centreOf(at), points }];
    this.pops = [...this.pops, ...made.map((pop) => ({ ...pop, id: this.#next++, part: whole }))];
  }
}

/** The tiles that came to lie where they are between two positions; one that a lift taken back left in its place is not new. */
export function laidBetween(before: View, after: View): readonly LyingView[] {
  const named = (one: LyingView) => `${one.tile.id} ${key(one)}`;
  const was = new Set(before.lying.map(named));
  if (before.lifted) was.add(`${before.lifted.tile.id} ${key(before.lifted.origin)}`);
  return after.lying.filter((one) => !was.has(named(one)));
}

function earned(before: View, after: View, seat: number): number {
  return (after.players[seat]?.total ?? 0) - (before.players[seat]?.total ?? 0);
}

/** Connections earn on the border, areas on each of their tiles. */
function partsOf(at: Place, { connections, areas }: Worth): (Point & { points: number })[] {
  if (areas.length === 0) {
    return connections.filter(({ points }) => points > 0).map(({ space, points }) => ({ ...between(at, space), points }));
  }
  const tiles = new Map<string, { place: Place; points: number }>();
  for (const place of areas.flatMap(({ spaces }) => spaces)) {
    tiles.set(key(place), { place, points: (tiles.get(key(place))?.points ?? 0) + 1 });
  }
  return [...tiles.values()].map(({ place, points }) => ({ ...centreOf(place), points }));
}
