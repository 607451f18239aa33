import type { MisterraSpaceChange as SpaceChange } from '../../api/schema';
import { parsePlace, SIDE } from './spaces';

/** What one half of a card, or one action of Otoma, does to a space of the island. */
export type { SpaceChange };
export type Change = SpaceChange['change'];

/** A drawing with another sign on one space. */
export function written(drawing: string, space: string, sign: string): string {
  const [row, column] = parsePlace(space);
  const at = row * (SIDE + 1) + column;
  return drawing.slice(0, at) + sign + drawing.slice(at + 1);
}

/** The island's drawing after a change. */
export function changed(drawing: string, { space, terrain: lies, change }: SpaceChange): string {
  if (change === 'nothing' || change === 'supply_empty') return drawing;
  const letter = lies.charAt(0);
  return written(drawing, space, change === 'confirmed' ? letter.toUpperCase() : letter);
}
