import { BIOMES } from '../drawn/tiles';
import { commonWords } from '../../../i18n';
import type { KeyEntry } from '../../../rules/TerrainKey.svelte';

/** What the washes of the tiles stand for. */
export function key(): KeyEntry[] {
  return BIOMES.map((biome) => ({ name: commonWords().biomes[biome], wash: biome, letter: commonWords().letters.biomes[biome] }));
}
