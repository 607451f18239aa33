import type { LessonStep } from '../api/schema';
import { fields, flag, list, oneOf, orNull, text, whole } from '../api/reading';
import { ask, json } from '../api/request';
import * as read from '../api/tables-reading';
import type { GameId } from '../api/types';
import type { AnyGame, EffectsAnswer, Position, TableInfo } from '../games/seam';
import { en } from './i18n/en';

export type StepId = LessonStep['id'];

/** A step of a lesson as the page shows it. */
export interface Step {
  readonly id: StepId;
  readonly number: number;
  /** All steps of the lesson. */
  readonly contents: readonly StepId[];
  /** The part of the table that it is about. */
  readonly lookAt: LessonStep['look_at'];
  /** A move that does what is asked for. */
  readonly example: string;
  readonly rules: number;
  readonly options: TableInfo['options'];
  readonly seats: number;
  readonly position: Position;
}

/** How it stands with a step; away: the server did not answer a try. */
export type Outcome = 'trying' | 'wrong' | 'away' | 'done';

/** What came of a try: the position it leads to, or nothing if it was not what was asked for. */
export type Reached = Position | null;

const IDS = Object.keys(en.steps) as StepId[];
const PARTS = ['tracker', 'board', 'hand', 'margin'] as const;
const at = (game: GameId, step: number) => `/lessons/${game}/${step}`;

function position(game: AnyGame, value: unknown): Position {
  const raw = read.position(value);
  return { ...raw, view: game.readView(raw.view), choices: raw.choices === null ? null : game.readChoices(raw.choices) };
}

function step(game: AnyGame, value: unknown): Step {
  const sent = fields(value);
  return {
    id: oneOf(sent.id, IDS),
    number: whole(sent.number),
    contents: list(sent.contents, (id) => oneOf(id, IDS)),
    lookAt: oneOf(sent.look_at, PARTS),
    example: text(sent.example),
    rules: whole(sent.rules),
    options: Object.fromEntries(Object.entries(fields(sent.options)).map(([name, chosen]) => [name, text(chosen)])),
    seats: whole(sent.seats),
    position: position(game, sent.position),
  };
}

function attempt(game: AnyGame, value: unknown): Reached {
  const sent = fields(value);
  return flag(sent.reached) ? orNull(sent.position, (after) => position(game, after)) : null;
}

/** The learner's moves in the steps before this one, from the first; empty where a step was skipped. */
export type Made = readonly string[];

const query = (made: Made) => (made.length === 0 ? '' : `?${new URLSearchParams(made.map((move) => ['made', move])).toString()}`);

/** What the server offers for a lesson. It keeps nothing of it: what the learner has made comes along each time. */
export const lessons = {
  step: (id: GameId, game: AnyGame, number: number, made: Made, signal: AbortSignal): Promise<Step> =>
    ask('GET', at(id, number) + query(made), json((value) => step(game, value)), { signal }),
  attempt: (id: GameId, game: AnyGame, number: number, made: Made, move: string): Promise<Reached> =>
    ask('POST', `${at(id, number)}/moves`, json((value) => attempt(game, value)), { body: { move, made } }),
  effects: (id: GameId, number: number, made: Made, moves: readonly string[]): Promise<EffectsAnswer[]> =>
    ask('POST', `${at(id, number)}/effects`, json((value) => list(value, read.effectsAnswer)), { body: { moves, made } }),
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
    hostSeat: null,
    seats: Array.from({ length: seats }, (_, number) => ({
      number,
      kind: 'person',
      name: NAMES[number] ?? '',
      bot: null,
      mine: number === 0,
      here: false,
      online: true,
      mindedByBot: false,
      note: null,
    })),
    commitment: null,
    number: 0,
    public: false,
    leaverSeconds: null,
    rematch: null,
    createdAt: '',
    imported: false,
  };
}
