import { cornersOf, neighbours, pair } from '../../../boards/hex';
import type { Place } from '../drawn/land';
import { key } from '../moves';
import { SIZE } from './geometry';

/** By tile: the small crosses on the corners of the spaces around it. A corner that several share is written alike. */
const around = new Map<string, readonly string[]>();

function crossesAround(place: Place): readonly string[] {
  const known = around.get(key(place));
  if (known !== undefined) return known;
  const found = cornersOf(neighbours(place), SIZE).map(
    ({ x, y }) => `M${pair({ x: Math.round(x) - 3, y: Math.round(y) })}h6m-3-3v6`,
  );
  around.set(key(place), found);
  return found;
}

/** The crosses that show where the board goes on beyond its tiles, as one path. */
export function crossesBeside(places: readonly Place[]): string {
  return [...new Set(places.flatMap(crossesAround))].join('');
}
