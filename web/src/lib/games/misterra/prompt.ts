import { words } from './i18n';
import type { Choices } from './moves';
import type { View } from './view';

/** What is asked of this seat now, in a sentence. */
export function prompt(view: View): string {
  const player = view.seat === null ? undefined : view.players[view.seat];
  const { prompt: say } = words();
  switch (view.phase) {
    case 'keep':
      return say.keep;
    case 'go':
      return player?.place === null ? say.land : say.go;
    case 'choose':
      return say.choose;
    case 'act':
      return say.act;
    case 'otoma':
      return say.otoma;
    case 'over':
      return say.over;
  }
}

/** The same at the table, knowing what may be done. */
export function task(view: View, choices: Choices, tucking: boolean): string {
  const { prompt: say } = words();
  if (view.phase === 'choose') {
    if (view.seat !== null && view.players[view.seat]?.may_map === false) return say.jungle;
    return tucking ? say.tuck : choices.tuck.size > 0 ? say.lagoon : say.choose;
  }
  if (view.phase === 'act') return choices.map.size === 0 ? say.claim : choices.claim ? say.act : say.map;
  return prompt(view);
}

/** That this is somebody’s last turn, as far as that is known; nothing before. */
export function lastTurn(view: View, names: readonly string[]): string {
  const { tracker } = words();
  if (!view.last_turn || view.result !== null || view.turn === null) return '';
  if (view.otoma) return view.phase === 'otoma' ? tracker.ending : tracker.lastAlone(view.otoma.half_days);
  const why = words().news.ending[view.ending] ?? '';
  return view.turn === view.seat ? tracker.lastOwn(why) : tracker.lastOf(why, names[view.turn] ?? '');
}

/** What the table did by itself for this seat since the latest decision; said where the next is asked for. */
export function notices(view: View): string[] {
  return view.automatic.filter(({ seat }) => seat === view.seat).map(({ step }) => words().prompt.automatic[step]);
}

export function waitingFor(view: View, names: readonly string[]): string {
  if (view.result !== null) return words().prompt.over;
  if (view.phase === 'otoma' && view.waiting.length === 0) return words().news.otomaTurn;
  return words().prompt.waiting(view.waiting.map((seat) => names[seat] ?? ''));
}

export function moment(view: View): string {
  const { tracker } = words();
  if (view.phase === 'over') return tracker.over;
  if (view.phase === 'keep') return tracker.beginning;
  const now = view.phase === 'otoma' ? tracker.otomaTurn : tracker.half(view.half);
  return `${tracker.round(view.round)}, ${now}`;
}
