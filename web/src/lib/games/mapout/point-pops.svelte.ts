import type { Point } from '../../boards/hex';
import type { Place } from './drawn/land';
import { key } from './moves';
import { between, centreOf } from './board/geometry';
import type { LyingView, View, Effects } from './view';

/** Points that show for a moment where they were made. */
export interface Pop extends Point {
  readonly id: number;
  readonly points: number;
  /** One of several that were made at once. */
  readonly part: boolean;
}

/** A position with the number of the step that led to it. */
interface Moment {
  readonly view: View;
  readonly step: number;
}

/** What has just happened on the board: the points that were made, and where. */
export class PointPops {
  pops = $state.raw<readonly Pop[]>([]);
  #before: Moment | null = null;
  #expected: Effects | null = null;
  #next = 0;

  /** What the move that is on its way will earn, and where. */
  expect(effects: Effects | null): void {
    this.#expected = effects;
  }

  /** Note the position that is shown now; gives the tiles that came to lie since the one before. */
  note(now: Moment): readonly LyingView[] {
    const before = this.#before;
    this.#before = now;
    if (before === null || before.step === now.step) return [];
    const laid = laidBetween(before.view, now.view);
    if (now.step === before.step + 1) this.#follow(before.view, now.view, laid);
    return laid;
  }

  gone(pop: Pop): void {
    this.pops = this.pops.filter(({ id }) => id !== pop.id);
  }

  #follow(before: View, after: View, [tile]: readonly LyingView[]): void {
    const expected = this.#expected;
    this.#expected = null;
    const [seat] = before.waiting;
    if (tile && seat !== undefined) this.#pop(tile, earned(before, after, seat), expected);
  }

  #pop(at: Place, points: number, expected: Effects | null): void {
    if (points <= 0) return;
    const parts = expected && expected.points === points ? partsOf(at, expected) : [];
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
function partsOf(at: Place, { connections, areas }: Effects): (Point & { points: number })[] {
  if (areas.length === 0) {
    return connections.filter(({ points }) => points > 0).map(({ space, points }) => ({ ...between(at, space), points }));
  }
  const tiles = new Map<string, { place: Place; points: number }>();
  for (const place of areas.flatMap(({ spaces }) => spaces)) {
    tiles.set(key(place), { place, points: (tiles.get(key(place))?.points ?? 0) + 1 });
  }
  return [...tiles.values()].map(({ place, points }) => ({ ...centreOf(place), points }));
}
