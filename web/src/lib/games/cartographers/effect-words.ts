import type { Cell, Fault } from '../../table/model';
import type { Edict } from './cards';
import type { Preview } from './previews';
import { words } from './i18n';
import { signed } from '../../i18n/signed';
import type { Gains } from './events';
import { names as spaceNames } from './shapes';
import type { View, Effects } from './view';

/** One line of what a drawing changes: an edict that is still scored, by its letter, with its gain, and whether this season. */
export interface Gain {
  readonly edict: Edict;
  readonly name: string;
  readonly gain: number;
  readonly now: boolean;
}

export function gains(view: View, effects: Effects): Gain[] {
  const gained = effects.edicts.map(({ before, after }) => after - before);
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

/** What a drawing changed, with the mountains that paid: in the order of a score sheet, nothing that stays the same. */
export function gainWords({ cards, coins, mountains, monsters }: Gains): string[] {
  const stars = cards.map(({ card, stars: gain }) => ({ name: words().scoring[card].name, gain }));
  const gained = coinWords(coins).map((said) =>
    mountains.length > 0 ? words().news.fromMountains(said, spaceNames(mountains)) : said,
  );
  return [...starWords(stars), ...gained, ...monsterWords(monsters)];
}

const starWords = (gained: readonly { name: string; gain: number }[]) =>
  gained.filter(({ gain }) => gain !== 0).map(({ name, gain }) => words().news.gain(signed(gain), name));
export const coinWords = (coins: number) => (coins > 0 ? [words().news.coins(signed(coins), coins)] : []);
export const monsterWords = (n: number) => (n !== 0 ? [words().news.monsters(signed(n), n > 0)] : []);

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
  const parts = [...starWords(gains(view, effects)), ...coinWords(effects.coins), ...monsterWords(effects.monsters)];
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
