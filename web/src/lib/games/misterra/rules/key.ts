import { ISLAND_TERRAINS, ISLAND_WASHES } from '../drawn/island';
import { commonWords } from '../../../i18n';
import type { KeyEntry } from '../../../rules/TerrainKey.svelte';

/** What the washes of the island's tiles stand for. */
export function key(): KeyEntry[] {
  return ISLAND_TERRAINS.map((terrain) => ({
    name: commonWords().islandTerrains[terrain],
    wash: ISLAND_WASHES[terrain],
    letter: commonWords().letters.islandTerrains[terrain],
  }));
}
