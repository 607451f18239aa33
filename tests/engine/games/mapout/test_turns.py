"""A turn and its small decisions: lift, play, put back, pass, draw."""

from __future__ import annotations

import pytest

from mapmakers.engine.boards.hexes import unpacked
from mapmakers.engine.core import FastChance, Refused, ReplayChance
from mapmakers.engine.games.mapout import MAP_OUT, Board, MapOutState, Move
from tests.engine.games.mapout.boards import CLOSED, FULL, JOINED, NARROW, TIGHT
from tests.engine.games.mapout.tables import START, play, table

LEAF = Board.of([*JOINED.lying, ("road-06", -1, 1, 1)])
"""A meadows tile hangs on the first Starting Tile."""


def refused(state: MapOutState, move: str) -> Refused:
    with pytest.raises(Refused) as refusal:
        play(state, move)
    return refusal.value


def verbs(state: MapOutState) -> set[str]:
    return {move.verb for move in state.legal(state.turn)}


# Lifting


@pytest.mark.clause("O4.1")
def test_two_connections_lock_a_tile() -> None:
    assert [JOINED.locked(q, r) for q, r in [(0, 0), (1, 0), (1, -1)]] == [True, True, True]
    assert not START.locked(0, 0)
    assert not LEAF.locked(-1, 1)
    refusal = refused(table(LEAF, ["road-01"], []), "lift road-11")
    assert (refusal.clause, refusal.cells) == ("O4.1", ((1, -1), (1, 0), (0, 0)))


@pytest.mark.clause("O4.1")
def test_an_end_tile_is_locked_by_a_single_connection() -> None:
    board = Board.of([*JOINED.lying, ("end-04", 1, -2, 1)])
    assert board.locked(1, -2)
    assert refused(table(board, ["road-01"], []), "lift end-04").clause == "O4.1"


def test_an_empty_space_holds_nothing_that_could_be_locked() -> None:
    with pytest.raises(ValueError, match="no tile"):
        JOINED.locked(7, 7)


@pytest.mark.clause("O4.2")
def test_any_unlocked_tile_may_be_lifted_a_starting_tile_too() -> None:
    for board, tile in [(LEAF, "road-06"), (START, "starting-01"), (START, "starting-02")]:
        state = table(board, ["road-01"], ["road-02"])
        assert Move("lift", tile) in state.legal(0)


@pytest.mark.clause("O4.2")
def test_only_a_tile_on_the_board_can_be_lifted() -> None:
    assert refused(table(START, ["road-01"], []), "lift road-01").clause == "O4.2"


@pytest.mark.clause("O4.3")
def test_no_tile_but_a_starting_tile_is_left_without_a_connection() -> None:
    board = Board.of([*START.lying, ("road-06", 1, 1, 1)])
    state = table(board, ["road-01"], [])
    refusal = refused(state, "lift starting-02")
    assert (refusal.clause, refusal.cells) == ("O4.3", ((1, 1),))
    assert Move("lift", "road-06") in state.legal(0)


@pytest.mark.clause("O4.4")
def test_a_lifted_tile_does_not_come_back_to_where_it_was_even_turned() -> None:
    state = play(table(LEAF, ["road-01"], []), "lift road-06")
    assert refused(state, "back road-06 -1,1 1").clause == "O4.4"
    assert all(move.space != (-1, 1) for move in state.legal(0) if move.verb == "back")


@pytest.mark.clause("O4.4", "O5.1")
def test_the_lifted_tile_comes_back_before_the_play() -> None:
    state = play(table(LEAF, ["road-02"], ["end-01"]), "lift road-06", "back road-06 2,0 0")
    assert verbs(state) == {"play"}
    assert refused(state, "lift road-06").clause == "O5.1"
    assert refused(state, "back road-06 -1,0 0").clause == "O5.1"
    play(state, str(state.legal(0)[0]))
    assert state.waiting == (1,)


@pytest.mark.clause("O4.4", "O5.1")
def test_or_after_it() -> None:
    state = play(table(LEAF, ["road-02"], ["end-01"]), "lift road-06", "play road-02 2,-1 1")
    assert state.waiting == (0,)
    assert verbs(state) == {"back"}
    assert refused(state, "pass").clause == "O5.1"
    assert refused(state, "play road-02 2,-1 1").clause == "O5.1"
    play(state, "back road-06 2,0 0")
    assert state.waiting == (1,)


@pytest.mark.clause("O4.4")
def test_what_is_played_may_take_the_lifted_tiles_space() -> None:
    state = play(table(LEAF, ["road-05"], ["end-01"]), "lift road-06")
    assert any(move.verb == "play" and move.space == (-1, 1) for move in state.legal(0))


# Dead ends


@pytest.mark.clause("O4.5")
def test_no_lift_after_which_the_turn_could_not_be_completed() -> None:
    """With that Split End Tile nothing works out once the arctic tile is lifted."""
    state = table(TIGHT, ["split-end-01"], [])
    refusal = refused(state, "lift road-08")
    assert (refusal.clause, refusal.cells) == ("O4.5", ((2, -1),))


@pytest.mark.clause("O4.5")
def test_no_play_that_leaves_the_lifted_tile_without_a_place() -> None:
    """There the desert tile would take the only space where the arctic one can go."""
    state = play(table(TIGHT, ["road-02"], []), "lift road-08")
    assert state.board.legal("road-08") == {(-1, 1, 5), *_back_where_it_was(state, "road-08")}
    refusal = refused(state, "play road-02 -1,1 5")
    assert (refusal.clause, refusal.cells) == ("O4.5", ((-1, 1),))
    play(state, "play road-02 3,-1 2", "back road-08 -1,1 5")
    assert state.board.locked(0, 0)


def _back_where_it_was(state: MapOutState, tile: str) -> set[tuple[int, int, int]]:
    return {
        (q, r, turns) for q, r, turns in state.board.legal(tile) if (q, r) == unpacked(state.origin)
    }


@pytest.mark.clause("O4.5")
def test_no_return_that_leaves_nothing_to_play() -> None:
    """The swamp tile fits only where the desert tile was, if that does not bar the way."""
    state = play(table(NARROW, ["road-10"], []), "lift road-02")
    assert state.board.legal("road-10") == {(0, 1, 0)}
    refusal = refused(state, "back road-02 1,1 4")
    assert (refusal.clause, refusal.cells) == ("O4.5", ((1, 1),))
    play(state, "back road-02 1,1 2", "play road-10 0,1 0")


# Playing and passing


@pytest.mark.clause("O5.1")
def test_nobody_acts_in_the_turn_of_another() -> None:
    state = table(START, ["road-01"], ["road-02"])
    with pytest.raises(Refused) as refusal:
        state.play(1, Move.parse("play road-02 1,1 1"), FastChance(0))
    assert refusal.value.clause == "O5.1"


@pytest.mark.clause("O5.1")
def test_a_play_without_a_lift_is_the_whole_turn() -> None:
    state = table(START, ["road-01", "road-02"], ["end-01"])
    play(state, str(state.legal(0)[0]))
    assert state.waiting == (1,)


@pytest.mark.clause("O5.2")
@pytest.mark.parametrize("tile", ["road-03", "end-02", "starting-01"])
def test_only_own_tiles_are_played(tile: str) -> None:
    state = table(START, ["road-01", "end-01"], ["road-03", "end-02"])
    assert refused(state, f"play {tile} 0,1 0").clause == "O5.2"
    played = {move.tile for move in state.legal(0) if move.verb == "play"}
    assert played == {"road-01", "end-01"}


@pytest.mark.clause("O5.3")
def test_who_can_play_must() -> None:
    state = table(JOINED, ["road-01"], ["road-02"])
    assert refused(state, "pass").clause == "O5.3"
    assert Move("pass") not in state.legal(0)


@pytest.mark.clause("O5.3")
def test_also_if_it_takes_a_lift_to_make_room() -> None:
    state = table(NARROW, ["road-09"], ["road-10"])
    assert [str(move) for move in state.legal(0)] == ["lift road-02"]
    assert refused(state, "pass").clause == "O5.3"
    play(state, "lift road-02")
    assert state.legal(0)


@pytest.mark.clause("O5.4")
def test_who_cannot_in_any_way_passes_and_draws_nothing() -> None:
    state = table(FULL, ["road-03"], ["road-05"], pile=["road-01"])
    assert [str(move) for move in state.legal(0)] == ["pass"]
    assert state.legal(0).sample(FastChance(3)) == Move("pass")
    play(state, "pass")
    assert (len(state.hands[0]), len(state.pile)) == (1, 1)
    assert state.waiting == (1,)
    assert state.board == FULL


@pytest.mark.clause("O5.5")
@pytest.mark.parametrize("move", ["play road-02 2,-1 1", "play end-04 1,-2 1"])
def test_after_playing_a_tile_is_drawn_while_there_are_any(move: str) -> None:
    state = table(JOINED, ["road-02", "end-04"], ["road-05"], pile=["road-01", "road-20"])
    before = len(state.hands[0])
    state.play(0, Move.parse(move), ReplayChance([(1, 2)]))
    assert MAP_OUT.box.place["road-20"] in state.hands[0]
    assert len(state.hands[0]) == before + 1 - move.startswith("play road")
    assert state.pile == (MAP_OUT.box.place["road-01"],)


@pytest.mark.clause("O5.5")
def test_nothing_is_drawn_from_an_empty_pile() -> None:
    state = table(JOINED, ["road-02", "road-03"], ["road-05"])
    state.play(0, Move.parse("play road-02 2,-1 1"), ReplayChance([]))
    assert len(state.hands[0]) == 1


@pytest.mark.clause("O5.5")
def test_the_tile_is_drawn_when_the_lifted_one_is_back() -> None:
    state = table(LEAF, ["road-02"], ["end-01"], pile=["road-20"])
    play(state, "lift road-06", "play road-02 2,-1 1")
    assert not state.hands[0]
    play(state, "back road-06 2,0 0")
    assert state.hands[0] == (MAP_OUT.box.place["road-20"],)


@pytest.mark.clause("O2.5", "O5.6")
def test_turns_go_around_past_those_who_have_no_tile_left() -> None:
    state = table(JOINED, ["road-02", "road-03"], [], ["road-05", "road-06"])
    play(state, "play road-02 2,-1 1")
    assert state.waiting == (2,)
    play(state, str(state.legal(2)[0]))
    assert state.waiting == (0,)


# What a view tells of it


def told(state: MapOutState) -> list[str]:
    return [f"{step.step} {step.state}" for step in state.view(None).steps]


@pytest.mark.clause("O5.1")
def test_a_view_leads_through_the_turn() -> None:
    state = table(LEAF, ["road-02"], ["end-01"], pile=["road-20"])
    assert told(state) == ["lift free", "play now", "draw later"]
    play(state, "lift road-06")
    assert told(state) == ["lift done", "back now", "play now", "draw later"]
    play(state, "back road-06 2,0 0")
    assert told(state) == ["lift done", "back done", "play now", "draw later"]
    state = play(table(LEAF, ["road-02"], ["end-01"]), "lift road-06", "play road-02 2,-1 1")
    assert told(state) == ["lift done", "play done", "back now"]


@pytest.mark.clause("O4.1", "O4.6")
def test_it_speaks_of_lifting_only_where_a_tile_may_be_lifted() -> None:
    assert told(table(JOINED, ["road-02"], ["end-01"])) == ["play now"]
    agreed = table(START, ["road-02"], ["end-01"], starting_tiles="first_turn")
    assert told(agreed) == ["lift free", "play now"]
    agreed.passes = 1
    assert told(agreed) == ["play now"]


@pytest.mark.clause("O5.6")
def test_it_says_who_comes_next_past_those_who_have_no_tile_left() -> None:
    state = table(JOINED, ["road-02", "road-03"], [], ["road-05"])
    assert [state.view(seat).next for seat in (None, 0, 1)] == [2, 2, 2]
    play(state, "play road-02 2,-1 1")
    assert (state.waiting, state.view(None).next) == ((2,), 0)
    assert table(JOINED, ["road-02", "road-03"], []).view(None).next is None


@pytest.mark.clause("O1.3")
def test_it_tells_which_biomes_may_never_touch() -> None:
    state = MAP_OUT.start({}, 2, FastChance(1))
    assert state.view(None).clashes == (("desert", "arctic"), ("meadows", "swamp"))


def test_it_tells_nothing_of_a_turn_when_the_match_is_over() -> None:
    state = play(table(CLOSED, ["road-02"], ["road-04"]), "pass", "pass")
    view = state.view(None)
    assert (view.steps, view.next) == ((), None)


# The end


@pytest.mark.clause("O7.1")
def test_the_match_is_over_with_the_last_tile() -> None:
    state = table(JOINED, ["road-02"], ["end-04"])
    play(state, "play road-02 2,-1 1")
    assert state.waiting == (1,)
    play(state, "play end-04 1,-2 1")
    assert state.outcome is not None
    assert state.outcome.totals == (1, 4)
    assert (state.outcome.winners, state.outcome.decided_by) == ((1,), "points")


@pytest.mark.clause("O7.2", "O5.4")
def test_the_match_is_over_when_everybody_has_passed_in_a_row() -> None:
    state = table(CLOSED, ["road-02"], ["road-04"], [], ["end-04"])
    play(state, "pass", "pass")
    assert state.waiting == (3,)
    play(state, "pass")
    assert state.outcome is not None
    with pytest.raises(Refused):
        state.legal(0)


@pytest.mark.clause("O7.2")
def test_a_tile_played_between_begins_a_new_round_of_passes() -> None:
    state = table(FULL, ["road-03"], ["road-05", "road-06"], ["road-02"])
    play(state, "pass")
    assert state.passes == 1
    play(state, str(next(move for move in state.legal(1) if move.verb == "play")))
    assert (state.passes, state.waiting) == (0, (2,))


@pytest.mark.clause("O7.3")
def test_a_tie_is_shared() -> None:
    state = play(table(CLOSED, ["road-02"], ["road-04"]), "pass", "pass")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.decided_by) == ((0, 1), "shared")
