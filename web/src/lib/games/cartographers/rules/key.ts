import { TERRAINS } from '../drawn/sheet';
import { commonWords } from '../../../i18n';
import type { KeyEntry } from '../../../rules/TerrainKey.svelte';

/** What the washes and signs on a sheet stand for. */
export function key(): KeyEntry[] {
  return [
    ...TERRAINS.map((terrain) => ({
      name: commonWords().grounds[terrain],
      wash: terrain,
      letter: commonWords().letters.grounds[terrain],
    })),
    { name: commonWords().grounds.mountain, wash: 'mountain', sign: 'peak' },
    { name: commonWords().grounds.wasteland, wash: 'wasteland' },
    { name: commonWords().boards.ruins, sign: 'ruins' },
    { name: commonWords().boards.coin, sign: 'coin' },
  ];
}
