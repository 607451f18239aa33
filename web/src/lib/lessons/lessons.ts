import { effects } from '../api/effects-reading';
import { readLessonStep, readLessonTry } from '../api/readers';
import type * as sent from '../api/schema';
import { ask, json } from '../api/request';
import type { GameId } from '../api/types';
import { type AnyGame, positionOf } from '../games/game';
import type { EffectsAnswer, Position, TableInfo } from '../table/model';

export type StepId = sent.LessonStep['id'];

/** A step of a lesson, with its position as the game wants it. */
export interface Step extends Omit<sent.LessonStep, 'position'> {
  readonly position: Position;
}

/** How it stands with a step; away: the server did not answer a try. */
export type Outcome = 'trying' | 'wrong' | 'away' | 'done';

/** What came of a try: the position it leads to, or nothing if it was not what was asked for. */
export type Reached = Position | null;

const at = (game: GameId, step: number) => `/lessons/${game}/${step}`;

/** The learner's moves in the steps before this one, from the first; empty where a step was skipped. */
export type Made = readonly string[];

const query = (made: Made) => (made.length === 0 ? '' : `?${new URLSearchParams(made.map((move) => ['made', move])).toString()}`);

/** What the server offers for a lesson. It keeps nothing of it: what the learner has made comes along each time. */
export const lessons = {
  step: async (id: GameId, game: AnyGame, number: number, made: Made, signal: AbortSignal): Promise<Step> => {
    const step = await ask('GET', at(id, number) + query(made), json(readLessonStep), { signal });
    return { ...step, position: positionOf(game, step.position) };
  },
  attempt: async (id: GameId, game: AnyGame, number: number, made: Made, move: string): Promise<Reached> => {
    const { position } = await ask('POST', `${at(id, number)}/moves`, json(readLessonTry), { body: { move, made } });
    return position === null ? null : positionOf(game, position);
  },
  effects: (id: GameId, number: number, made: Made, moves: readonly string[]): Promise<EffectsAnswer[]> =>
    ask('POST', `${at(id, number)}/effects`, json(effects), { body: { moves, made } }),
};

/** The learner, and Ada, whom the lessons speak of. */
const NAMES = ['Lin', 'Ada'] as const;

/** A table for the lesson to lie on; there is nothing of it anywhere else. */
export function tableOf(game: GameId, { rules, options, seats }: Step): TableInfo {
  return {
    id: `lesson-${game}`,
    game,
    rules,
    options,
    status: 'playing',
    host: false,
    host_seat: null,
    seats: Array.from({ length: seats }, (_, number) => ({
      number,
      kind: 'person',
      name: NAMES[number] ?? '',
      bot: null,
      mine: number === 0,
      here: false,
      online: true,
      minded_by_bot: false,
      note: null,
    })),
    commitment: null,
    seed: null,
    number: 0,
    public: false,
    leaver_seconds: null,
    absence: 'bot',
    overdue: [],
    rematch: null,
    created_at: '',
    imported: false,
    components: null,
  };
}
