/** Readers of what the server sends: written by `python -m tools.api_types`, not by hand. */
import { either, fields, flag, list, oneOf, orNull, real, record, tagged, text, tuple, whole } from './reading';
import type * as sent from './schema';

export function readAddresses(value: unknown): sent.Addresses {
  const of = fields(value);
  list(of.addresses, text);
  return value as sent.Addresses;
}

export function readAnalysis(value: unknown): sent.Analysis {
  const of = fields(value);
  whole(of.steps);
  list(of.seats, readSeatAnalysis);
  return value as sent.Analysis;
}

export function readAnalysisState(value: unknown): sent.AnalysisState {
  const of = fields(value);
  oneOf(of.state, ['none', 'running', 'ready']);
  whole(of.done);
  whole(of.total);
  orNull(of.analysis, readAnalysis);
  return value as sent.AnalysisState;
}

export function readBoardBlock(value: unknown): sent.BoardBlock {
  const of = fields(value);
  text(of.caption);
  list(of.rows, text);
  list(of.marked, (one) => list(one, (one) => tuple(one, [whole, whole])));
  list(of.laid, text);
  oneOf(of.kind, ['board']);
  return value as sent.BoardBlock;
}

export function readBot(value: unknown): sent.Bot {
  const of = fields(value);
  text(of.id);
  record(of.strength, readStrength);
  return value as sent.Bot;
}

export function readBox(value: unknown): sent.Box {
  const of = fields(value);
  text(of.game);
  text(of.fingerprint);
  text(of.name);
  text(of.saved_at);
  return value as sent.Box;
}

export function readCheckedComponents(value: unknown): sent.CheckedComponents {
  const of = fields(value);
  orNull(of.components, readComponents);
  list(of.problems, readComponentsProblem);
  return value as sent.CheckedComponents;
}

export function readClause(value: unknown): sent.Clause {
  const of = fields(value);
  text(of.id);
  list(of.blocks, (one) => either(one, [readTextBlock, readListBlock, readTableBlock, readBoardBlock]));
  return value as sent.Clause;
}

export function readComponents(value: unknown): sent.Components {
  const of = fields(value);
  text(of.game);
  text(of.fingerprint);
  text(of.file);
  list(of.guessed, text);
  return value as sent.Components;
}

export function readComponentsProblem(value: unknown): sent.ComponentsProblem {
  const of = fields(value);
  text(of.place);
  text(of.code);
  list(of.values, text);
  text(of.detail);
  return value as sent.ComponentsProblem;
}

export function readCostlyDecision(value: unknown): sent.CostlyDecision {
  const of = fields(value);
  whole(of.step);
  whole(of.last);
  either(of.made, [readHint, readMoveFaults]);
  either(of.better, [readHint, readMoveFaults]);
  real(of.cost);
  real(of.margin);
  return value as sent.CostlyDecision;
}

export function readDone(value: unknown): sent.Done {
  const of = fields(value);
  whole(of.number);
  whole(of.step);
  return value as sent.Done;
}

export function readDoneMessage(value: unknown): sent.DoneMessage {
  const of = fields(value);
  oneOf(of.type, ['done']);
  text(of.command);
  whole(of.number);
  whole(of.step);
  return value as sent.DoneMessage;
}

export function readDrawnExample(value: unknown): sent.DrawnExample {
  const of = fields(value);
  text(of.game);
  text(of.drawing);
  return value as sent.DrawnExample;
}

export function readDrawnMessage(value: unknown): sent.DrawnMessage {
  const of = fields(value);
  oneOf(of.type, ['drawn']);
  whole(of.number);
  list(of.seats, whole);
  list(of.waiting, whole);
  return value as sent.DrawnMessage;
}

export function readError(value: unknown): sent.Error {
  const of = fields(value);
  either(of.error, [readRefusalDetail, readErrorDetail]);
  return value as sent.Error;
}

export function readErrorDetail(value: unknown): sent.ErrorDetail {
  const of = fields(value);
  text(of.code);
  text(of.detail);
  return value as sent.ErrorDetail;
}

export function readFault(value: unknown): sent.Fault {
  const of = fields(value);
  text(of.clause);
  list(of.cells, (one) => tuple(one, [whole, whole]));
  return value as sent.Fault;
}

export function readGame(value: unknown): sent.Game {
  const of = fields(value);
  text(of.id);
  text(of.title);
  readSeats(of.seats);
  list(of.rules, text);
  flag(of.playable);
  list(of.options, readOption);
  list(of.guessed, text);
  return value as sent.Game;
}

export function readHealth(value: unknown): sent.Health {
  const of = fields(value);
  oneOf(of.status, ['ok']);
  text(of.version);
  text(of.database);
  flag(of.lobby);
  return value as sent.Health;
}

export function readHelloMessage(value: unknown): sent.HelloMessage {
  const of = fields(value);
  oneOf(of.type, ['hello']);
  readTable(of.table);
  list(of.positions, readPosition);
  whole(of.number);
  flag(of.missed);
  list(of.steps, readStep);
  orNull(of.opening, readOpening);
  return value as sent.HelloMessage;
}

export function readHint(value: unknown): sent.Hint {
  const of = fields(value);
  text(of.move);
  flag(of.ends_turn);
  orNull(of.total, whole);
  list(of.then, readPlannedMove);
  return value as sent.Hint;
}

export function readIslandExample(value: unknown): sent.IslandExample {
  const of = fields(value);
  text(of.game);
  text(of.island);
  return value as sent.IslandExample;
}

export function readLessonStep(value: unknown): sent.LessonStep {
  const of = fields(value);
  oneOf(of.id, ['draw', 'coin', 'edict', 'ambush', 'ruins', 'season', 'mountain', 'keep', 'land', 'take', 'map', 'far', 'steppe', 'lagoon', 'confirm', 'presumption', 'jungle', 'claim', 'full', 'connect', 'twice', 'lift', 'back', 'end', 'split']);
  whole(of.number);
  list(of.contents, (one) => oneOf(one, ['draw', 'coin', 'edict', 'ambush', 'ruins', 'season', 'mountain', 'keep', 'land', 'take', 'map', 'far', 'steppe', 'lagoon', 'confirm', 'presumption', 'jungle', 'claim', 'full', 'connect', 'twice', 'lift', 'back', 'end', 'split']));
  oneOf(of.look_at, ['tracker', 'board', 'hand', 'margin']);
  text(of.example);
  whole(of.rules);
  record(of.options, text);
  whole(of.seats);
  readPosition(of.position);
  return value as sent.LessonStep;
}

export function readLessonTry(value: unknown): sent.LessonTry {
  const of = fields(value);
  flag(of.reached);
  orNull(of.position, readPosition);
  return value as sent.LessonTry;
}

export function readLink(value: unknown): sent.Link {
  const of = fields(value);
  text(of.path);
  text(of.expires_at);
  return value as sent.Link;
}

export function readListBlock(value: unknown): sent.ListBlock {
  const of = fields(value);
  list(of.items, text);
  oneOf(of.kind, ['list']);
  return value as sent.ListBlock;
}

export function readListedChoices(value: unknown): sent.ListedChoices {
  const of = fields(value);
  text(of.kind);
  list(of.moves, text);
  return value as sent.ListedChoices;
}

export function readLyingTile(value: unknown): sent.LyingTile {
  const of = fields(value);
  text(of.halves);
  list(of.roads, whole);
  whole(of.q);
  whole(of.r);
  whole(of.turns);
  flag(of.locked);
  return value as sent.LyingTile;
}

export function readMatchEnded(value: unknown): sent.MatchEnded {
  const of = fields(value);
  list(of.totals, whole);
  list(of.winners, whole);
  text(of.decided_by);
  orNull(of.rating, whole);
  list(of.titles, text);
  list(of.places, whole);
  oneOf(of.kind, ['match_ended']);
  return value as sent.MatchEnded;
}

export function readMe(value: unknown): sent.Me {
  const of = fields(value);
  text(of.id);
  text(of.name);
  return value as sent.Me;
}

export function readMoveEffects(value: unknown): sent.MoveEffects {
  const of = fields(value);
  text(of.move);
  flag(of.ends_turn);
  return value as sent.MoveEffects;
}

export function readMoveFaults(value: unknown): sent.MoveFaults {
  const of = fields(value);
  text(of.move);
  list(of.faults, readFault);
  return value as sent.MoveFaults;
}

export function readOpening(value: unknown): sent.Opening {
  const of = fields(value);
  list(of.secrets, readSecretEvent);
  return value as sent.Opening;
}

export function readOption(value: unknown): sent.Option {
  const of = fields(value);
  text(of.name);
  text(of.default);
  list(of.values, text);
  return value as sent.Option;
}

export function readOverdue(value: unknown): sent.Overdue {
  const of = fields(value);
  whole(of.seat);
  text(of.since);
  return value as sent.Overdue;
}

export function readPingMessage(value: unknown): sent.PingMessage {
  const of = fields(value);
  oneOf(of.type, ['ping']);
  return value as sent.PingMessage;
}

export function readPlannedMove(value: unknown): sent.PlannedMove {
  const of = fields(value);
  text(of.move);
  flag(of.ends_turn);
  orNull(of.total, whole);
  return value as sent.PlannedMove;
}

export function readPoint(value: unknown): sent.Point {
  const of = fields(value);
  whole(of.step);
  real(of.expected);
  return value as sent.Point;
}

export function readPosition(value: unknown): sent.Position {
  const of = fields(value);
  whole(of.number);
  whole(of.steps);
  whole(of.step);
  orNull(of.seat, whole);
  flag(of.can_undo);
  return value as sent.Position;
}

export function readPositionMessage(value: unknown): sent.PositionMessage {
  const of = fields(value);
  oneOf(of.type, ['position']);
  whole(of.number);
  readPosition(of.position);
  list(of.steps, readStep);
  orNull(of.opening, readOpening);
  return value as sent.PositionMessage;
}

export function readReadings(value: unknown): sent.Readings {
  const of = fields(value);
  text(of.title);
  readTableBlock(of.table);
  return value as sent.Readings;
}

export function readRefusalDetail(value: unknown): sent.RefusalDetail {
  const of = fields(value);
  text(of.code);
  text(of.detail);
  list(of.faults, readFault);
  return value as sent.RefusalDetail;
}

export function readRefusedMessage(value: unknown): sent.RefusedMessage {
  const of = fields(value);
  oneOf(of.type, ['refused']);
  orNull(of.command, text);
  text(of.code);
  text(of.detail);
  list(of.faults, readFault);
  return value as sent.RefusedMessage;
}

export function readRulesPage(value: unknown): sent.RulesPage {
  const of = fields(value);
  text(of.game);
  text(of.lang);
  text(of.title);
  list(of.intro, (one) => either(one, [readTextBlock, readListBlock, readTableBlock, readBoardBlock]));
  list(of.sections, readSection);
  orNull(of.readings, readReadings);
  return value as sent.RulesPage;
}

export function readSeat(value: unknown): sent.Seat {
  const of = fields(value);
  whole(of.number);
  oneOf(of.kind, ['person', 'bot', 'open']);
  text(of.name);
  orNull(of.bot, text);
  flag(of.mine);
  flag(of.here);
  flag(of.online);
  flag(of.minded_by_bot);
  orNull(of.note, text);
  return value as sent.Seat;
}

export function readSeatAnalysis(value: unknown): sent.SeatAnalysis {
  const of = fields(value);
  whole(of.seat);
  list(of.points, readPoint);
  list(of.costliest, readCostlyDecision);
  return value as sent.SeatAnalysis;
}

export function readSeatCounts(value: unknown): sent.SeatCounts {
  const of = fields(value);
  whole(of.all);
  whole(of.people);
  whole(of.bots);
  whole(of.open);
  return value as sent.SeatCounts;
}

export function readSeats(value: unknown): sent.Seats {
  const of = fields(value);
  whole(of.min);
  whole(of.max);
  return value as sent.Seats;
}

export function readSecretEvent(value: unknown): sent.SecretEvent {
  const of = fields(value);
  whole(of.at);
  whole(of.seat);
  return value as sent.SecretEvent;
}

export function readSection(value: unknown): sent.Section {
  const of = fields(value);
  text(of.id);
  text(of.title);
  list(of.clauses, readClause);
  return value as sent.Section;
}

export function readServerMessage(value: unknown): sent.ServerMessage {
  tagged(value, 'type', { hello: readHelloMessage, table: readTableMessage, position: readPositionMessage, drawn: readDrawnMessage, done: readDoneMessage, refused: readRefusedMessage, ping: readPingMessage });
  return value as sent.ServerMessage;
}

export function readSheetExample(value: unknown): sent.SheetExample {
  const of = fields(value);
  text(of.game);
  text(of.sheet);
  list(of.unpaid, (one) => tuple(one, [whole, whole]));
  return value as sent.SheetExample;
}

export function readSignedOut(value: unknown): sent.SignedOut {
  const of = fields(value);
  whole(of.signed_out);
  return value as sent.SignedOut;
}

export function readStep(value: unknown): sent.Step {
  const of = fields(value);
  whole(of.step);
  whole(of.seat);
  oneOf(of.kind, ['move', 'undo']);
  orNull(of.move, text);
  flag(of.shown);
  flag(of.minded);
  text(of.at);
  orNull(of.secrets, (one) => list(one, readSecretEvent));
  return value as sent.Step;
}

export function readStrength(value: unknown): sent.Strength {
  const of = fields(value);
  text(of.against);
  whole(of.games);
  real(of.share);
  real(of.margin);
  real(of.low);
  real(of.high);
  return value as sent.Strength;
}

export function readTable(value: unknown): sent.Table {
  const of = fields(value);
  text(of.id);
  text(of.game);
  whole(of.rules);
  record(of.options, text);
  oneOf(of.status, ['gathering', 'playing', 'finished', 'abandoned']);
  flag(of.host);
  orNull(of.host_seat, whole);
  list(of.seats, readSeat);
  orNull(of.commitment, text);
  orNull(of.seed, text);
  whole(of.number);
  flag(of.public);
  orNull(of.leaver_seconds, whole);
  oneOf(of.absence, ['bot', 'ask']);
  list(of.overdue, readOverdue);
  orNull(of.rematch, text);
  text(of.created_at);
  flag(of.imported);
  orNull(of.components, text);
  return value as sent.Table;
}

export function readTableBlock(value: unknown): sent.TableBlock {
  const of = fields(value);
  list(of.head, text);
  list(of.rows, (one) => list(one, text));
  oneOf(of.kind, ['table']);
  return value as sent.TableBlock;
}

export function readTableMessage(value: unknown): sent.TableMessage {
  const of = fields(value);
  oneOf(of.type, ['table']);
  readTable(of.table);
  return value as sent.TableMessage;
}

export function readTableNote(value: unknown): sent.TableNote {
  const of = fields(value);
  whole(of.step);
  whole(of.seat);
  text(of.note);
  text(of.at);
  oneOf(of.kind, ['note']);
  return value as sent.TableNote;
}

export function readTableSummary(value: unknown): sent.TableSummary {
  const of = fields(value);
  text(of.id);
  text(of.game);
  oneOf(of.status, ['gathering', 'playing', 'finished', 'abandoned']);
  list(of.seats, readSeat);
  readSeatCounts(of.seat_counts);
  list(of.my_seats, whole);
  flag(of.my_turn);
  list(of.waiting, whole);
  orNull(of.since, text);
  text(of.updated_at);
  orNull(of.result, readWinners);
  return value as sent.TableSummary;
}

export function readTextBlock(value: unknown): sent.TextBlock {
  const of = fields(value);
  text(of.text);
  oneOf(of.kind, ['text']);
  return value as sent.TextBlock;
}

export function readTilesExample(value: unknown): sent.TilesExample {
  const of = fields(value);
  text(of.game);
  list(of.tiles, readLyingTile);
  return value as sent.TilesExample;
}

export function readUndone(value: unknown): sent.Undone {
  const of = fields(value);
  whole(of.seat);
  orNull(of.move, text);
  oneOf(of.kind, ['undone']);
  return value as sent.Undone;
}

export function readWinners(value: unknown): sent.Winners {
  const of = fields(value);
  list(of.winners, whole);
  list(of.scores, whole);
  orNull(of.rating, whole);
  list(of.titles, text);
  return value as sent.Winners;
}
