import { BEACH, TILE } from '../drawn/island';
import { type Place, SIDE } from '../spaces';

/** Where a place is drawn, and how wide; the beach is narrower. */
export const cornerOf = ([row, column]: Place): { x: number; y: number; width: number } => ({
  x: column * TILE,
  y: row * TILE,
  width: column === SIDE ? BEACH : TILE,
});

export function middleOf(place: Place): { x: number; y: number } {
  const { x, y, width } = cornerOf(place);
  return { x: x + width / 2, y: y + TILE / 2 };
}
