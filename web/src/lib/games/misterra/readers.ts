/** Readers of what the server sends: written by `python -m tools.api_types`, not by hand. */
import { readMatchEnded, readUndone } from '../../api/readers';
import { fields, flag, list, oneOf, orNull, tagged, text, tuple, whole } from '../../api/reading';
import type * as sent from '../../api/schema';

export function readMisterraActedOnIsland(value: unknown): sent.MisterraActedOnIsland {
  const of = fields(value);
  whole(of.owner);
  text(of.space);
  oneOf(of.terrain, ['steppe', 'jungle', 'lagoon', 'mountain']);
  oneOf(of.change, ['new', 'confirmed', 'replaced', 'nothing', 'supply_empty']);
  orNull(of.replaced, (one) => oneOf(one, ['steppe', 'jungle', 'lagoon', 'mountain']));
  list(of.standing, whole);
  list(of.differing, whole);
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
  list(of.spaces, text);
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
  whole(of.total);
  oneOf(of.kind, ['claimed']);
  return value as sent.MisterraClaimed;
}

export function readMisterraCovered(value: unknown): sent.MisterraCovered {
  const of = fields(value);
  text(of.space);
  oneOf(of.terrain, ['steppe', 'jungle', 'lagoon', 'mountain']);
  return value as sent.MisterraCovered;
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
  list(of.covers, readMisterraCovered);
  list(of.differs, text);
  flag(of.may_map);
  list(of.claimed, text);
  whole(of.gain);
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
  whole(of.half_days);
  list(of.turned, whole);
  whole(of.top);
  tuple(of.top_actions, [text, text]);
  flag(of.top_claim);
  orNull(of.top_spaces, (one) => tuple(one, [text, text]));
  text(of.met);
  readMisterraPointsView(of.met_points);
  list(of.last_turn, readMisterraOtomaHalfDay);
  flag(of.guessed);
  return value as sent.MisterraOtomaView;
}

export function readMisterraPlayerView(value: unknown): sent.MisterraPlayerView {
  const of = fields(value);
  whole(of.seat);
  text(of.parchment);
  orNull(of.place, text);
  list(of.sees, text);
  flag(of.may_map);
  list(of.claims, text);
  whole(of.markers);
  whole(of.fidelity);
  whole(of.lines);
  whole(of.empty);
  whole(of.claimed);
  flag(of.decided);
  orNull(of.presumptions, (one) => list(one, readMisterraPresumptionView));
  whole(of.total);
  list(of.differs, text);
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
  whole(of.total);
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
  flag(of.nearer);
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
  flag(of.guessed);
  whole(of.reached);
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
  list(of.places, whole);
  oneOf(of.decided_by, ['points', 'fidelity', 'shared']);
  orNull(of.rating, whole);
  list(of.titles, text);
  list(of.title_words, readMisterraTitleWord);
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

export function readMisterraTitleWord(value: unknown): sent.MisterraTitleWord {
  const of = fields(value);
  oneOf(of.part, ['total', 'presumptions', 'fidelity', 'claims']);
  text(of.word);
  whole(of.points);
  orNull(of.next, text);
  whole(of.lacking);
  return value as sent.MisterraTitleWord;
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
  flag(of.last_turn);
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
