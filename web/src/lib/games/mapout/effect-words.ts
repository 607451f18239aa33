import { commonWords } from '../../i18n';
import type { Fault } from '../../table/model';
import type { Preview } from './previews';
import { words } from './i18n';
import type { Effects } from './view';

export function faultWords(clause: string): string {
  return words().faults[clause] ?? words().faults.other;
}

/** Why something cannot be done, in one breath. */
export function reasons(faults: readonly Fault[]): string {
  return faults.map(({ clause }) => faultWords(clause)).join(' ');
}

export interface Line {
  readonly points: number;
  readonly text: string;
}

/** What earns, one line each: connections, or the areas of an End Tile, whose connections earn nothing themselves. */
export function lines(effects: Effects): Line[] {
  if (effects.areas.length > 0) {
    return effects.areas.map(({ biome, spaces }) => ({
      points: spaces.length,
      text: words().preview.area(commonWords().biomes[biome], spaces.length),
    }));
  }
  return effects.connections.map(({ biomes, points }) => ({
    points,
    text: words().preview.connection(biomes.map((biome) => commonWords().biomes[biome])),
  }));
}

/** What it does to the board besides. */
export function changes(effects: Effects): string[] {
  const { locks, unlocks, blocks, opens } = words().preview;
  return [
    ...(effects.locks.length > 0 ? [locks(effects.locks.length)] : []),
    ...(effects.unlocks.length > 0 ? [unlocks(effects.unlocks.length)] : []),
    ...(effects.blocks.length > 0 ? [blocks(effects.blocks.length)] : []),
    ...(effects.opens.length > 0 ? [opens(effects.opens.length)] : []),
  ];
}

/** The same in one breath, for a screen reader. */
export function summary(preview: Preview): string {
  if ('faults' in preview) return reasons(preview.faults);
  const { effects } = preview;
  return [`${words().preview.points(effects.points)}.`, ...changes(effects)].join(' ');
}
