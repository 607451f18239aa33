import type { Cell } from '../seam';
import type { Edict } from './cards';
import type { Outlook } from './foresight.svelte';
import { words } from './i18n';
import { signed } from './signed';
import type { View, Worth } from './view';

/** One line of what a drawing changes: an edict, by its letter, with its gain, and whether it scores this season. */
export interface Gain {
  readonly edict: Edict;
  readonly name: string;
  readonly gain: number;
  readonly now: boolean;
}

export function gains(view: View, worth: Worth): Gain[] {
  return view.edicts.map(({ edict, card }, at) => {
    const { before = 0, after = 0 } = worth.edicts[at] ?? {};
    return { edict, name: words().scoring[card].name, gain: after - before, now: view.scores_now.includes(edict) };
  });
}

/** Stars that the drawing would bring if the season ended after it: its two edicts, coins, monsters. */
export function gainNow(view: View, worth: Worth): number {
  const edicts = gains(view, worth).filter(({ now }) => now);
  return edicts.reduce((sum, { gain }) => sum + gain, worth.coins + worth.monsters);
}

/** What changes, in the order of a score sheet, nothing that stays the same. */
export function changes(view: View, worth: Worth): string[] {
  const { gain, coins, monsters } = words().news;
  return [
    ...gains(view, worth)
      .filter((one) => one.gain !== 0)
      .map((one) => gain(signed(one.gain), one.name)),
    ...(worth.coins > 0 ? [coins(signed(worth.coins), worth.coins)] : []),
    ...(worth.monsters !== 0 ? [monsters(signed(worth.monsters), worth.monsters > 0)] : []),
  ];
}

export function faultWords(clause: string): string {
  return words().faults[clause] ?? words().faults.other;
}

/** The same in one breath, for a screen reader. */
export function summary(view: View, outlook: Outlook): string {
  if ('faults' in outlook) return outlook.faults.map(({ clause }) => faultWords(clause)).join(' ');
  const parts = changes(view, outlook.worth);
  return parts.length > 0 ? words().outlook.line(parts) : words().outlook.nothing;
}

/** The spaces to mark on the map: those that earn under an edict, or under those that score this season. */
export function earningsOf(
  view: View,
  worth: Worth,
  shown: Edict | null,
): { earning: Cell[]; haunted: readonly Cell[]; mountains: readonly Cell[] } {
  const earning = view.edicts.flatMap(({ edict }, at): readonly Cell[] => {
    const wanted = shown === null ? view.scores_now.includes(edict) : edict === shown;
    return wanted ? (worth.edicts[at]?.cells ?? []) : [];
  });
  const each = new Map(earning.map((cell) => [cell.join(), cell]));
  return { earning: [...each.values()], haunted: worth.haunted, mountains: worth.mountains };
}
