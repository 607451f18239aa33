"""What a seat sees, what it can tell, and what it imagines."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict

import pytest

from mapmakers.engine.core import FastChance, Match, Refused
from mapmakers.engine.games.mapout import MAP_OUT, MapOutState, Move
from mapmakers.engine.games.mapout.hidden import after_pass, after_play
from tests.engine.contract import wire
from tests.engine.games.mapout.boards import FULL, JOINED, NARROW, TIGHT
from tests.engine.games.mapout.tables import play, table

PLACE = MAP_OUT.box.place


def hand(*tiles: str) -> tuple[int, ...]:
    return tuple(PLACE[tile] for tile in tiles)


@pytest.mark.clause("O8.1")
def test_a_seat_sees_its_own_hand_and_how_many_tiles_the_others_hold() -> None:
    state = table(JOINED, ["road-01", "end-01"], ["road-02", "road-03", "end-02"], pile=["road-20"])
    view = state.view(0)
    assert [tile.id for tile in view.hand] == ["road-01"]
    assert [player.hand for player in view.players] == [1, 2]
    assert [[end.id for end in player.ends] for player in view.players] == [["end-01"], ["end-02"]]
    assert view.pile == 1
    assert state.view(None).hand == ()


@pytest.mark.clause("O8.1")
def test_no_byte_of_a_view_depends_on_what_is_hidden_from_the_seat() -> None:
    one = table(JOINED, ["road-01"], ["road-02", "road-03"], pile=["road-20", "road-21"])
    other = table(JOINED, ["road-01"], ["road-20", "road-21"], pile=["road-02", "road-03"])
    assert wire(one.view(0)) == wire(other.view(0))
    assert wire(one.view(None)) == wire(other.view(None))
    assert wire(one.view(1)) != wire(other.view(1))
    seen = json.dumps(asdict(one.view(0)))
    assert not any(tile in seen for tile in ("road-02", "road-03", "road-20", "road-21"))


@pytest.mark.clause("O8.1")
def test_everybody_sees_the_board_and_a_lifted_tile() -> None:
    state = play(table(NARROW, ["road-09"], ["road-10"]), "lift road-02")
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert view.stage == "held"
        assert view.lifted is not None
        assert (view.lifted.tile.id, view.lifted.origin) == ("road-02", (0, 1))
        assert "road-02" not in [lying.tile.id for lying in view.lying]
        assert {(lying.q, lying.r): lying.locked for lying in view.lying}[0, 0]
        assert (0, 1) in view.open_ends


@pytest.mark.clause("O8.1")
def test_imagined_hands_take_every_tile_that_is_unseen() -> None:
    state = table(JOINED, ["road-01"], ["road-02", "road-03"], pile=["road-20", "road-21"])
    chance = FastChance(1)
    seen: Counter[int] = Counter()
    for _ in range(600):
        imagined = state.imagine(0, chance)
        assert imagined.hands[0] == state.hands[0]
        assert len(imagined.hands[1]) == 2
        assert sorted(imagined.hands[1] + imagined.pile) == sorted(state.hands[1] + state.pile)
        seen.update(imagined.hands[1])
    assert set(seen) == set(hand("road-02", "road-03", "road-20", "road-21"))
    assert all(240 < count < 360 for count in seen.values())


@pytest.mark.clause("O5.4", "O8.1")
def test_who_has_passed_is_not_imagined_with_a_tile_that_could_have_been_played() -> None:
    """Of these tiles one desert and one meadows tile fit nowhere."""
    state = table(FULL, ["road-03"], ["road-05"], pile=["road-06", "road-04", "road-01"])
    play(state, "pass")
    chance = FastChance(2)
    imagined = {state.imagine(1, chance).hands[0] for _ in range(60)}
    assert imagined == {hand("road-03"), hand("road-06")}


@pytest.mark.clause("O4.5")
def test_who_has_lifted_is_imagined_with_a_tile_that_completes_the_turn() -> None:
    state = table(TIGHT, ["road-02"], ["road-01"], pile=["road-23", "road-09", "road-13"])
    play(state, "lift road-08")
    chance = FastChance(3)
    imagined = [state.imagine(1, chance) for _ in range(40)]
    assert len({other.hands[0] for other in imagined}) > 1
    for other in imagined:
        assert len(other.legal(0)) > 0


def test_what_a_pass_tells_holds_for_what_was_in_the_hand_then() -> None:
    bars = after_pass((), 3, 0b0110)
    assert bars == (0b0110, 0b0110, 0b0110)
    assert after_play(bars, 0) == (0b0110, 0b0110)


def test_a_barred_tile_that_is_played_was_drawn_later() -> None:
    assert after_play((0b0110, 0b0110), 2) == (0b0110, 0b0110)


def test_of_two_that_may_have_been_played_the_better_known_is_forgotten() -> None:
    assert after_play((0b0110, 0b0100), 1) == (0b0110,)
    assert after_play((0b0110, 0b0100), 3) == (0b0100,)


@pytest.mark.clause("O8.2")
def test_decisions_can_be_taken_back_until_a_tile_is_drawn() -> None:
    match = Match(MAP_OUT, ["Ann", "Ben"], FastChance(4), {"first_player": "1"})
    match.play(0, Move.parse("lift starting-02"))
    match.play(0, Move.parse("back starting-02 1,0 4"))
    assert match.can_undo(0)
    match.undo(0)
    match.undo(0)
    state = match.state
    assert isinstance(state, MapOutState)
    assert state.stage == 0
    match.play(0, state.legal(0)[0])
    assert not match.can_undo(0)
    with pytest.raises(Refused) as refusal:
        match.undo(0)
    assert refusal.value.clause == "O8.2"


@pytest.mark.clause("O8.2")
def test_nor_after_the_last_tile_of_the_pile_was_drawn() -> None:
    """There is nothing to choose from, but the player has seen the tile."""
    match = Match(MAP_OUT, ["Ann", "Ben"], FastChance(9))
    state = match.state
    assert isinstance(state, MapOutState)
    while len(state.pile) > 1:
        match.play(
            state.turn, next(move for move in state.legal(state.turn) if move.verb == "play")
        )
    seat = state.turn
    match.play(seat, next(move for move in state.legal(seat) if move.verb == "play"))
    assert not state.pile
    assert match.steps[-1].drawn == ()
    assert not match.can_undo(seat)
    match.play(1 - seat, next(m for m in state.legal(1 - seat) if m.verb == "play"))
    assert match.can_undo(1 - seat)
