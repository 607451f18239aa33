import type { Cell } from '../seam';
import type { Edict } from './cards';
import type { Outlook } from './foresight.svelte';
import { words } from './i18n';
import { signed } from '../../i18n/signed';
import type { Change, View, Worth } from './view';

/** One line of what a drawing changes: an edict that is still scored, by its letter, with its gain, and whether this season. */
export interface Gain {
  readonly edict: Edict;
  readonly name: string;
  readonly gain: number;
  readonly now: boolean;
}

export function gains(view: View, worth: Worth): Gain[] {
  return gainsOf(
    view,
    worth.edicts.map(({ before, after }) => after - before),
  );
}

function gainsOf(view: View, gained: readonly number[]): Gain[] {
  return view.edicts.flatMap(({ edict, card, scores_in }, at) =>
    // Nobody counts what is never scored again.
    scores_in.length === 0
      ? []
      : [{ edict, name: words().scoring[card].name, gain: gained[at] ?? 0, now: view.scores_now.includes(edict) }],
  );
}

/** Stars that the drawing would bring if the season ended after it: its two edicts, coins, monsters. */
export function gainNow(view: View, worth: Worth): number {
  const edicts = gains(view, worth).filter(({ now }) => now);
  return edicts.reduce((sum, { gain }) => sum + gain, worth.coins + worth.monsters);
}

/** What changes, in the order of a score sheet, nothing that stays the same. */
export function changes(view: View, change: Omit<Change, 'ambush' | 'cells'>): string[] {
  const { gain, coins, monsters } = words().news;
  return [
    ...gainsOf(view, change.edicts)
      .filter((one) => one.gain !== 0)
      .map((one) => gain(signed(one.gain), one.name)),
    ...(change.coins > 0 ? [coins(signed(change.coins), change.coins)] : []),
    ...(change.monsters !== 0 ? [monsters(signed(change.monsters), change.monsters > 0)] : []),
  ];
}

export function faultWords(clause: string): string {
  return words().faults[clause] ?? words().faults.other;
}

/** The same in one breath, for a screen reader. */
export function summary(view: View, outlook: Outlook): string {
  if ('faults' in outlook) return outlook.faults.map(({ clause }) => faultWords(clause)).join(' ');
  const { worth } = outlook;
  const parts = changes(view, { ...worth, edicts: worth.edicts.map(({ before, after }) => after - before) });
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
