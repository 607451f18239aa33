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
  oneOf(of.kind, ['board']);
  return value as sent.BoardBlock;
}

export function readBot(value: unknown): sent.Bot {
  const of = fields(value);
  text(of.id);
  record(of.strength, readStrength);
  return value as sent.Bot;
}

export function readCartographersAmbushDrawn(value: unknown): sent.CartographersAmbushDrawn {
  const of = fields(value);
  whole(of.sheet);
  oneOf(of.card, ['Goblin Attack', 'Bugbear Assault', 'Kobold Onslaught', 'Gnoll Raid']);
  list(of.cells, (one) => tuple(one, [whole, whole]));
  readCartographersGains(of.gains);
  oneOf(of.kind, ['ambush_drawn']);
  return value as sent.CartographersAmbushDrawn;
}

export function readCartographersAmbushRevealed(value: unknown): sent.CartographersAmbushRevealed {
  const of = fields(value);
  oneOf(of.card, ['Goblin Attack', 'Bugbear Assault', 'Kobold Onslaught', 'Gnoll Raid']);
  flag(of.clockwise);
  list(of.targets, whole);
  orNull(of.corner, (one) => tuple(one, [whole, whole]));
  oneOf(of.kind, ['ambush_revealed']);
  return value as sent.CartographersAmbushRevealed;
}

export function readCartographersCardEffect(value: unknown): sent.CartographersCardEffect {
  const of = fields(value);
  oneOf(of.card, ['Sentinel Wood', 'Greenbough', 'Treetower', 'Stoneside Forest', 'Canal Lake', 'Mages Valley', 'The Golden Granary', 'Shoreside Expanse', 'Wildholds', 'Great City', 'Greengold Plains', 'Shieldgate', 'Borderlands', 'Lost Barony', 'The Broken Road', 'The Cauldrons']);
  whole(of.before);
  whole(of.after);
  list(of.cells, (one) => tuple(one, [whole, whole]));
  return value as sent.CartographersCardEffect;
}

export function readCartographersCardGain(value: unknown): sent.CartographersCardGain {
  const of = fields(value);
  oneOf(of.card, ['Sentinel Wood', 'Greenbough', 'Treetower', 'Stoneside Forest', 'Canal Lake', 'Mages Valley', 'The Golden Granary', 'Shoreside Expanse', 'Wildholds', 'Great City', 'Greengold Plains', 'Shieldgate', 'Borderlands', 'Lost Barony', 'The Broken Road', 'The Cauldrons']);
  whole(of.stars);
  return value as sent.CartographersCardGain;
}

export function readCartographersCardRevealed(value: unknown): sent.CartographersCardRevealed {
  const of = fields(value);
  oneOf(of.card, ['Great River', 'Farmland', 'Hamlet', 'Forgotten Forest', 'Hinterland Stream', 'Homestead', 'Orchard', 'Treetop Village', 'Marshlands', 'Fishing Village', 'Rift Lands']);
  whole(of.time);
  list(of.terrains, (one) => oneOf(one, ['forest', 'village', 'farm', 'water', 'monster']));
  flag(of.ruins);
  oneOf(of.kind, ['card_revealed']);
  return value as sent.CartographersCardRevealed;
}

export function readCartographersChangeView(value: unknown): sent.CartographersChangeView {
  const of = fields(value);
  orNull(of.ambush, (one) => oneOf(one, ['Goblin Attack', 'Bugbear Assault', 'Kobold Onslaught', 'Gnoll Raid']));
  list(of.cells, (one) => tuple(one, [whole, whole]));
  list(of.edicts, whole);
  whole(of.coins);
  whole(of.monsters);
  return value as sent.CartographersChangeView;
}

export function readCartographersChoices(value: unknown): sent.CartographersChoices {
  const of = fields(value);
  oneOf(of.kind, ['cartographers']);
  list(of.terrains, (one) => oneOf(one, ['forest', 'village', 'farm', 'water', 'monster']));
  list(of.ways, readCartographersWay);
  flag(of.falls_back);
  whole(of.target);
  return value as sent.CartographersChoices;
}

export function readCartographersCoinsScored(value: unknown): sent.CartographersCoinsScored {
  const of = fields(value);
  oneOf(of.season, ['spring', 'summer', 'fall', 'winter']);
  list(of.stars, whole);
  oneOf(of.kind, ['coins_scored']);
  return value as sent.CartographersCoinsScored;
}

export function readCartographersDrawingFinished(value: unknown): sent.CartographersDrawingFinished {
  const of = fields(value);
  whole(of.seat);
  orNull(of.move, text);
  oneOf(of.kind, ['drawing_finished']);
  return value as sent.CartographersDrawingFinished;
}

export function readCartographersDrawingRevealed(value: unknown): sent.CartographersDrawingRevealed {
  const of = fields(value);
  whole(of.seat);
  whole(of.sheet);
  oneOf(of.card, ['Great River', 'Farmland', 'Hamlet', 'Forgotten Forest', 'Hinterland Stream', 'Homestead', 'Orchard', 'Treetop Village', 'Marshlands', 'Fishing Village', 'Rift Lands', 'Goblin Attack', 'Bugbear Assault', 'Kobold Onslaught', 'Gnoll Raid']);
  oneOf(of.terrain, ['forest', 'village', 'farm', 'water', 'monster']);
  list(of.cells, (one) => tuple(one, [whole, whole]));
  flag(of.falls_back);
  readCartographersGains(of.gains);
  oneOf(of.kind, ['drawing_revealed']);
  return value as sent.CartographersDrawingRevealed;
}

export function readCartographersDrawingSkipped(value: unknown): sent.CartographersDrawingSkipped {
  const of = fields(value);
  whole(of.seat);
  whole(of.sheet);
  oneOf(of.kind, ['drawing_skipped']);
  return value as sent.CartographersDrawingSkipped;
}

export function readCartographersEdictScored(value: unknown): sent.CartographersEdictScored {
  const of = fields(value);
  oneOf(of.season, ['spring', 'summer', 'fall', 'winter']);
  oneOf(of.edict, ['A', 'B', 'C', 'D']);
  oneOf(of.card, ['Sentinel Wood', 'Greenbough', 'Treetower', 'Stoneside Forest', 'Canal Lake', 'Mages Valley', 'The Golden Granary', 'Shoreside Expanse', 'Wildholds', 'Great City', 'Greengold Plains', 'Shieldgate', 'Borderlands', 'Lost Barony', 'The Broken Road', 'The Cauldrons']);
  list(of.stars, whole);
  list(of.earning, text);
  oneOf(of.kind, ['edict_scored']);
  return value as sent.CartographersEdictScored;
}

export function readCartographersEdictView(value: unknown): sent.CartographersEdictView {
  const of = fields(value);
  oneOf(of.edict, ['A', 'B', 'C', 'D']);
  oneOf(of.card, ['Sentinel Wood', 'Greenbough', 'Treetower', 'Stoneside Forest', 'Canal Lake', 'Mages Valley', 'The Golden Granary', 'Shoreside Expanse', 'Wildholds', 'Great City', 'Greengold Plains', 'Shieldgate', 'Borderlands', 'Lost Barony', 'The Broken Road', 'The Cauldrons']);
  whole(of.solo);
  list(of.scores_in, (one) => oneOf(one, ['spring', 'summer', 'fall', 'winter']));
  return value as sent.CartographersEdictView;
}

export function readCartographersEdictsDealt(value: unknown): sent.CartographersEdictsDealt {
  const of = fields(value);
  list(of.cards, (one) => oneOf(one, ['Sentinel Wood', 'Greenbough', 'Treetower', 'Stoneside Forest', 'Canal Lake', 'Mages Valley', 'The Golden Granary', 'Shoreside Expanse', 'Wildholds', 'Great City', 'Greengold Plains', 'Shieldgate', 'Borderlands', 'Lost Barony', 'The Broken Road', 'The Cauldrons']));
  oneOf(of.kind, ['edicts_dealt']);
  return value as sent.CartographersEdictsDealt;
}

export function readCartographersEffects(value: unknown): sent.CartographersEffects {
  const of = fields(value);
  list(of.edicts, readCartographersCardEffect);
  whole(of.coins);
  list(of.mountains, (one) => tuple(one, [whole, whole]));
  whole(of.monsters);
  list(of.haunted, (one) => tuple(one, [whole, whole]));
  list(of.ruins, (one) => tuple(one, [whole, whole]));
  return value as sent.CartographersEffects;
}

export function readCartographersEvent(value: unknown): sent.CartographersEvent {
  tagged(value, 'kind', { ambush_drawn: readCartographersAmbushDrawn, ambush_revealed: readCartographersAmbushRevealed, card_revealed: readCartographersCardRevealed, coins_scored: readCartographersCoinsScored, drawing_finished: readCartographersDrawingFinished, drawing_revealed: readCartographersDrawingRevealed, drawing_skipped: readCartographersDrawingSkipped, edict_scored: readCartographersEdictScored, edicts_dealt: readCartographersEdictsDealt, match_ended: readMatchEnded, monsters_scored: readCartographersMonstersScored, ruins_revealed: readCartographersRuinsRevealed, season_began: readCartographersSeasonBegan, season_ended: readCartographersSeasonEnded, time_passed: readCartographersTimePassed, undone: readUndone });
  return value as sent.CartographersEvent;
}

export function readCartographersGains(value: unknown): sent.CartographersGains {
  const of = fields(value);
  list(of.edicts, whole);
  whole(of.coins);
  flag(of.shape_coin);
  list(of.mountains, (one) => tuple(one, [whole, whole]));
  whole(of.monsters);
  list(of.cards, readCartographersCardGain);
  return value as sent.CartographersGains;
}

export function readCartographersMonstersScored(value: unknown): sent.CartographersMonstersScored {
  const of = fields(value);
  oneOf(of.season, ['spring', 'summer', 'fall', 'winter']);
  list(of.stars, whole);
  list(of.haunted, text);
  oneOf(of.kind, ['monsters_scored']);
  return value as sent.CartographersMonstersScored;
}

export function readCartographersResult(value: unknown): sent.CartographersResult {
  const of = fields(value);
  list(of.winners, whole);
  oneOf(of.decided_by, ['points', 'monsters', 'shared']);
  orNull(of.rating, whole);
  list(of.titles, (one) => oneOf(one, ['legendary_cartographer', 'master_mapsmith', 'journeyman_topographer', 'apprentice_surveyor', 'amateur_assessor', 'inept_assistant', 'dimwitted_doodler', 'oblivious_inkdrinker']));
  return value as sent.CartographersResult;
}

export function readCartographersRuinsRevealed(value: unknown): sent.CartographersRuinsRevealed {
  const of = fields(value);
  oneOf(of.card, ['Temple Ruins', 'Outpost Ruins']);
  oneOf(of.kind, ['ruins_revealed']);
  return value as sent.CartographersRuinsRevealed;
}

export function readCartographersSeasonBegan(value: unknown): sent.CartographersSeasonBegan {
  const of = fields(value);
  oneOf(of.season, ['spring', 'summer', 'fall', 'winter']);
  whole(of.threshold);
  list(of.edicts, (one) => oneOf(one, ['A', 'B', 'C', 'D']));
  whole(of.deck);
  whole(of.ambushes);
  oneOf(of.kind, ['season_began']);
  return value as sent.CartographersSeasonBegan;
}

export function readCartographersSeasonEnded(value: unknown): sent.CartographersSeasonEnded {
  const of = fields(value);
  oneOf(of.season, ['spring', 'summer', 'fall', 'winter']);
  list(of.stars, whole);
  list(of.totals, whole);
  oneOf(of.kind, ['season_ended']);
  return value as sent.CartographersSeasonEnded;
}

export function readCartographersSheetView(value: unknown): sent.CartographersSheetView {
  const of = fields(value);
  whole(of.seat);
  text(of.drawing);
  whole(of.coins);
  list(of.seasons, (one) => tuple(one, [whole, whole, whole, whole]));
  whole(of.total);
  list(of.worth, whole);
  list(of.earning, text);
  whole(of.monsters);
  flag(of.drawn);
  return value as sent.CartographersSheetView;
}

export function readCartographersTimePassed(value: unknown): sent.CartographersTimePassed {
  const of = fields(value);
  whole(of.time);
  whole(of.threshold);
  oneOf(of.kind, ['time_passed']);
  return value as sent.CartographersTimePassed;
}

export function readCartographersView(value: unknown): sent.CartographersView {
  const of = fields(value);
  text(of.game);
  orNull(of.seat, whole);
  list(of.waiting, whole);
  orNull(of.season, (one) => oneOf(one, ['spring', 'summer', 'fall', 'winter']));
  whole(of.threshold);
  whole(of.time);
  list(of.column, (one) => oneOf(one, ['Great River', 'Farmland', 'Hamlet', 'Forgotten Forest', 'Hinterland Stream', 'Homestead', 'Orchard', 'Treetop Village', 'Marshlands', 'Fishing Village', 'Rift Lands', 'Temple Ruins', 'Outpost Ruins']));
  list(of.edicts, readCartographersEdictView);
  list(of.scores_now, (one) => oneOf(one, ['A', 'B', 'C', 'D']));
  orNull(of.card, (one) => oneOf(one, ['Great River', 'Farmland', 'Hamlet', 'Forgotten Forest', 'Hinterland Stream', 'Homestead', 'Orchard', 'Treetop Village', 'Marshlands', 'Fishing Village', 'Rift Lands', 'Goblin Attack', 'Bugbear Assault', 'Kobold Onslaught', 'Gnoll Raid']));
  list(of.terrains, (one) => oneOf(one, ['forest', 'village', 'farm', 'water', 'monster']));
  flag(of.ruins);
  flag(of.ambush);
  orNull(of.target, whole);
  list(of.ambushes, (one) => oneOf(one, ['Goblin Attack', 'Bugbear Assault', 'Kobold Onslaught', 'Gnoll Raid']));
  whole(of.deck);
  list(of.sheets, readCartographersSheetView);
  list(of.changes, readCartographersChangeView);
  orNull(of.pending, text);
  orNull(of.result, readCartographersResult);
  return value as sent.CartographersView;
}

export function readCartographersWay(value: unknown): sent.CartographersWay {
  const of = fields(value);
  whole(of.shape);
  whole(of.coin);
  list(of.cells, (one) => tuple(one, [whole, whole]));
  list(of.anchors, (one) => tuple(one, [whole, whole]));
  return value as sent.CartographersWay;
}

export function readClause(value: unknown): sent.Clause {
  const of = fields(value);
  text(of.id);
  list(of.blocks, (one) => either(one, [readTextBlock, readListBlock, readTableBlock, readBoardBlock]));
  return value as sent.Clause;
}

export function readCostlyDecision(value: unknown): sent.CostlyDecision {
  const of = fields(value);
  whole(of.step);
  either(of.made, [readMoveEffects, readMoveFaults]);
  either(of.better, [readMoveEffects, readMoveFaults]);
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

export function readIslandExample(value: unknown): sent.IslandExample {
  const of = fields(value);
  text(of.game);
  text(of.island);
  return value as sent.IslandExample;
}

export function readLessonStep(value: unknown): sent.LessonStep {
  const of = fields(value);
  oneOf(of.id, ['draw', 'coin', 'edict', 'ambush', 'ruins', 'season', 'mountain', 'keep', 'land', 'take', 'map', 'go', 'far', 'lagoon', 'confirm', 'presumption', 'claim', 'connect', 'twice', 'lift', 'back', 'end', 'split']);
  whole(of.number);
  list(of.contents, (one) => oneOf(one, ['draw', 'coin', 'edict', 'ambush', 'ruins', 'season', 'mountain', 'keep', 'land', 'take', 'map', 'go', 'far', 'lagoon', 'confirm', 'presumption', 'claim', 'connect', 'twice', 'lift', 'back', 'end', 'split']));
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
  tagged(value, 'kind', { area_counted: readMapoutAreaCounted, connection_made: readMapoutConnectionMade, first_player_chosen: readMapoutFirstPlayerChosen, match_ended: readMatchEnded, passed: readMapoutPassed, play_ended: readMapoutPlayEnded, points_scored: readMapoutPointsScored, tile_drawn: readMapoutTileDrawn, tile_lifted: readMapoutTileLifted, tile_played: readMapoutTilePlayed, tile_put_back: readMapoutTilePutBack, tiles_dealt: readMapoutTilesDealt, tiles_locked: readMapoutTilesLocked, tiles_unlocked: readMapoutTilesUnlocked, tiles_used_up: readMapoutTilesUsedUp, turn_began: readMapoutTurnBegan, undone: readUndone });
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

export function readMapoutView(value: unknown): sent.MapoutView {
  const of = fields(value);
  text(of.game);
  orNull(of.seat, whole);
  list(of.waiting, whole);
  oneOf(of.stage, ['fresh', 'held', 'returned', 'played']);
  oneOf(of.moved_tiles_score, ['all', 'gain', 'none']);
  oneOf(of.starting_tiles, ['any', 'first_turn']);
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

export function readMatchEnded(value: unknown): sent.MatchEnded {
  const of = fields(value);
  list(of.totals, whole);
  list(of.winners, whole);
  text(of.decided_by);
  orNull(of.rating, whole);
  list(of.titles, text);
  oneOf(of.kind, ['match_ended']);
  return value as sent.MatchEnded;
}

export function readMe(value: unknown): sent.Me {
  const of = fields(value);
  text(of.id);
  text(of.name);
  return value as sent.Me;
}

export function readMisterraActedOnIsland(value: unknown): sent.MisterraActedOnIsland {
  const of = fields(value);
  whole(of.owner);
  text(of.space);
  oneOf(of.terrain, ['steppe', 'jungle', 'lagoon', 'mountain']);
  oneOf(of.change, ['new', 'confirmed', 'replaced', 'nothing', 'supply_empty']);
  orNull(of.replaced, (one) => oneOf(one, ['steppe', 'jungle', 'lagoon', 'mountain']));
  list(of.standing, whole);
  oneOf(of.kind, ['acted_on_island']);
  return value as sent.MisterraActedOnIsland;
}

export function readMisterraAutomaticView(value: unknown): sent.MisterraAutomaticView {
  const of = fields(value);
  whole(of.round);
  whole(of.seat);
  oneOf(of.step, ['stay', 'take', 'no_card', 'jungle']);
  orNull(of.card, text);
  return value as sent.MisterraAutomaticView;
}

export function readMisterraCardExchanged(value: unknown): sent.MisterraCardExchanged {
  const of = fields(value);
  whole(of.seat);
  whole(of.position);
  oneOf(of.tucked, ['SS', 'SJ', 'SL', 'SM', 'JJ', 'JL', 'JM', 'LL', 'LM', 'MM']);
  oneOf(of.revealed, ['SS', 'SJ', 'SL', 'SM', 'JJ', 'JL', 'JM', 'LL', 'LM', 'MM']);
  flag(of.from_bottom);
  oneOf(of.kind, ['card_exchanged']);
  return value as sent.MisterraCardExchanged;
}

export function readMisterraCardTaken(value: unknown): sent.MisterraCardTaken {
  const of = fields(value);
  whole(of.seat);
  oneOf(of.card, ['SS', 'SJ', 'SL', 'SM', 'JJ', 'JL', 'JM', 'LL', 'LM', 'MM']);
  whole(of.position);
  flag(of.automatic);
  oneOf(of.kind, ['card_taken']);
  return value as sent.MisterraCardTaken;
}

export function readMisterraCategoryScored(value: unknown): sent.MisterraCategoryScored {
  const of = fields(value);
  oneOf(of.category, ['fidelity', 'lines', 'empty', 'presumption1', 'presumption2', 'claims', 'otoma']);
  list(of.points, whole);
  oneOf(of.kind, ['category_scored']);
  return value as sent.MisterraCategoryScored;
}

export function readMisterraClaimView(value: unknown): sent.MisterraClaimView {
  const of = fields(value);
  whole(of.owner);
  text(of.space);
  oneOf(of.terrain, ['steppe', 'jungle', 'lagoon', 'mountain']);
  whole(of.tiles);
  whole(of.points);
  flag(of.disputed);
  return value as sent.MisterraClaimView;
}

export function readMisterraClaimed(value: unknown): sent.MisterraClaimed {
  const of = fields(value);
  whole(of.owner);
  text(of.space);
  oneOf(of.terrain, ['steppe', 'jungle', 'lagoon', 'mountain']);
  list(of.region, text);
  whole(of.tiles);
  whole(of.points);
  oneOf(of.kind, ['claimed']);
  return value as sent.MisterraClaimed;
}

export function readMisterraDisplayDiscarded(value: unknown): sent.MisterraDisplayDiscarded {
  const of = fields(value);
  list(of.cards, (one) => oneOf(one, ['SS', 'SJ', 'SL', 'SM', 'JJ', 'JL', 'JM', 'LL', 'LM', 'MM']));
  oneOf(of.kind, ['display_discarded']);
  return value as sent.MisterraDisplayDiscarded;
}

export function readMisterraDisplayRefilled(value: unknown): sent.MisterraDisplayRefilled {
  const of = fields(value);
  list(of.cards, (one) => oneOf(one, ['SS', 'SJ', 'SL', 'SM', 'JJ', 'JL', 'JM', 'LL', 'LM', 'MM']));
  whole(of.from_bottom);
  whole(of.deck);
  oneOf(of.kind, ['display_refilled']);
  return value as sent.MisterraDisplayRefilled;
}

export function readMisterraEffects(value: unknown): sent.MisterraEffects {
  const of = fields(value);
  list(of.spaces, readMisterraSpaceChange);
  list(of.sees, text);
  tuple(of.fidelity, [whole, whole]);
  tuple(of.lines, [whole, whole]);
  tuple(of.empty, [whole, whole]);
  list(of.presumptions, readMisterraPresumptionChange);
  list(of.regions, readMisterraRegionChange);
  list(of.claims, (one) => tuple(one, [whole, whole]));
  list(of.endangered, readMisterraEndangered);
  return value as sent.MisterraEffects;
}

export function readMisterraEndAnnounced(value: unknown): sent.MisterraEndAnnounced {
  const of = fields(value);
  oneOf(of.condition, ['cards', 'parchment', 'confirmed', 'unmappable', 'otoma']);
  list(of.last_turns, whole);
  oneOf(of.kind, ['end_announced']);
  return value as sent.MisterraEndAnnounced;
}

export function readMisterraEndangered(value: unknown): sent.MisterraEndangered {
  const of = fields(value);
  whole(of.owner);
  text(of.space);
  flag(of.certain);
  return value as sent.MisterraEndangered;
}

export function readMisterraEvent(value: unknown): sent.MisterraEvent {
  tagged(value, 'kind', { acted_on_island: readMisterraActedOnIsland, card_exchanged: readMisterraCardExchanged, card_taken: readMisterraCardTaken, category_scored: readMisterraCategoryScored, claimed: readMisterraClaimed, display_discarded: readMisterraDisplayDiscarded, display_refilled: readMisterraDisplayRefilled, end_announced: readMisterraEndAnnounced, first_player_chosen: readMisterraFirstPlayerChosen, half_day_began: readMisterraHalfDayBegan, half_day_skipped: readMisterraHalfDaySkipped, landed: readMisterraLanded, mapped: readMisterraMapped, match_ended: readMatchEnded, otoma_card_turned: readMisterraOtomaCardTurned, otoma_claim_asked: readMisterraOtomaClaimAsked, otoma_claimed_nothing: readMisterraOtomaClaimedNothing, otoma_deck_built: readMisterraOtomaDeckBuilt, otoma_turn_began: readMisterraOtomaTurnBegan, points_changed: readMisterraPointsChanged, presumptions_dealt: readMisterraPresumptionsDealt, presumptions_kept: readMisterraPresumptionsKept, presumptions_revealed: readMisterraPresumptionsRevealed, rested: readMisterraRested, round_began: readMisterraRoundBegan, stayed: readMisterraStayed, turn_began: readMisterraTurnBegan, undone: readUndone, walked: readMisterraWalked });
  return value as sent.MisterraEvent;
}

export function readMisterraFirstPlayerChosen(value: unknown): sent.MisterraFirstPlayerChosen {
  const of = fields(value);
  whole(of.seat);
  flag(of.by_lot);
  oneOf(of.kind, ['first_player_chosen']);
  return value as sent.MisterraFirstPlayerChosen;
}

export function readMisterraForbiddenClaim(value: unknown): sent.MisterraForbiddenClaim {
  const of = fields(value);
  text(of.space);
  oneOf(of.terrain, ['steppe', 'jungle', 'lagoon', 'mountain']);
  text(of.clause);
  return value as sent.MisterraForbiddenClaim;
}

export function readMisterraHalfDayBegan(value: unknown): sent.MisterraHalfDayBegan {
  const of = fields(value);
  whole(of.seat);
  whole(of.half);
  oneOf(of.kind, ['half_day_began']);
  return value as sent.MisterraHalfDayBegan;
}

export function readMisterraHalfDaySkipped(value: unknown): sent.MisterraHalfDaySkipped {
  const of = fields(value);
  whole(of.seat);
  oneOf(of.why, ['jungle', 'no_card']);
  orNull(of.card, (one) => oneOf(one, ['SS', 'SJ', 'SL', 'SM', 'JJ', 'JL', 'JM', 'LL', 'LM', 'MM']));
  oneOf(of.kind, ['half_day_skipped']);
  return value as sent.MisterraHalfDaySkipped;
}

export function readMisterraLanded(value: unknown): sent.MisterraLanded {
  const of = fields(value);
  whole(of.seat);
  text(of.place);
  oneOf(of.kind, ['landed']);
  return value as sent.MisterraLanded;
}

export function readMisterraMapped(value: unknown): sent.MisterraMapped {
  const of = fields(value);
  whole(of.seat);
  oneOf(of.card, ['SS', 'SJ', 'SL', 'SM', 'JJ', 'JL', 'JM', 'LL', 'LM', 'MM']);
  tuple(of.halves, [readMisterraMappedHalf, readMisterraMappedHalf]);
  oneOf(of.kind, ['mapped']);
  return value as sent.MisterraMapped;
}

export function readMisterraMappedHalf(value: unknown): sent.MisterraMappedHalf {
  const of = fields(value);
  text(of.space);
  oneOf(of.terrain, ['steppe', 'jungle', 'lagoon', 'mountain']);
  orNull(of.covered, (one) => oneOf(one, ['steppe', 'jungle', 'lagoon', 'mountain']));
  return value as sent.MisterraMappedHalf;
}

export function readMisterraOtomaCardTurned(value: unknown): sent.MisterraOtomaCardTurned {
  const of = fields(value);
  whole(of.half);
  whole(of.card);
  tuple(of.spaces, [text, text]);
  whole(of.top);
  tuple(of.actions, [text, text]);
  flag(of.claim);
  orNull(of.next_spaces, (one) => tuple(one, [text, text]));
  whole(of.deck);
  oneOf(of.kind, ['otoma_card_turned']);
  return value as sent.MisterraOtomaCardTurned;
}

export function readMisterraOtomaClaimAsked(value: unknown): sent.MisterraOtomaClaimAsked {
  const of = fields(value);
  list(of.spaces, text);
  oneOf(of.kind, ['otoma_claim_asked']);
  return value as sent.MisterraOtomaClaimAsked;
}

export function readMisterraOtomaClaimedNothing(value: unknown): sent.MisterraOtomaClaimedNothing {
  const of = fields(value);
  list(of.forbidden, readMisterraForbiddenClaim);
  oneOf(of.kind, ['otoma_claimed_nothing']);
  return value as sent.MisterraOtomaClaimedNothing;
}

export function readMisterraOtomaDeckBuilt(value: unknown): sent.MisterraOtomaDeckBuilt {
  const of = fields(value);
  whole(of.top);
  tuple(of.actions, [text, text]);
  flag(of.claim);
  orNull(of.spaces, (one) => tuple(one, [text, text]));
  whole(of.deck);
  oneOf(of.kind, ['otoma_deck_built']);
  return value as sent.MisterraOtomaDeckBuilt;
}

export function readMisterraOtomaHalfDay(value: unknown): sent.MisterraOtomaHalfDay {
  const of = fields(value);
  tuple(of.spaces, [text, text]);
  tuple(of.actions, [text, text]);
  tuple(of.changes, [readMisterraSpaceChange, readMisterraSpaceChange]);
  flag(of.claim);
  orNull(of.claimed, text);
  flag(of.asked);
  return value as sent.MisterraOtomaHalfDay;
}

export function readMisterraOtomaTurnBegan(value: unknown): sent.MisterraOtomaTurnBegan {
  const of = fields(value);
  oneOf(of.kind, ['otoma_turn_began']);
  return value as sent.MisterraOtomaTurnBegan;
}

export function readMisterraOtomaView(value: unknown): sent.MisterraOtomaView {
  const of = fields(value);
  list(of.claims, text);
  whole(of.markers);
  whole(of.claimed);
  whole(of.deck);
  list(of.turned, whole);
  whole(of.top);
  tuple(of.top_actions, [text, text]);
  flag(of.top_claim);
  orNull(of.top_spaces, (one) => tuple(one, [text, text]));
  text(of.met);
  readMisterraPointsView(of.met_points);
  list(of.last_turn, readMisterraOtomaHalfDay);
  return value as sent.MisterraOtomaView;
}

export function readMisterraPlayerView(value: unknown): sent.MisterraPlayerView {
  const of = fields(value);
  whole(of.seat);
  text(of.parchment);
  orNull(of.place, text);
  list(of.sees, text);
  list(of.claims, text);
  whole(of.markers);
  whole(of.fidelity);
  whole(of.lines);
  whole(of.empty);
  whole(of.claimed);
  flag(of.decided);
  orNull(of.presumptions, (one) => list(one, readMisterraPresumptionView));
  return value as sent.MisterraPlayerView;
}

export function readMisterraPointsChanged(value: unknown): sent.MisterraPointsChanged {
  const of = fields(value);
  whole(of.owner);
  whole(of.fidelity);
  whole(of.lines);
  whole(of.empty);
  whole(of.claims);
  orNull(of.presumptions, (one) => list(one, (one) => tuple(one, [whole, whole])));
  oneOf(of.kind, ['points_changed']);
  return value as sent.MisterraPointsChanged;
}

export function readMisterraPointsView(value: unknown): sent.MisterraPointsView {
  const of = fields(value);
  whole(of.fidelity);
  whole(of.lines);
  whole(of.empty);
  whole(of.claimed);
  return value as sent.MisterraPointsView;
}

export function readMisterraPresumptionChange(value: unknown): sent.MisterraPresumptionChange {
  const of = fields(value);
  whole(of.card);
  whole(of.before);
  whole(of.after);
  orNull(of.count, whole);
  orNull(of.needed, whole);
  whole(of.gain);
  return value as sent.MisterraPresumptionChange;
}

export function readMisterraPresumptionView(value: unknown): sent.MisterraPresumptionView {
  const of = fields(value);
  whole(of.card);
  text(of.family);
  orNull(of.terrain, (one) => oneOf(one, ['steppe', 'jungle', 'lagoon', 'mountain']));
  orNull(of.other, (one) => oneOf(one, ['steppe', 'jungle', 'lagoon', 'mountain']));
  list(of.steps, (one) => tuple(one, [whole, whole]));
  whole(of.beyond);
  whole(of.each);
  text(of.pattern);
  whole(of.points);
  orNull(of.count, whole);
  orNull(of.needed, whole);
  whole(of.gain);
  return value as sent.MisterraPresumptionView;
}

export function readMisterraPresumptionsDealt(value: unknown): sent.MisterraPresumptionsDealt {
  const of = fields(value);
  whole(of.seat);
  orNull(of.cards, (one) => list(one, whole));
  oneOf(of.kind, ['presumptions_dealt']);
  return value as sent.MisterraPresumptionsDealt;
}

export function readMisterraPresumptionsKept(value: unknown): sent.MisterraPresumptionsKept {
  const of = fields(value);
  whole(of.seat);
  orNull(of.cards, (one) => tuple(one, [whole, whole]));
  oneOf(of.kind, ['presumptions_kept']);
  return value as sent.MisterraPresumptionsKept;
}

export function readMisterraPresumptionsRevealed(value: unknown): sent.MisterraPresumptionsRevealed {
  const of = fields(value);
  whole(of.seat);
  list(of.cards, whole);
  oneOf(of.kind, ['presumptions_revealed']);
  return value as sent.MisterraPresumptionsRevealed;
}

export function readMisterraRegionChange(value: unknown): sent.MisterraRegionChange {
  const of = fields(value);
  oneOf(of.terrain, ['steppe', 'jungle', 'lagoon', 'mountain']);
  list(of.spaces, text);
  whole(of.confirmed);
  whole(of.before);
  list(of.owners, whole);
  return value as sent.MisterraRegionChange;
}

export function readMisterraRegionView(value: unknown): sent.MisterraRegionView {
  const of = fields(value);
  oneOf(of.terrain, ['steppe', 'jungle', 'lagoon', 'mountain']);
  list(of.spaces, text);
  whole(of.confirmed);
  list(of.owners, whole);
  flag(of.disputed);
  return value as sent.MisterraRegionView;
}

export function readMisterraRested(value: unknown): sent.MisterraRested {
  const of = fields(value);
  whole(of.seat);
  oneOf(of.card, ['SS', 'SJ', 'SL', 'SM', 'JJ', 'JL', 'JM', 'LL', 'LM', 'MM']);
  oneOf(of.kind, ['rested']);
  return value as sent.MisterraRested;
}

export function readMisterraResult(value: unknown): sent.MisterraResult {
  const of = fields(value);
  list(of.scores, (one) => list(one, (one) => tuple(one, [text, whole])));
  list(of.totals, whole);
  list(of.winners, whole);
  oneOf(of.decided_by, ['points', 'fidelity', 'shared']);
  orNull(of.rating, whole);
  list(of.titles, text);
  return value as sent.MisterraResult;
}

export function readMisterraRoundBegan(value: unknown): sent.MisterraRoundBegan {
  const of = fields(value);
  whole(of.round);
  flag(of.last);
  oneOf(of.kind, ['round_began']);
  return value as sent.MisterraRoundBegan;
}

export function readMisterraSpaceChange(value: unknown): sent.MisterraSpaceChange {
  const of = fields(value);
  text(of.space);
  oneOf(of.terrain, ['steppe', 'jungle', 'lagoon', 'mountain']);
  oneOf(of.change, ['new', 'confirmed', 'replaced', 'nothing', 'supply_empty']);
  orNull(of.replaced, (one) => oneOf(one, ['steppe', 'jungle', 'lagoon', 'mountain']));
  return value as sent.MisterraSpaceChange;
}

export function readMisterraStayed(value: unknown): sent.MisterraStayed {
  const of = fields(value);
  whole(of.seat);
  text(of.place);
  flag(of.automatic);
  oneOf(of.kind, ['stayed']);
  return value as sent.MisterraStayed;
}

export function readMisterraTurnBegan(value: unknown): sent.MisterraTurnBegan {
  const of = fields(value);
  whole(of.seat);
  oneOf(of.kind, ['turn_began']);
  return value as sent.MisterraTurnBegan;
}

export function readMisterraView(value: unknown): sent.MisterraView {
  const of = fields(value);
  text(of.game);
  orNull(of.seat, whole);
  list(of.waiting, whole);
  oneOf(of.phase, ['keep', 'go', 'choose', 'act', 'otoma', 'over']);
  whole(of.round);
  orNull(of.first, whole);
  orNull(of.turn, whole);
  whole(of.half);
  text(of.ending);
  text(of.island);
  list(of.supply, whole);
  list(of.display, text);
  orNull(of.card, text);
  flag(of.tucked);
  whole(of.deck);
  list(of.bottom, text);
  list(of.regions, readMisterraRegionView);
  list(of.claims, readMisterraClaimView);
  list(of.automatic, readMisterraAutomaticView);
  list(of.players, readMisterraPlayerView);
  list(of.dealt, readMisterraPresumptionView);
  orNull(of.pending, text);
  orNull(of.otoma, readMisterraOtomaView);
  orNull(of.result, readMisterraResult);
  return value as sent.MisterraView;
}

export function readMisterraWalked(value: unknown): sent.MisterraWalked {
  const of = fields(value);
  whole(of.seat);
  list(of.path, text);
  oneOf(of.kind, ['walked']);
  return value as sent.MisterraWalked;
}

export function readMoveEffects(value: unknown): sent.MoveEffects {
  const of = fields(value);
  text(of.move);
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

export function readPingMessage(value: unknown): sent.PingMessage {
  const of = fields(value);
  oneOf(of.type, ['ping']);
  return value as sent.PingMessage;
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
  orNull(of.rematch, text);
  text(of.created_at);
  flag(of.imported);
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
