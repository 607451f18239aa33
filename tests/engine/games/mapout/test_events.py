"""What a step did, told in order and to whom it concerns."""

from __future__ import annotations

import pickle
from typing import Any, get_args

import pytest
from hypothesis import given

from mapmakers.engine.core import EventLog, FastChance, Match, Refused, ReplayChance
from mapmakers.engine.core.shared_events import MatchEnded, Undone
from mapmakers.engine.games.mapout import MAP_OUT, Board, MapOutState, Move
from mapmakers.engine.games.mapout.effects_view import Area, Connection
from mapmakers.engine.games.mapout.events import (
    AreaCounted,
    ConnectionMade,
    Event,
    FirstPlayerChosen,
    Passed,
    PlayEnded,
    PointsScored,
    TileDrawn,
    TileLifted,
    TilePlayed,
    TilePutBack,
    TilesDealt,
    TilesLocked,
    TilesUnlocked,
    TilesUsedUp,
    TurnBegan,
    TurnContinued,
)
from mapmakers.engine.games.mapout.tile_view import TileView, view_of_tile
from tests.engine import event_contract
from tests.engine.contract import SEEDS, ContractCase
from tests.engine.event_contract import recorded
from tests.engine.games.mapout import event_reader
from tests.engine.games.mapout.boards import CLOSED, FULL, JOINED
from tests.engine.games.mapout.contract_tables import CASES
from tests.engine.games.mapout.tables import START, play, table

CHOSEN = CASES[::4]
"""Each number of seats, and each value of the options, once."""
cases = pytest.mark.parametrize("case", CHOSEN, ids=str)
few = event_contract.matches(2, len(CHOSEN))
pytestmark = pytest.mark.timeout(1_800)
"""Enough for the matches of a thorough run."""

TWO = Board.of([("starting-01", 0, 0, 0), ("starting-02", 1, 0, 4)])
"""The Starting Tiles side by side, swamp to swamp."""
LEAF = Board.of([*JOINED.lying, ("road-06", -1, 1, 1)])
"""A meadows tile is connected to the first Starting Tile."""


def printed(tile: str) -> TileView:
    return view_of_tile(MAP_OUT.box.tiles[MAP_OUT.box.place[tile]])


def events_of(state: MapOutState, move: str) -> list[Any]:
    """All that happens with a move of the seat whose turn it is, but how far the turn is then."""
    events = list(recorded(state, state.turn, Move.parse(move), FastChance(0)))
    return [event for event in events if not isinstance(event, TurnContinued)]


# In random matches


@cases
@few
@given(seed=SEEDS)
def test_events_explain_every_difference_between_two_views(case: ContractCase, seed: int) -> None:
    event_contract.check_events_explain_every_difference(case.table, seed, event_reader.read)


@cases
@few
@given(seed=SEEDS)
def test_recording_changes_nothing(case: ContractCase, seed: int) -> None:
    event_contract.check_recording_changes_nothing(case.table, seed)


@cases
@few
@given(seed=SEEDS)
@pytest.mark.clause("O8.1")
def test_nobody_learns_more_from_events_than_from_views(case: ContractCase, seed: int) -> None:
    event_contract.check_events_are_discreet(case.table, seed)


@cases
@few
@given(seed=SEEDS)
def test_points_add_up(case: ContractCase, seed: int) -> None:
    event_contract.check_points_add_up(case.table, seed, event_reader.points_of)


@cases
@few
@given(seed=SEEDS)
def test_what_happens_is_what_the_effects_foretold(case: ContractCase, seed: int) -> None:
    state, chance = case.table.start(seed), FastChance(seed)
    while state.waiting:
        (seat,) = state.waiting
        move = state.legal(seat).sample(chance)
        foretold = state.effects(seat, move)
        happened = list(recorded(state, seat, move, chance))
        assert foretold.connections == tuple(
            Connection(event.neighbour, event.biomes, event.worth)
            for event in happened
            if isinstance(event, ConnectionMade)
        )
        assert foretold.areas == tuple(
            Area(event.biome, event.spaces) for event in happened if isinstance(event, AreaCounted)
        )
        points = sum(event.points for event in happened if isinstance(event, PointsScored))
        assert foretold.points == points
        locked = [event.spaces for event in happened if isinstance(event, TilesLocked)]
        unlocked = [event.spaces for event in happened if isinstance(event, TilesUnlocked)]
        assert [foretold.locks] == (locked or [()])
        assert [foretold.unlocks] == (unlocked or [()])


def test_the_reader_knows_every_kind_of_event_that_changes_a_view() -> None:
    before_the_first_view = {"tiles_dealt", "first_player_chosen"}
    by_the_match_itself = {"undone"}
    kinds = {kind.__dataclass_fields__["kind"].default for kind in get_args(Event)}
    assert kinds - before_the_first_view - by_the_match_itself == set(event_reader.READERS)


# Setting up


@pytest.mark.clause("O2.2", "O2.3", "O2.5")
def test_everybody_is_dealt_tiles_and_one_begins() -> None:
    events = EventLog()
    state = MAP_OUT.start({"first_player": "2"}, 2, FastChance(7), events=events)
    ids = [tile.id for tile in MAP_OUT.box.tiles]
    hands = [tuple(ids[tile] for tile in hand) for hand in state.hands]
    ends = [tuple(ids[tile] for tile in end) for end in state.ends]
    begins = [FirstPlayerChosen(1, by_lot=False), TurnBegan(1)]
    assert events.seen_by(0) == [
        TilesDealt(0, ends[0], hands[0], 3),
        TilesDealt(1, ends[1], None, 3),
        *begins,
    ]
    assert events.seen_by(1)[:2] == [
        TilesDealt(0, ends[0], None, 3),
        TilesDealt(1, ends[1], hands[1], 3),
    ]
    assert [dealt.hand for dealt in events.seen_by(None)[:2]] == [None, None]


@pytest.mark.clause("O2.5")
def test_it_is_told_that_the_first_player_was_drawn_by_lot() -> None:
    events = EventLog()
    state = MAP_OUT.start({}, 3, FastChance(1), events=events)
    assert list(events)[3:] == [FirstPlayerChosen(state.turn, by_lot=True), TurnBegan(state.turn)]


# Playing a Road Tile


@pytest.mark.clause("O6.1", "O4.1", "O5.5")
def test_a_road_tile_makes_connections_earns_points_and_locks() -> None:
    r"""The swamp tile joins the swamp of both.

         |
    0,-1 |       (0,-1)    (1,-1)    (2,-1)
         |
         |           AA\ /SS   SD\ /DD
    -1,0 |  (-1,0)  AM-s01-SD SS-s02-MM   (2,0)
         |           MM/ \DD   AA/ \AM
         |
    -1,1 |       (-1,1)    (0,1)     (1,1)
         |
    """
    state = table(TWO, ["road-11"], ["road-02"], pile=["road-20"])
    assert events_of(state, "play road-11 1,-1 1") == [
        TilePlayed(0, "road-11", "road", (1, -1), 1, printed("road-11")),
        ConnectionMade(0, (1, -1), (1, 0), ("swamp",), 1),
        ConnectionMade(0, (1, -1), (0, 0), ("swamp",), 1),
        PointsScored(0, "roads", 2, 2),
        TilesLocked(((1, -1), (0, 0), (1, 0))),
        TileDrawn(0, "road-20", 0, printed("road-20")),
        TurnBegan(1),
    ]


@pytest.mark.clause("O6.1")
def test_connections_without_a_shared_biome_are_told_too_but_no_points() -> None:
    state = table(TWO, ["road-05"], ["road-02"], pile=["road-20"])
    assert events_of(state, "play road-05 0,1 4") == [
        TilePlayed(0, "road-05", "road", (0, 1), 4, printed("road-05")),
        ConnectionMade(0, (0, 1), (0, 0), (), 0),
        ConnectionMade(0, (0, 1), (1, 0), (), 0),
        TilesLocked(((0, 0), (1, 0), (0, 1))),
        TileDrawn(0, "road-20", 0, printed("road-20")),
        TurnBegan(1),
    ]


@pytest.mark.clause("O6.2")
def test_two_biomes_on_one_border_are_one_connection_worth_1() -> None:
    events = events_of(table(START, ["road-16"], ["road-02"]), "play road-16 -1,0 0")
    assert ConnectionMade(0, (-1, 0), (0, 0), ("arctic", "meadows"), 1) in events
    assert PointsScored(0, "roads", 1, 1) in events


# Playing an End Tile


@pytest.mark.clause("O6.5", "O6.7", "O4.1")
def test_an_end_tile_counts_its_area_and_is_locked() -> None:
    state = table(JOINED, ["end-04", "road-02"], ["road-05"], pile=["road-20"])
    assert events_of(state, "play end-04 1,-2 1") == [
        TilePlayed(0, "end-04", "end", (1, -2), 1, printed("end-04")),
        ConnectionMade(0, (1, -2), (1, -1), ("swamp",), 0),
        AreaCounted(0, "swamp", ((1, -2), (1, -1), (0, 0), (1, 0)), 4, (1, 1, 1, 1)),
        PointsScored(0, "end_tiles", 4, 4),
        TilesLocked(((1, -2),)),
        TileDrawn(0, "road-20", 0, printed("road-20")),
        TurnBegan(1),
    ]


@pytest.mark.clause("O6.5", "O6.6")
def test_a_split_end_tile_counts_both_its_areas() -> None:
    """Its swamp goes on through three tiles, its desert ends with it."""
    state = table(JOINED, ["split-end-04", "road-02"], ["road-05"])
    (_, connection, desert, swamp, scored, *_) = events_of(state, "play split-end-04 1,-2 1")
    assert connection == ConnectionMade(0, (1, -2), (1, -1), ("swamp",), 0)
    assert desert == AreaCounted(0, "desert", ((1, -2),), 1, (1,))
    assert swamp == AreaCounted(0, "swamp", ((1, -2), (1, -1), (0, 0), (1, 0)), 4, (1, 1, 1, 1))
    assert scored == PointsScored(0, "split_end_tiles", 5, 5)


# Lifting and putting back


@pytest.mark.clause("O4.2", "O6.4")
def test_a_lift_tells_the_tile_where_it_lay_and_what_it_was_worth() -> None:
    events = events_of(table(LEAF, ["road-02"], ["end-01"]), "lift road-06")
    assert events == [TileLifted(0, "road-06", (-1, 1), 1, 1, printed("road-06"))]


@pytest.mark.clause("O4.1", "O4.2")
def test_a_lift_unlocks_a_tile_that_keeps_one_connection() -> None:
    board = Board.of([*START.lying, ("road-23", 1, 0, 3)])
    assert events_of(table(board, ["road-01"], ["end-01"]), "lift starting-02") == [
        TileLifted(0, "starting-02", (2, 0), 0, 0, printed("starting-02")),
        TilesUnlocked(((1, 0),)),
    ]


@pytest.mark.clause("O4.4", "O6.3", "O6.4")
@pytest.mark.parametrize(
    ("option", "scored"),
    [("all", [PointsScored(0, "moved", 1, 1)]), ("gain", []), ("none", [])],
)
def test_a_return_tells_its_connections_and_what_it_earns_by_the_option(
    option: str, scored: list[PointsScored]
) -> None:
    """There too its connection is worth 1, so that nothing is gained."""
    state = table(LEAF, ["road-02"], ["end-01"], moved_tiles_score=option)
    play(state, "lift road-06")
    assert events_of(state, "back road-06 2,0 0") == [
        TilePutBack(0, "road-06", (-1, 1), (2, 0), 0, printed("road-06")),
        ConnectionMade(0, (2, 0), (1, 0), ("meadows",), 1),
        *scored,
    ]


@pytest.mark.clause("O6.4")
def test_a_gain_is_less_than_its_connections_are_worth() -> None:
    """At the edge one connection was worth a point, between the Starting Tiles two are."""
    board = Board.of([*TWO.lying, ("road-21", -1, 0, 4)])
    state = table(board, ["road-01"], ["end-01"], moved_tiles_score="gain")
    assert events_of(state, "lift road-21") == [
        TileLifted(0, "road-21", (-1, 0), 4, 1, printed("road-21")),
        TilesUnlocked(((0, 0),)),
    ]
    assert events_of(state, "back road-21 1,-1 2") == [
        TilePutBack(0, "road-21", (-1, 0), (1, -1), 2, printed("road-21")),
        ConnectionMade(0, (1, -1), (1, 0), ("swamp",), 1),
        ConnectionMade(0, (1, -1), (0, 0), ("swamp",), 1),
        PointsScored(0, "moved", 1, 1),
        TilesLocked(((1, -1), (0, 0), (1, 0))),
    ]


@pytest.mark.clause("O4.4", "O5.1", "O5.5")
def test_a_tile_played_while_another_is_lifted_does_not_end_the_turn() -> None:
    state = play(table(LEAF, ["road-02"], ["end-01"], pile=["road-20"]), "lift road-06")
    assert events_of(state, "play road-02 2,-1 1") == [
        TilePlayed(0, "road-02", "road", (2, -1), 1, printed("road-02")),
        ConnectionMade(0, (2, -1), (1, 0), ("desert",), 1),
        PointsScored(0, "roads", 1, 1),
    ]
    returned = events_of(state, "back road-06 2,0 0")
    assert returned[-2:] == [TileDrawn(0, "road-20", 0, printed("road-20")), TurnBegan(1)]


# The end of a turn


@pytest.mark.clause("O5.5", "O8.1")
def test_only_who_draws_a_tile_sees_which_it_is() -> None:
    state = table(JOINED, ["road-02"], ["road-05"], ["road-06"], pile=["road-01", "road-20"])
    events = recorded_draw(state, "play road-02 2,-1 1", 1)
    assert TileDrawn(0, "road-20", 1, printed("road-20")) in events.seen_by(0)
    for other in (1, 2, None):
        (drawn,) = [event for event in events.seen_by(other) if isinstance(event, TileDrawn)]
        assert drawn == TileDrawn(0, None, 1, None)


def recorded_draw(state: MapOutState, move: str, drawn: int) -> EventLog:
    state.events = events = EventLog()
    state.play(state.turn, Move.parse(move), ReplayChance([(drawn, len(state.pile))]))
    return events


@pytest.mark.clause("O5.6")
def test_who_has_no_tile_left_is_left_out() -> None:
    state = table(JOINED, ["road-02"], ["end-04", "road-01"])
    assert events_of(state, "play road-02 2,-1 1")[-2:] == [TilesUsedUp(0), TurnBegan(1)]
    assert events_of(state, "play end-04 1,-2 1")[-1:] == [TurnBegan(1)]


@pytest.mark.clause("O5.4")
def test_a_pass() -> None:
    """No desert road leads on anywhere."""
    state = table(FULL, ["road-03"], ["road-05"], pile=["road-01"])
    assert events_of(state, "pass") == [Passed(0, 1), TurnBegan(1)]


# The end


@pytest.mark.clause("O7.1")
def test_the_match_ends_with_the_last_tile() -> None:
    state = play(table(JOINED, ["road-02"], ["end-04"]), "play road-02 2,-1 1")
    assert events_of(state, "play end-04 1,-2 1")[-3:] == [
        TilesUsedUp(1),
        PlayEnded("no_tiles_left"),
        MatchEnded((1, 4), (1,), "points", None, (), places=(2, 1)),
    ]


@pytest.mark.clause("O7.2", "O7.3")
def test_or_when_everybody_who_has_tiles_has_passed() -> None:
    state = play(table(CLOSED, ["road-02"], ["road-04"], [], ["end-04"]), "pass", "pass")
    assert events_of(state, "pass") == [
        Passed(3, 3),
        PlayEnded("everybody_passed"),
        MatchEnded((0, 0, 0, 0), (0, 1, 2, 3), "shared", None, (), places=(1, 1, 1, 1)),
    ]


# A match that records its events


@pytest.mark.clause("O8.2")
def test_a_decision_taken_back_is_an_event() -> None:
    match = Match(MAP_OUT, ["Ada", "Bert"], FastChance(1), record_events=True)
    (seat,) = match.state.waiting
    match.play(seat, Move.parse("lift starting-02"))
    match.undo(seat)
    assert match.events is not None
    assert match.events.seen_by(None) == [Undone(seat, "lift starting-02")]


def test_copies_record_nothing() -> None:
    state = table(JOINED, ["road-02"], ["road-05"], pile=["road-01"])
    state.events = EventLog()
    sent: MapOutState = pickle.loads(pickle.dumps(state))
    for other in (state.copy(), state.imagine(0, FastChance(0)), sent):
        assert other.events is None
        play(other, "play road-02 2,-1 1")
    assert len(state.events) == 0


def test_a_refused_move_leaves_no_events() -> None:
    state = table(JOINED, ["road-02"], ["road-05"])
    state.events = EventLog()
    with pytest.raises(Refused):
        play(state, "play road-05 2,-1 1")
    assert len(state.events) == 0
