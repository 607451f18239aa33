import { BIOMES } from '../drawn/tiles';
import { t } from '../../../i18n';
import type { KeyEntry } from '../../../rules/TerrainKey.svelte';

/** What the washes of the tiles stand for. */
export function key(): KeyEntry[] {
  return BIOMES.map((biome) => ({ name: t().biomes[biome], wash: biome, letter: t().letters.biomes[biome] }));
}
