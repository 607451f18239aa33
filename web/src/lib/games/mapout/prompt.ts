import { words } from './i18n';
import type { Choices, View } from './view';

/** What is asked of this seat now. */
export function prompt(view: View): string {
  return view.result !== null ? words().prompt.over : words().prompt[view.stage];
}

/** The same at the table, knowing what can be done. */
export function task(view: View, choices: Choices): string {
  const can = (verb: string) => choices.some((move) => move.verb === verb);
  if (can('pass')) return words().prompt.pass;
  if (view.stage !== 'fresh') return prompt(view);
  if (!can('play')) return words().prompt.mustLift;
  return can('lift') ? words().prompt.fresh : words().prompt.freshOnly;
}

export function moment(view: View): string {
  return view.result !== null ? words().prompt.over : words().moment(view.pile);
}
