import { commonWords } from '../../i18n';
import { isAmbush } from './cards';
import { words } from './i18n';
import type { Choices, View } from './view';

/** More names than this are only counted. */
const NAMED = 4;

export const terrainWords = ({ terrains }: Pick<View, 'terrains'>) =>
  words().either(terrains.map((terrain) => commonWords().grounds[terrain]));

/** What is asked of this seat now, without knowing the others' names. */
export function prompt(view: View): string {
  if (view.result !== null || view.card === null) return words().prompt.over;
  const card = words().cards[view.card];
  if (view.ambush) return words().prompt.ambush(card);
  const draw = view.card === 'Rift Lands' ? words().prompt.any(card) : words().prompt.draw(card, terrainWords(view));
  return view.ruins ? `${draw} ${words().prompt.ruins}` : draw;
}

/** The same at the table: on whose map, with what is left to draw if the card does not fit. */
export function task(view: View, choices: Choices, names: readonly string[]): string {
  if (view.card === null) return prompt(view);
  const card = words().cards[view.card];
  const owner = names[choices.target] ?? '';
  if (isAmbush(view.card)) {
    return choices.falls_back ? words().prompt.ambushSingle(card, owner) : words().prompt.ambushOn(card, owner);
  }
  if (choices.falls_back) return view.ruins ? words().prompt.singleRuins(card) : words().prompt.single(card);
  return prompt(view);
}

/** The clause that says why one single space is all there is to draw. */
export function singleClause(view: View): string {
  return view.ambush ? 'C8.3' : view.ruins ? 'C6.2' : 'C4.7';
}

export function waitingFor(view: View, names: readonly string[]): string {
  const { length } = view.waiting;
  if (length > NAMED) return words().prompt.waitingForMany(length);
  return words().prompt.waitingFor(view.waiting.map((seat) => names[seat] ?? ''));
}

export function moment(view: View): string {
  if (view.season === null) return words().tracker.over;
  return words().tracker.moment(words().seasons[view.season], view.time, view.threshold);
}
