import type { View } from './view';

export type Step = 'lift' | 'back' | 'play' | 'draw';

export interface TurnStep {
  readonly step: Step;
  /** What may be done but need not be is free. */
  readonly state: 'done' | 'now' | 'free' | 'later';
}

const ORDER: Readonly<Record<View['stage'], readonly [Step, TurnStep['state']][]>> = {
  fresh: [['lift', 'free'], ['play', 'now']],
  held: [['lift', 'done'], ['back', 'now'], ['play', 'now']],
  returned: [['lift', 'done'], ['back', 'done'], ['play', 'now']],
  played: [['lift', 'done'], ['play', 'done'], ['back', 'now']],
};

/** How far the turn is; whoever has played draws, as long as there is something to draw. */
export function stepsOf({ stage, pile }: View): TurnStep[] {
  const steps = ORDER[stage].map(([step, state]) => ({ step, state }));
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
