import type { Choices, View } from './view';

export type Step = 'lift' | 'back' | 'play' | 'draw' | 'pass';

export interface TurnStep {
  readonly step: Step;
  /** What may be done but need not be is free. */
  readonly state: 'done' | 'now' | 'free' | 'later';
}

const ORDER: Readonly<Record<View['stage'], readonly [Step, TurnStep['state']][]>> = {
  fresh: [['play', 'now']],
  held: [
    ['lift', 'done'],
    ['back', 'now'],
    ['play', 'now'],
  ],
  returned: [
    ['lift', 'done'],
    ['back', 'done'],
    ['play', 'now'],
  ],
  played: [
    ['lift', 'done'],
    ['play', 'done'],
    ['back', 'now'],
  ],
};

/**
 * How far the turn is; whoever has played draws, as long as there is something to draw. What another may do is not known
 * here (no choices): for all that can be seen they may lift a tile if one is unlocked.
 */
export function stepsOf({ stage, pile, lying }: View, choices: Choices | null): TurnStep[] {
  const can = (verb: string) => choices?.some((move) => move.verb === verb);
  if (can('pass')) return [{ step: 'pass', state: 'now' }];
  const steps: TurnStep[] = ORDER[stage].map(([step, state]) => ({ step, state }));
  if (stage === 'fresh' && (can('lift') ?? lying.some(({ locked }) => !locked))) {
    steps.unshift({ step: 'lift', state: can('play') === false ? 'now' : 'free' });
  }
  return pile > 0 ? [...steps, { step: 'draw', state: 'later' }] : steps;
}

const holds = ({ hand, ends }: View['players'][number]) => hand + ends.length;

/** Who comes after a seat: the next with a tile left, round the table; nobody if no other has one. */
export function nextAfter({ players }: View, seat: number): number | null {
  const others = [...players.slice(seat + 1), ...players.slice(0, seat)];
  return others.find((player) => holds(player) > 0)?.seat ?? null;
}

/** How far the match is: the tiles that lie, the ones still to be laid, and how many players have some. */
export function course({ lying, players, pile, lifted }: View): { laid: number; left: number; holders: number } {
  const held = players.map(holds);
  return {
    laid: lying.length,
    left: held.reduce((sum, tiles) => sum + tiles, pile + (lifted ? 1 : 0)),
    holders: held.filter((tiles) => tiles > 0).length,
  };
}
