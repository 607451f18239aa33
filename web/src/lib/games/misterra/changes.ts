import { fields, oneOf, orNull, text } from '../../api/reading';
import { ISLAND_TERRAINS, type IslandTerrain } from './drawn/island';
import { parsePlace, SIDE } from './spaces';

export const CHANGES = ['new', 'confirmed', 'replaced', 'nothing', 'supply_empty'] as const;
export type Change = (typeof CHANGES)[number];

/** What one half of a card, or one action of Otoma, does to a space of the island. */
export interface SpaceChange {
  readonly space: string;
  readonly terrain: IslandTerrain;
  readonly change: Change;
  readonly replaced: IslandTerrain | null;
}

export const terrain = (value: unknown): IslandTerrain => oneOf(value, ISLAND_TERRAINS);

export function readChange(value: unknown): SpaceChange {
  const sent = fields(value);
  return {
    space: text(sent.space),
    terrain: terrain(sent.terrain),
    change: oneOf(sent.change, CHANGES),
    replaced: orNull(sent.replaced, terrain),
  };
}

/** The island's drawing after a change. */
export function changed(drawing: string, { space, terrain: lies, change }: SpaceChange): string {
  if (change === 'nothing' || change === 'supply_empty') return drawing;
  const letter = lies.charAt(0);
  const [row, column] = parsePlace(space);
  const at = row * (SIDE + 1) + column;
  return drawing.slice(0, at) + (change === 'confirmed' ? letter.toUpperCase() : letter) + drawing.slice(at + 1);
}
