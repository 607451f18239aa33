/** Readers of what the server sends: written by `python -m tools.api_types`, not by hand. */
import { readMatchEnded, readUndone } from '../../api/readers';
import { fields, flag, list, oneOf, orNull, tagged, text, tuple, whole } from '../../api/reading';
import type * as sent from '../../api/schema';

export function readMapoutArea(value: unknown): sent.MapoutArea {
  const of = fields(value);
  oneOf(of.biome, ['desert', 'meadows', 'arctic', 'swamp']);
  list(of.spaces, (one) => tuple(one, [whole, whole]));
  return value as sent.MapoutArea;
}

export function readMapoutAreaCounted(value: unknown): sent.MapoutAreaCounted {
  const of = fields(value);
  whole(of.seat);
  oneOf(of.biome, ['desert', 'meadows', 'arctic', 'swamp']);
  list(of.spaces, (one) => tuple(one, [whole, whole]));
  whole(of.points);
  list(of.each, whole);
  oneOf(of.kind, ['area_counted']);
  return value as sent.MapoutAreaCounted;
}

export function readMapoutConnection(value: unknown): sent.MapoutConnection {
  const of = fields(value);
  tuple(of.space, [whole, whole]);
  list(of.biomes, (one) => oneOf(one, ['desert', 'meadows', 'arctic', 'swamp']));
  whole(of.points);
  return value as sent.MapoutConnection;
}

export function readMapoutConnectionMade(value: unknown): sent.MapoutConnectionMade {
  const of = fields(value);
  whole(of.seat);
  tuple(of.space, [whole, whole]);
  tuple(of.neighbour, [whole, whole]);
  list(of.biomes, (one) => oneOf(one, ['desert', 'meadows', 'arctic', 'swamp']));
  whole(of.worth);
  oneOf(of.kind, ['connection_made']);
  return value as sent.MapoutConnectionMade;
}

export function readMapoutEffects(value: unknown): sent.MapoutEffects {
  const of = fields(value);
  whole(of.points);
  list(of.connections, readMapoutConnection);
  list(of.areas, readMapoutArea);
  list(of.locks, (one) => tuple(one, [whole, whole]));
  list(of.unlocks, (one) => tuple(one, [whole, whole]));
  list(of.blocks, (one) => tuple(one, [whole, whole]));
  list(of.opens, (one) => tuple(one, [whole, whole]));
  return value as sent.MapoutEffects;
}

export function readMapoutEvent(value: unknown): sent.MapoutEvent {
  tagged(value, 'kind', { area_counted: readMapoutAreaCounted, connection_made: readMapoutConnectionMade, first_player_chosen: readMapoutFirstPlayerChosen, match_ended: readMatchEnded, passed: readMapoutPassed, play_ended: readMapoutPlayEnded, points_scored: readMapoutPointsScored, tile_drawn: readMapoutTileDrawn, tile_lifted: readMapoutTileLifted, tile_played: readMapoutTilePlayed, tile_put_back: readMapoutTilePutBack, tiles_dealt: readMapoutTilesDealt, tiles_locked: readMapoutTilesLocked, tiles_unlocked: readMapoutTilesUnlocked, tiles_used_up: readMapoutTilesUsedUp, turn_began: readMapoutTurnBegan, turn_continued: readMapoutTurnContinued, undone: readUndone });
  return value as sent.MapoutEvent;
}

export function readMapoutFirstPlayerChosen(value: unknown): sent.MapoutFirstPlayerChosen {
  const of = fields(value);
  whole(of.seat);
  flag(of.by_lot);
  oneOf(of.kind, ['first_player_chosen']);
  return value as sent.MapoutFirstPlayerChosen;
}

export function readMapoutLiftedView(value: unknown): sent.MapoutLiftedView {
  const of = fields(value);
  readMapoutTileView(of.tile);
  tuple(of.origin, [whole, whole]);
  return value as sent.MapoutLiftedView;
}

export function readMapoutLyingView(value: unknown): sent.MapoutLyingView {
  const of = fields(value);
  readMapoutTileView(of.tile);
  whole(of.q);
  whole(of.r);
  whole(of.turns);
  flag(of.locked);
  return value as sent.MapoutLyingView;
}

export function readMapoutPassed(value: unknown): sent.MapoutPassed {
  const of = fields(value);
  whole(of.seat);
  whole(of.in_a_row);
  oneOf(of.kind, ['passed']);
  return value as sent.MapoutPassed;
}

export function readMapoutPlayEnded(value: unknown): sent.MapoutPlayEnded {
  const of = fields(value);
  oneOf(of.reason, ['no_tiles_left', 'everybody_passed']);
  oneOf(of.kind, ['play_ended']);
  return value as sent.MapoutPlayEnded;
}

export function readMapoutPlayerView(value: unknown): sent.MapoutPlayerView {
  const of = fields(value);
  whole(of.seat);
  whole(of.hand);
  list(of.ends, readMapoutTileView);
  whole(of.roads);
  whole(of.moved);
  whole(of.end_tiles);
  whole(of.split_end_tiles);
  whole(of.total);
  return value as sent.MapoutPlayerView;
}

export function readMapoutPointsScored(value: unknown): sent.MapoutPointsScored {
  const of = fields(value);
  whole(of.seat);
  oneOf(of.category, ['roads', 'moved', 'end_tiles', 'split_end_tiles']);
  whole(of.points);
  whole(of.total);
  oneOf(of.kind, ['points_scored']);
  return value as sent.MapoutPointsScored;
}

export function readMapoutResult(value: unknown): sent.MapoutResult {
  const of = fields(value);
  list(of.winners, whole);
  list(of.places, whole);
  oneOf(of.decided_by, ['points', 'shared']);
  return value as sent.MapoutResult;
}

export function readMapoutTileDrawn(value: unknown): sent.MapoutTileDrawn {
  const of = fields(value);
  whole(of.seat);
  orNull(of.tile, text);
  whole(of.pile);
  orNull(of.printed, readMapoutTileView);
  oneOf(of.kind, ['tile_drawn']);
  return value as sent.MapoutTileDrawn;
}

export function readMapoutTileLifted(value: unknown): sent.MapoutTileLifted {
  const of = fields(value);
  whole(of.seat);
  text(of.tile);
  tuple(of.space, [whole, whole]);
  whole(of.turns);
  whole(of.worth);
  readMapoutTileView(of.printed);
  oneOf(of.kind, ['tile_lifted']);
  return value as sent.MapoutTileLifted;
}

export function readMapoutTilePlayed(value: unknown): sent.MapoutTilePlayed {
  const of = fields(value);
  whole(of.seat);
  text(of.tile);
  oneOf(of.tile_kind, ['starting', 'road', 'end', 'split_end']);
  tuple(of.space, [whole, whole]);
  whole(of.turns);
  readMapoutTileView(of.printed);
  oneOf(of.kind, ['tile_played']);
  return value as sent.MapoutTilePlayed;
}

export function readMapoutTilePutBack(value: unknown): sent.MapoutTilePutBack {
  const of = fields(value);
  whole(of.seat);
  text(of.tile);
  tuple(of.origin, [whole, whole]);
  tuple(of.space, [whole, whole]);
  whole(of.turns);
  readMapoutTileView(of.printed);
  oneOf(of.kind, ['tile_put_back']);
  return value as sent.MapoutTilePutBack;
}

export function readMapoutTileView(value: unknown): sent.MapoutTileView {
  const of = fields(value);
  text(of.id);
  oneOf(of.kind, ['starting', 'road', 'end', 'split_end']);
  text(of.halves);
  list(of.roads, whole);
  return value as sent.MapoutTileView;
}

export function readMapoutTilesDealt(value: unknown): sent.MapoutTilesDealt {
  const of = fields(value);
  whole(of.seat);
  list(of.end_tiles, text);
  orNull(of.hand, (one) => list(one, text));
  whole(of.hand_size);
  oneOf(of.kind, ['tiles_dealt']);
  return value as sent.MapoutTilesDealt;
}

export function readMapoutTilesLocked(value: unknown): sent.MapoutTilesLocked {
  const of = fields(value);
  list(of.spaces, (one) => tuple(one, [whole, whole]));
  oneOf(of.kind, ['tiles_locked']);
  return value as sent.MapoutTilesLocked;
}

export function readMapoutTilesUnlocked(value: unknown): sent.MapoutTilesUnlocked {
  const of = fields(value);
  list(of.spaces, (one) => tuple(one, [whole, whole]));
  oneOf(of.kind, ['tiles_unlocked']);
  return value as sent.MapoutTilesUnlocked;
}

export function readMapoutTilesUsedUp(value: unknown): sent.MapoutTilesUsedUp {
  const of = fields(value);
  whole(of.seat);
  oneOf(of.kind, ['tiles_used_up']);
  return value as sent.MapoutTilesUsedUp;
}

export function readMapoutTurnBegan(value: unknown): sent.MapoutTurnBegan {
  const of = fields(value);
  whole(of.seat);
  oneOf(of.kind, ['turn_began']);
  return value as sent.MapoutTurnBegan;
}

export function readMapoutTurnContinued(value: unknown): sent.MapoutTurnContinued {
  const of = fields(value);
  whole(of.seat);
  list(of.steps, readMapoutTurnStep);
  orNull(of.next, whole);
  oneOf(of.stage, ['fresh', 'held', 'returned', 'played']);
  oneOf(of.kind, ['turn_continued']);
  return value as sent.MapoutTurnContinued;
}

export function readMapoutTurnStep(value: unknown): sent.MapoutTurnStep {
  const of = fields(value);
  oneOf(of.step, ['lift', 'back', 'play', 'draw']);
  oneOf(of.state, ['done', 'now', 'free', 'later']);
  return value as sent.MapoutTurnStep;
}

export function readMapoutView(value: unknown): sent.MapoutView {
  const of = fields(value);
  text(of.game);
  orNull(of.seat, whole);
  list(of.waiting, whole);
  oneOf(of.stage, ['fresh', 'held', 'returned', 'played']);
  list(of.steps, readMapoutTurnStep);
  orNull(of.next, whole);
  oneOf(of.moved_tiles_score, ['all', 'gain', 'none']);
  oneOf(of.starting_tiles, ['any', 'first_turn']);
  list(of.clashes, (one) => tuple(one, [(one) => oneOf(one, ['desert', 'meadows', 'arctic', 'swamp']), (one) => oneOf(one, ['desert', 'meadows', 'arctic', 'swamp'])]));
  flag(of.guessed);
  list(of.lying, readMapoutLyingView);
  list(of.open_ends, (one) => tuple(one, [whole, whole]));
  orNull(of.lifted, readMapoutLiftedView);
  list(of.hand, readMapoutTileView);
  list(of.players, readMapoutPlayerView);
  whole(of.pile);
  whole(of.passes);
  orNull(of.result, readMapoutResult);
  return value as sent.MapoutView;
}
