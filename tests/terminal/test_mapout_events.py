"""Map Out in a terminal: what is told of a step."""

from __future__ import annotations

from mapmakers.engine.core import EventLog, FastChance
from mapmakers.engine.games.mapout import MAP_OUT, Board, MapOutState, Move
from mapmakers.terminal.mapout import FACE
from mapmakers.terminal.shared_events import in_words
from tests.engine.games.mapout.boards import CLOSED, FULL, JOINED
from tests.engine.games.mapout.tables import START, play, table

NAMES = ["Ann", "Ben", "Cleo"]


def told(state: MapOutState, move: str, seat: int | None = None) -> list[str]:
    """What a seat, or a spectator, is told of this move."""
    state.events = events = EventLog()
    state.play(state.turn, Move.parse(move), FastChance(0))
    state.events = None
    return in_words(events.seen_by(seat), FACE, NAMES)


def test_the_set_up() -> None:
    events = EventLog()
    state = MAP_OUT.start({"first_player": "2"}, 2, FastChance(7), events=events)
    ann, ben = (state.view(seat) for seat in (0, 1))
    hand = " ".join(f"r{tile.id[-2:]}" for tile in ben.hand)
    ends = [
        " ".join(end.id.replace("split-end-", "x").replace("end-", "e") for end in player.ends)
        for player in ann.players
    ]
    assert in_words(events.seen_by(1), FACE, NAMES) == [
        f"Ann begins with 3 tiles in hand and {ends[0]} face up.",
        f"Ben begins with {hand} in hand and {ends[1]} face up.",
        "Ben is the first player.",
        "It is Ben's turn.",
    ]


def test_a_tile_is_lifted_and_put_back() -> None:
    board = Board.of([*START.lying, ("road-23", 1, 0, 3)])
    state = table(board, ["road-01"], ["end-01"])
    assert told(state, "lift starting-02") == [
        "Ann lifts s02 from 2,0.",
        "No longer locked: 1,0.",
    ]
    state = play(table(START, ["road-11"], ["road-01"]), "lift starting-02")
    assert told(state, "back starting-02 1,0 4") == [
        "Ann puts s02 (turned 4) back on 1,0; it was on 2,0.",
        "Connected to 0,0 through swamp.",
        "Ann earns 1 point for the moved tile and has 1.",
    ]


def test_a_road_tile_its_connections_and_a_draw() -> None:
    board = Board.of([("starting-01", 0, 0, 0), ("starting-02", 1, 0, 4)])
    for seat, tile in ((0, "r20"), (1, "a tile"), (None, "a tile")):
        state = table(board, ["road-11"], ["road-01"], pile=["road-20"])
        assert told(state, "play road-11 1,-1 1", seat) == [
            "Ann plays r11 (turned 1) on 1,-1.",
            "Connected to 1,0 through swamp.",
            "Connected to 0,0 through swamp.",
            "Ann earns 2 points for the Road Tile and has 2.",
            "Locked now: 1,-1 0,0 1,0.",
            f"Ann draws {tile}; 0 left in the pile.",
            "It is Ben's turn.",
        ]


def test_connections_that_are_worth_nothing_go_without_saying() -> None:
    board = Board.of([("starting-01", 0, 0, 0), ("starting-02", 1, 0, 4)])
    state = table(board, ["road-05"], ["road-02"], pile=["road-20"])
    assert told(state, "play road-05 0,1 4")[:2] == [
        "Ann plays r05 (turned 4) on 0,1.",
        "Locked now: 0,0 1,0 0,1.",
    ]


def test_the_areas_of_an_end_tile() -> None:
    state = table(JOINED, ["split-end-04", "road-02"], ["road-05"])
    assert told(state, "play split-end-04 1,-2 1")[1:4] == [
        "The area of desert has 1 tile (1,-2): 1 point.",
        "The area of swamp has 4 tiles (1,-2 1,-1 0,0 1,0): 4 points.",
        "Ann earns 5 points for the Split End Tile and has 5.",
    ]


def test_passes() -> None:
    state = table(FULL, ["road-03"], ["road-03"], ["road-05"], pile=["road-01"])
    assert told(state, "pass") == ["Ann cannot play and passes.", "It is Ben's turn."]
    assert told(state, "pass")[0] == "Ben cannot play and passes (2 in a row)."


def test_the_end() -> None:
    state = play(table(JOINED, ["road-02"], ["end-04"]), "play road-02 2,-1 1")
    assert told(state, "play end-04 1,-2 1")[-3:] == [
        "Ben has no tile left.",
        "Nobody has a tile left.",
        "The match is over: 1 for Ann, 4 for Ben. Ben wins with the most points.",
    ]


def test_the_end_when_nobody_can_play() -> None:
    state = play(table(CLOSED, ["road-02"], ["road-04"]), "pass")
    assert told(state, "pass") == [
        "Ben cannot play and passes (2 in a row).",
        "Nobody can play any of the tiles left.",
        "The match is over: 0 for Ann, 0 for Ben. Ann and Ben win together.",
    ]
