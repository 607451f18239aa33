/** Readers of what the server sends: written by `python -m tools.api_types`, not by hand. */
import { readMatchEnded, readUndone } from '../../api/readers';
import { fields, flag, list, oneOf, orNull, tagged, text, tuple, whole } from '../../api/reading';
import type * as sent from '../../api/schema';

export function readCartographersAmbushDrawn(value: unknown): sent.CartographersAmbushDrawn {
  const of = fields(value);
  whole(of.sheet);
  oneOf(of.card, ['Goblin Attack', 'Bugbear Assault', 'Kobold Onslaught', 'Gnoll Raid']);
  list(of.cells, (one) => tuple(one, [whole, whole]));
  readCartographersGains(of.gains);
  readCartographersRunningSeason(of.running);
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
  readCartographersRunningSeason(of.running);
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

export function readCartographersGoalView(value: unknown): sent.CartographersGoalView {
  const of = fields(value);
  whole(of.stars);
  oneOf(of.title, ['legendary_cartographer', 'master_mapsmith', 'journeyman_topographer', 'apprentice_surveyor', 'amateur_assessor', 'inept_assistant', 'dimwitted_doodler', 'oblivious_inkdrinker']);
  whole(of.now);
  return value as sent.CartographersGoalView;
}

export function readCartographersMonstersScored(value: unknown): sent.CartographersMonstersScored {
  const of = fields(value);
  oneOf(of.season, ['spring', 'summer', 'fall', 'winter']);
  list(of.stars, whole);
  list(of.haunted, text);
  oneOf(of.kind, ['monsters_scored']);
  return value as sent.CartographersMonstersScored;
}

export function readCartographersNextTitle(value: unknown): sent.CartographersNextTitle {
  const of = fields(value);
  oneOf(of.title, ['legendary_cartographer', 'master_mapsmith', 'journeyman_topographer', 'apprentice_surveyor', 'amateur_assessor', 'inept_assistant', 'dimwitted_doodler', 'oblivious_inkdrinker']);
  whole(of.lacking);
  return value as sent.CartographersNextTitle;
}

export function readCartographersResult(value: unknown): sent.CartographersResult {
  const of = fields(value);
  list(of.winners, whole);
  list(of.places, whole);
  oneOf(of.decided_by, ['points', 'monsters', 'shared']);
  orNull(of.rating, whole);
  list(of.titles, (one) => oneOf(one, ['legendary_cartographer', 'master_mapsmith', 'journeyman_topographer', 'apprentice_surveyor', 'amateur_assessor', 'inept_assistant', 'dimwitted_doodler', 'oblivious_inkdrinker']));
  orNull(of.next_title, readCartographersNextTitle);
  return value as sent.CartographersResult;
}

export function readCartographersRuinsRevealed(value: unknown): sent.CartographersRuinsRevealed {
  const of = fields(value);
  oneOf(of.card, ['Temple Ruins', 'Outpost Ruins']);
  oneOf(of.kind, ['ruins_revealed']);
  return value as sent.CartographersRuinsRevealed;
}

export function readCartographersRunningSeason(value: unknown): sent.CartographersRunningSeason {
  const of = fields(value);
  tuple(of.boxes, [whole, whole, whole, whole]);
  whole(of.sum);
  whole(of.total);
  return value as sent.CartographersRunningSeason;
}

export function readCartographersSeasonBegan(value: unknown): sent.CartographersSeasonBegan {
  const of = fields(value);
  oneOf(of.season, ['spring', 'summer', 'fall', 'winter']);
  whole(of.threshold);
  list(of.edicts, (one) => oneOf(one, ['A', 'B', 'C', 'D']));
  whole(of.deck);
  whole(of.ambushes);
  readCartographersUnseenCards(of.unseen);
  list(of.running, readCartographersRunningSeason);
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
  list(of.unpaid, (one) => tuple(one, [whole, whole]));
  list(of.seasons, (one) => tuple(one, [whole, whole, whole, whole]));
  list(of.sums, whole);
  whole(of.total);
  orNull(of.running, readCartographersRunningSeason);
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

export function readCartographersUnseenCards(value: unknown): sent.CartographersUnseenCards {
  const of = fields(value);
  list(of.cards, (one) => oneOf(one, ['Great River', 'Farmland', 'Hamlet', 'Forgotten Forest', 'Hinterland Stream', 'Homestead', 'Orchard', 'Treetop Village', 'Marshlands', 'Fishing Village', 'Rift Lands', 'Temple Ruins', 'Outpost Ruins']));
  whole(of.lurking);
  list(of.ambushes, (one) => oneOf(one, ['Goblin Attack', 'Bugbear Assault', 'Kobold Onslaught', 'Gnoll Raid']));
  return value as sent.CartographersUnseenCards;
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
  readCartographersUnseenCards(of.unseen);
  list(of.sheets, readCartographersSheetView);
  list(of.changes, readCartographersChangeView);
  orNull(of.goal, readCartographersGoalView);
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
