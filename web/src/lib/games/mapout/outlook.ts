import { t } from '../../i18n';
import type { Outlook } from './foresight.svelte';
import { words } from './i18n';
import type { Worth } from './view';

export function faultWords(clause: string): string {
  return words().faults[clause] ?? words().faults.other;
}

export interface Line {
  readonly points: number;
  readonly text: string;
}

/** What earns, one line each: connections, or the areas of an End Tile, whose connections earn nothing themselves. */
export function lines(worth: Worth): Line[] {
  if (worth.areas.length > 0) {
    return worth.areas.map(({ biome, spaces }) => ({
      points: spaces.length,
      text: words().outlook.area(t().biomes[biome], spaces.length),
    }));
  }
  return worth.connections.map(({ biomes, points }) => ({
    points,
    text: words().outlook.connection(biomes.map((biome) => t().biomes[biome])),
  }));
}

/** What it does to the board besides. */
export function changes(worth: Worth): string[] {
  const { locks, unlocks, blocks, opens } = words().outlook;
  return [
    ...(worth.locks.length > 0 ? [locks(worth.locks.length)] : []),
    ...(worth.unlocks.length > 0 ? [unlocks(worth.unlocks.length)] : []),
    ...(worth.blocks.length > 0 ? [blocks(worth.blocks.length)] : []),
    ...(worth.opens.length > 0 ? [opens(worth.opens.length)] : []),
  ];
}

/** The same in one breath, for a screen reader. */
export function summary(outlook: Outlook): string {
  if ('faults' in outlook) return outlook.faults.map(({ clause }) => faultWords(clause)).join(' ');
  const { worth } = outlook;
  return [`${words().outlook.points(worth.points)}.`, ...changes(worth)].join(' ');
}
