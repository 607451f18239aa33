import type { MisterraSpaceChange as SpaceChange } from '../../api/schema';
import { parsePlace, SIDE } from './spaces';

/** What one half of a card, or one action of Otoma, does to a space of the island. */
export type { SpaceChange };
export type Change = SpaceChange['change'];

/** The island's drawing after a change. */
export function changed(drawing: string, { space, terrain: lies, change }: SpaceChange): string {
  if (change === 'nothing' || change === 'supply_empty') return drawing;
  const letter = lies.charAt(0);
  const [row, column] = parsePlace(space);
  const at = row * (SIDE + 1) + column;
  return drawing.slice(0, at) + (change === 'confirmed' ? letter.toUpperCase() : letter) + drawing.slice(at + 1);
}
