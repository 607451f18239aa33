import type { Component, Snippet } from 'svelte';
import type * as sent from '../api/schema';
import type { Audience, Beat } from '../play/beats';
import type { AnyView, EffectsAnswer, Hint, LogEntry, Position, TableInfo } from '../table/model';
import type { TurnEnds } from '../table/turn-ends';

/**
 * Where the table and a game meet. The table knows seats, turns, history and talk with the server; a game
 * knows its board, its words and its scores. What may be done comes from the server: no rules in here.
 */

/** The panels that the table itself fills; a game hands them on to the layout as they are. */
export interface TablePanels {
  readonly players: Snippet;
  readonly log: Snippet;
  /** Beside the prompt: help with the decision. */
  readonly help?: Snippet;
  /** In the place of the prompt, while the last action of a turn lies there: to end the turn, or to take it back. */
  readonly endTurn?: Snippet;
  /** Beneath the board: what each player kept hidden, in a match that is over. */
  readonly secrets?: Snippet;
  /** What stands there in the place of the log, where it is something else. */
  readonly logTitle?: string;
}

export interface TableProps<View extends AnyView, Choices, Event = unknown> {
  position: Position<View, Choices>;
  table: TableInfo;
  /** The seat that acts on this page; null for an onlooker. */
  seat: number | null;
  /** A command is on its way. */
  busy: boolean;
  /** False while stepping through the history: show, take no input. */
  live: boolean;
  /** Make a move in its short text; rejects with a Refusal. */
  act: (move: string) => Promise<void>;
  /** What moves would change, up to 200 at a time. */
  effects: (moves: readonly string[]) => Promise<EffectsAnswer[]>;
  /** The address of a clause; opened beside the board. */
  clauseLink: (clause: string) => string;
  /** What has been decided so far, where that is told. */
  log?: readonly LogEntry[];
  /**
   * What others did since this seat’s latest decision, as far as it has been shown: numbered marks on the board. In the
   * past, or where somebody points at a line of the log, what that step did, whoever did it.
   */
  happened?: readonly Beat<Event>[];
  /** The one of these that is being shown now; null where none is. */
  current?: number | null;
  /** Whether that is a step somebody points out in the log: all of it is shown, also while something is in hand. */
  relit?: boolean;
  /** A move to hold up on the board as a good one, as if the player had picked it. */
  hint?: string | null;
  /** The moves that would follow it in the same turn. */
  then?: readonly string[];
  /** Say something to a screen reader when it has a moment. */
  announce: (words: string) => void;
  panels: TablePanels;
}

export interface BoardProps<View extends AnyView, Event = unknown> {
  position: Position<View>;
  table: TableInfo;
  /** Whose board; a game with one common board shows what lies before this player. */
  seat: number;
  /** Opened to be looked at; otherwise one of many, small. */
  large?: boolean;
  /** What others did, as the table has it. */
  happened?: readonly Beat<Event>[];
  current?: number | null;
}

export interface SheetProps<View extends AnyView> {
  position: Position<View>;
  table: TableInfo;
}

export interface ClosingProps {
  log: readonly LogEntry[];
  /** By seat. */
  names: readonly string[];
  /** Whose points. */
  seat: number;
  /** Whether it has only just happened, and was not played out. */
  fresh: boolean;
}

/** What a game shows of a match that is over. */
export interface EndParts<View extends AnyView = AnyView> {
  /** Points by category as on a score sheet, ties explained, titles. */
  readonly ScoreSheet: Component<SheetProps<View>>;
  /** The finished map, full size, for show and to keep as a picture: one svg. */
  readonly Finished: Component<BoardProps<View>>;
  /** How the last points came about: shown first where that was not played out, and on demand. */
  readonly Closing?: Component<ClosingProps>;
  /** Whether the finished map is two boards side by side. */
  readonly spread?: boolean;
  /** What the picture of a match tells besides names, totals and the map; fetched when one is made. */
  readonly shared?: () => Promise<SharedParts<View>>;
}

/** A card, or another part of a score sheet, that earned points. */
export interface Earned {
  readonly key: string;
  readonly words: string;
  readonly points: number;
}

export interface SharedCardProps<View extends AnyView> {
  view: View;
  seat: number;
  /** The key of what it earned. */
  card: string;
  size: number;
}

export interface SharedParts<View extends AnyView = AnyView> {
  /** A lone player's title; empty where none was earned. */
  readonly title?: (view: View) => string;
  readonly earned: (view: View, seat: number, table: TableInfo) => readonly Earned[];
  /** What such a card wants: one svg. */
  readonly Card?: Component<SharedCardProps<View>>;
  /** Another player's map, small: one svg. */
  readonly Rival?: Component<BoardProps<View>>;
}

export interface RunningScore {
  readonly seat: number;
  readonly total: number;
  /** What the total is made of, in a few words: "24 + 3 coins". */
  readonly parts?: string;
}

export interface GameModule<View extends AnyView, Choices, Event = unknown> {
  /** Read the view and the choices as they come off the wire; throw Unreadable where they make no sense. */
  readView: (value: unknown) => View;
  readChoices: (value: unknown) => Choices;
  readEvent: (value: unknown) => Event;
  /** Board, what scores, prompt and action bar, laid out with lib/table/Layout.svelte. */
  Table: Component<TableProps<View, Choices, Event>>;
  /** What a player has before them; nothing where all of it is on the common board. */
  MiniBoard?: Component<BoardProps<View, Event>>;
  /** What a player’s own board is called in this game: “Ada’s parchment”. */
  boardOf?: (name: string) => string;
  /** When the last action of a turn counts, where the player has not chosen: with a moment's grace, unless said here. */
  turnEnds?: TurnEnds;
  /** Whether all play on one board, so that there is only one map to show at the end. */
  oneBoard?: boolean;
  /** What a seat kept from the others, as it saw the position itself; fetched where all secrets are looked at. */
  secrets?: () => Promise<{ default: Component<BoardProps<View>> }>;
  /** What the end of a match shows, fetched then. */
  end: () => Promise<EndParts<View>>;
  /** What a decision did, in the reader's language and the players' terms: lines of the log, shown one after the other. */
  beats: (entry: LogEntry, events: readonly Event[], audience: Audience) => Beat<Event>[];
  /** The view after an event, as far as the board shows it: nothing is worked out, the event says what is new. */
  apply?: (view: View, event: Event) => View;
  /** A move that is not made yet and what it would change, in a few words each. */
  advise: (view: View, move: string, effects: unknown, seat: number, names: readonly string[]) => string[];
  /** A good move, and how the turn goes on: all steps, what they bring and why, and what they risk, in a few words each. */
  hinted?: (view: View, hint: Hint, seat: number, names: readonly string[]) => string[];
  /** What is asked of this seat now, in a sentence; for titles, notifications and the hand-over. */
  prompt: (view: View) => string;
  scores: (view: View) => RunningScore[];
  /** Where the match stands, in a few words: "Summer, 5 of 8". */
  moment: (view: View) => string;
}

/** Any game, as the table handles it: it reads a position with the game's own reader and gives it back unseen. */
export type AnyGame = GameModule<AnyView, unknown, unknown>;

/**
 * A game's index.ts exports by default what this gives. The table only ever hands a game what its own readers
 * made, so forgetting the view's type here is safe; TypeScript cannot know that.
 */
export function defineGame<View extends AnyView, Choices, Event>(game: GameModule<View, Choices, Event>): AnyGame {
  return game as unknown as AnyGame;
}

/** A position that the server sent, with what its game has read. */
export function positionOf({ readView, readChoices }: AnyGame, { view, choices, ...more }: sent.Position): Position {
  return { ...more, view: readView(view), choices: choices === null ? null : readChoices(choices) };
}

/** A step that the server sent, with what its game has read. */
export function entryOf({ readEvent }: AnyGame, { events, secrets, ...more }: sent.Step): LogEntry {
  return {
    ...more,
    events: events?.map(readEvent) ?? null,
    secrets: secrets?.map(({ event, ...where }) => ({ ...where, event: readEvent(event) })) ?? null,
  };
}
