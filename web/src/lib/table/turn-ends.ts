/** When the last action of a turn counts: once the player says so, with a moment's grace against bots, or at once. */
export const TURN_ENDS = ['asked', 'grace', 'once'] as const;
export type TurnEnds = (typeof TURN_ENDS)[number];
