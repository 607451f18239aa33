import { TERRAINS } from '../drawn/sheet';
import { t } from '../../../i18n';
import type { KeyEntry } from '../../../rules/TerrainKey.svelte';

/** What the washes and signs on a sheet stand for. */
export function key(): KeyEntry[] {
  return [
    ...TERRAINS.map((terrain) => ({ name: t().grounds[terrain], wash: terrain, letter: t().letters.grounds[terrain] })),
    { name: t().grounds.mountain, wash: 'mountain', sign: 'peak' },
    { name: t().grounds.wasteland, wash: 'wasteland' },
    { name: t().boards.ruins, sign: 'ruins' },
    { name: t().boards.coin, sign: 'coin' },
  ];
}
