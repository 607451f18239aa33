import { ISLAND_TERRAINS, ISLAND_WASHES } from '../drawn/island';
import { t } from '../../../i18n';
import type { KeyEntry } from '../../../rules/TerrainKey.svelte';

/** What the washes of the island's tiles stand for. */
export function key(): KeyEntry[] {
  return ISLAND_TERRAINS.map((terrain) => ({
    name: t().islandTerrains[terrain],
    wash: ISLAND_WASHES[terrain],
    letter: t().letters.islandTerrains[terrain],
  }));
}
