import type { Cell, Fault } from '../../table/model';
import type { Edict } from './cards';
import type { Preview } from './previews';
import { words } from './i18n';
import { signed } from '../../i18n/signed';
import type { Change, View, Effects } from './view';

/** One line of what a drawing changes: an edict that is still scored, by its letter, with its gain, and whether this season. */
export interface Gain {
  readonly edict: Edict;
  readonly name: string;
  readonly gain: number;
  readonly now: boolean;
}

export function gains(view: View, effects: Effects): Gain[] {
  return gainsOf(
    view,
    effects.edicts.map(({ before, after }) => after - before),
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
export function gainNow(view: View, effects: Effects): number {
  const edicts = gains(view, effects).filter(({ now }) => now);
  return edicts.reduce((sum, { gain }) => sum + gain, effects.coins + effects.monsters);
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

/** Why something cannot be done, in one breath. */
export function reasons(faults: readonly Fault[]): string {
  return faults.map(({ clause }) => faultWords(clause)).join(' ');
}

/** The same in one breath, for a screen reader. */
export function summary(view: View, preview: Preview): string {
  if ('faults' in preview) return reasons(preview.faults);
  const { effects } = preview;
  const parts = changes(view, { ...effects, edicts: effects.edicts.map(({ before, after }) => after - before) });
  return parts.length > 0 ? words().preview.line(parts) : words().preview.nothing;
}

/** The spaces to mark on the map: those that earn under an edict, or under those that score this season. */
export function earningsOf(
  view: View,
  effects: Effects,
  shown: Edict | null,
): { earning: Cell[]; haunted: readonly Cell[]; mountains: readonly Cell[] } {
  const earning = view.edicts.flatMap(({ edict }, at): readonly Cell[] => {
    const wanted = shown === null ? view.scores_now.includes(edict) : edict === shown;
    return wanted ? (effects.edicts[at]?.cells ?? []) : [];
  });
  const each = new Map(earning.map((cell) => [cell.join(), cell]));
  return { earning: [...each.values()], haunted: effects.haunted, mountains: effects.mountains };
}
