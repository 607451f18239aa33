import type { Choices, View } from './view';

type Sent = View['steps'][number];

export interface TurnStep {
  readonly step: Sent['step'] | 'pass';
  readonly state: Sent['state'];
}

/**
 * How far the turn is, as the server says for all that everybody can see; whoever decides reads what they may do (choices),
 * and nothing else.
 */
export function stepsOf({ steps }: View, choices: Choices | null): readonly TurnStep[] {
  if (choices === null) return steps;
  const can = (verb: string) => choices.some((move) => move.verb === verb);
  if (can('pass')) return [{ step: 'pass', state: 'now' }];
  const offered = steps.filter(({ step, state }) => state !== 'free' || can(step));
  // With nothing else on offer, what one was free to do has to be done.
  const needed = !steps.some(({ step, state }) => state === 'now' && can(step));
  return needed ? offered.map(({ step, state }) => ({ step, state: state === 'free' ? 'now' : state })) : offered;
}

const holds = ({ hand, ends }: View['players'][number]) => hand + ends.length;

/** How far the match is: the tiles that lie, the ones still to be laid, and how many players have some. */
export function course({ lying, players, pile, lifted }: View): { laid: number; left: number; holders: number } {
  const held = players.map(holds);
  return {
    laid: lying.length,
    left: held.reduce((sum, tiles) => sum + tiles, pile + (lifted ? 1 : 0)),
    holders: held.filter((tiles) => tiles > 0).length,
  };
}
