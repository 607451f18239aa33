"""M17: taking back, and chance that can be checked."""

from __future__ import annotations

from hashlib import sha256

import pytest

from mapmakers.engine.core import FastChance, Match, Refused
from mapmakers.engine.core.chance import FairChance
from mapmakers.engine.core.record import Record, RecordError
from mapmakers.engine.core.replay import verify
from mapmakers.engine.games.misterra import MISTERRA, Move

SEED = bytes(range(32))
PAIRS = {"first_game": "on", "first_player": "1"}


WITH_LAGOON = bytes([1]) * 32
"""Its first display has a lagoon."""


def two(options: dict[str, str], seed: bytes = SEED) -> Match[Move]:
    return Match(MISTERRA, ["Ann", "Ben"], FairChance(seed), options)


def play(match: Match[Move], *moves: str) -> None:
    """Each by the one seat that is waited for."""
    for move in moves:
        (seat,) = match.state.waiting
        match.play(seat, MISTERRA.parse_move(move))


def half_day(match: Match[Move]) -> None:
    """Stay or land on the beach, take the first card and lay it wherever it can be laid first."""
    (seat,) = match.state.waiting
    place = match.state.view(seat).players[seat].place or "beach3"
    play(match, f"go {place}", f"take {match.state.view(seat).display[0]}")
    match.play(seat, match.state.legal(seat)[0])


def undo_refused(match: Match[Move], seat: int) -> str:
    with pytest.raises(Refused) as refusal:
        match.undo(seat)
    return refusal.value.clause


@pytest.mark.clause("M17.3")
def test_a_whole_half_day_can_be_taken_back_step_by_step() -> None:
    match = two(PAIRS)
    before = match.view(None)
    half_day(match)
    assert match.view(None).half == 1
    for _ in ("map", "take", "go"):
        match.undo(0)
    assert match.view(None) == before
    assert undo_refused(match, 0) == "M17.3"


@pytest.mark.clause("M17.3")
def test_nothing_comes_back_once_the_display_is_refilled() -> None:
    match = two(PAIRS)
    half_day(match)
    half_day(match)
    assert len(match.view(None).display) == 5
    assert undo_refused(match, 0) == "M17.3"


@pytest.mark.clause("M17.3", "M5.4")
def test_nothing_comes_back_once_a_lagoon_has_turned_up_a_new_card() -> None:
    match = two(PAIRS, WITH_LAGOON)
    lagoon = next(card for card in match.view(0).display if "L" in card)
    other = lagoon.replace("L", "", 1)
    play(match, "go beach3", f"take {lagoon}", f"map LE3 {other}E4", "go E3")
    play(match, f"tuck {match.view(0).display[0]}")
    assert undo_refused(match, 0) == "M17.3"


@pytest.mark.clause("M17.3", "M2.4")
def test_presumption_cards_can_be_chosen_anew_until_the_last_player_has_chosen() -> None:
    match = two({})
    one, other, *_ = match.state.legal(0)
    match.play(0, one)
    match.undo(0)
    match.play(0, other)
    match.play(1, match.state.legal(1)[0])
    kept = match.view(0).players[0].presumptions
    assert kept is not None
    assert "keep " + " ".join(str(card.card) for card in kept) == str(other)
    assert undo_refused(match, 0) == "M17.3"


@pytest.mark.clause("M17.3")
def test_nothing_comes_back_after_another_has_acted() -> None:
    match = two(PAIRS)
    half_day(match)
    half_day(match)
    play(match, "go beach1")
    assert undo_refused(match, 0) == "M17.3"
    assert match.can_undo(1)


def played_out(seats: int) -> Match[Move]:
    """A match whose decisions are drawn apart from its chance."""
    match = Match(MISTERRA, [f"Player {seat + 1}" for seat in range(seats)], FairChance(SEED))
    decisions = FastChance(7)
    while match.state.outcome is None:
        seat = match.state.waiting[0]
        match.play(seat, match.state.legal(seat).sample(decisions))
    return match


@pytest.mark.clause("M17.4")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_seed_behind_the_commitment_gives_every_card_of_the_match(seats: int) -> None:
    match = played_out(seats)
    assert match.record.header.commitment == sha256(SEED).hexdigest()
    assert match.seed == SEED
    assert f"seed {SEED.hex()}" in match.record.texts
    again = FairChance(SEED)
    assert all(again.below(bound) == answer for answer, bound in match.drawn())


@pytest.mark.clause("M17.4")
def test_a_record_with_another_seed_is_found_out() -> None:
    record = played_out(2).record
    verify(MISTERRA, record)
    lied = [text.replace(f"seed {SEED.hex()}", f"seed {bytes(32).hex()}") for text in record.texts]
    with pytest.raises(RecordError):
        verify(MISTERRA, Record.of_texts(lied))
