"""Matches of Map Out worth keeping, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from mapmakers.bots import Turn
from mapmakers.engine.core import Match
from mapmakers.engine.games.mapout import MapOutState, Move
from tests.records.scenario import Scenario

Wanted = Callable[[Match[Any]], bool]


class Closer:
    """Leaves the others as few places as it can, so that soon hardly anything fits."""

    def __init__(self, game: str) -> None:
        assert game == "mapout"

    def choose(self, turn: Turn[Any]) -> Any:
        world = turn.imagine()
        assert isinstance(world, MapOutState)
        moves = list(turn.legal)
        laid = [move for move in moves if move.verb in ("play", "back")]
        if not laid:
            return moves[turn.chance.below(len(moves))]
        return min(laid, key=lambda move: _places_after(world, move))


def _places_after(world: MapOutState, move: Move) -> int:
    """In how many ways the tiles not laid yet could be laid after the move."""
    box = world.board.box
    after = world.board.lay(box.face(move.tile, move.turns), move.space)
    lying = {face.tile for face in after.tiles.values()}
    left = [face for faces in box.faces for face in faces if face.tile not in lying]
    return len(after.places(left))


def positions(match: Match[Any]) -> Iterator[MapOutState]:
    """Every position of the match, in order."""
    for state in match.states():
        assert isinstance(state, MapOutState)
        yield state


def at_some_time(happens: Callable[[MapOutState], bool]) -> Wanted:
    return lambda match: any(happens(state) for state in positions(match))


def moves(match: Match[Any]) -> list[tuple[int, Move]]:
    return [(step.seat, step.move) for step in match.steps if step.move is not None]


def verbs(match: Match[Any]) -> list[str]:
    return [move.verb for _, move in moves(match)]


def must_lift(state: MapOutState) -> bool:
    return state.stage == 0 and all(move.verb == "lift" for move in _legal(state))


def _legal(state: MapOutState) -> list[Move]:
    return list(state.legal(state.turn)) if state.waiting else [Move("pass")]


def ends_by_passes(match: Match[Any]) -> bool:
    return bool(list(positions(match))[-1].passes)


def plays_on_after_a_pass(match: Match[Any]) -> bool:
    """The one who passed plays again later."""
    passed = [at for at, (_, move) in enumerate(moves(match)) if move.verb == "pass"]
    return any(
        seat == moves(match)[at][0] and move.verb == "play"
        for at in passed
        for seat, move in moves(match)[at + 1 :]
    )


def decided_by(how: str, winners: int | None = None) -> Wanted:
    def wanted(match: Match[Any]) -> bool:
        outcome = match.state.outcome
        assert outcome is not None
        return outcome.decided_by == how and winners in (None, len(outcome.winners))

    return wanted


def first_turn_as_printed(match: Match[Any]) -> bool:
    """Both Starting Tiles joined for a point, then a tile that touches both for two more."""
    return [move.verb for _, move in moves(match)[:3]] == ["lift", "back", "play"] and (
        totals_after(match, 3) == 3 and _starting_tiles_locked(match, 3)
    )


def totals_after(match: Match[Any], steps: int) -> int:
    state = match.at(steps)
    assert isinstance(state, MapOutState)
    return sum(score.total for score in state.scores)


def _starting_tiles_locked(match: Match[Any], steps: int) -> bool:
    state = match.at(steps)
    assert isinstance(state, MapOutState)
    board = state.board
    return all(board.locked(*space) for space in board.tiles)


def never_joined(match: Match[Any]) -> bool:
    """The Starting Tiles end in two networks."""
    board = list(positions(match))[-1].board
    first, second = (space for space, face in board.tiles.items() if face.is_starting)
    reached, found = {first}, [first]
    while found:
        for linked in board.connected(found.pop()):
            if linked not in reached:
                reached.add(linked)
                found.append(linked)
    return second not in reached


def end_tile_worth(points: int) -> Wanted:
    """One End Tile, or both areas of a Split End Tile, earn so much."""

    def wanted(match: Match[Any]) -> bool:
        before = None
        for state in positions(match):
            now = [score.ends + score.split_ends for score in state.scores]
            if before and max(b - a for a, b in zip(before, now, strict=True)) >= points:
                return True
            before = now
        return False

    return wanted


def far_spread(match: Match[Any]) -> bool:
    tiles = list(positions(match))[-1].board.tiles
    return max(q for q, _ in tiles) - min(q for q, _ in tiles) >= 12


def skipped(match: Match[Any]) -> bool:
    """Somebody has no tile left while others play on."""
    return any(
        state.waiting and any(not state.tiles_of(seat) for seat in range(state.seats))
        for state in positions(match)
    )


def lifts(count: int) -> Wanted:
    return lambda match: verbs(match).count("lift") >= count


def back_after_play(match: Match[Any]) -> bool:
    found = verbs(match)
    return any((one, other) == ("play", "back") for one, other in pairwise(found))


def starting_tile_lifted_late(match: Match[Any]) -> bool:
    return any(
        move.verb == "lift" and move.tile.startswith("starting") for _, move in moves(match)[12:]
    )


def starting_tile_lifted_first(match: Match[Any]) -> bool:
    lifted = [move.tile for _, move in moves(match) if move.verb == "lift"]
    return moves(match)[0][1].verb == "lift" and not any(
        tile.startswith("starting") for tile in lifted[1:]
    )


def moved_points(match: Match[Any], least: int) -> bool:
    return any(score.moved >= least for score in list(positions(match))[-1].scores)


def end_tiles_first(match: Match[Any]) -> bool:
    """Somebody plays both End Tiles before any Road Tile."""
    for seat in range(len(match.names)):
        played = [move.tile for at, move in moves(match) if at == seat and move.verb == "play"]
        if all("end" in tile for tile in played[:2]):
            return True
    return False


GREEDY = ("greedy",)
CLOSER = ("closer",)
OWN = {"closer": Closer}
FIRST_TURN = {"starting_tiles": "first_turn"}
GAIN = {"moved_tiles_score": "gain"}
NONE = {"moved_tiles_score": "none"}

SCENARIOS = [
    Scenario("two-players", "two at the table, start to end", 2),
    Scenario("three-players", "three at the table", 3),
    Scenario("four-players", "four: all End Tiles are dealt", 4),
    Scenario("greedy-two", "a sound game of two", 2, bots=GREEDY),
    Scenario("greedy-and-random", "strong and weak at one table", 4, bots=("greedy", "random")),
    Scenario("gain", "moved tiles earn what they gain (O6.4)", 3, lifts(8), GAIN, GREEDY),
    Scenario("no-points-for-moves", "moved tiles earn nothing (O6.3)", 3, lifts(1), NONE, GREEDY),
    Scenario("second-seat-begins", "the table names who begins", 2, options={"first_player": "2"}),
    Scenario("fourth-seat-begins", "the last seat begins", 4, options={"first_player": "4"}),
    Scenario(
        "printed-first-turn",
        "1 point, then 2, and all three locked (O6.8)",
        2,
        first_turn_as_printed,
    ),
    Scenario("never-joined", "two networks to the end (O3.5)", 2, never_joined),
    Scenario("many-lifts", "a tile is lifted in almost every turn", 2, lifts(20), bots=GREEDY),
    Scenario("back-after-play", "a tile comes back after the play (O4.4)", 2, back_after_play),
    Scenario(
        "starting-tile-wanders",
        "a Starting Tile is lifted late (O4.2)",
        2,
        starting_tile_lifted_late,
    ),
    Scenario(
        "moves-that-pay",
        "ten points and more by moved tiles",
        2,
        lambda m: moved_points(m, 10),
        bots=GREEDY,
    ),
    Scenario("ends-first", "both End Tiles before any Road Tile", 3, end_tiles_first),
    Scenario("great-end", "an End Tile worth nine points or more", 2, end_tile_worth(9)),
    Scenario("far-spread", "a network thirteen spaces wide", 2, far_spread),
    Scenario("shared-by-two", "a tie of two (O7.3)", 2, decided_by("shared", 2)),
    Scenario("shared-by-three", "a tie of three (O7.3)", 4, decided_by("shared", 3)),
    Scenario(
        "taken-back",
        "decisions taken back within turns (O8.2)",
        3,
        lambda match: sum(step.move is None for step in match.steps) >= 5,
        takes_back=3,
    ),
    Scenario(
        "pass",
        "somebody cannot play, and can again later (O5.4)",
        4,
        plays_on_after_a_pass,
        bots=CLOSER,
        own_bots=OWN,
    ),
    Scenario(
        "lift-to-make-room",
        "nothing fits without a lift (O5.3)",
        4,
        at_some_time(must_lift),
        bots=CLOSER,
        own_bots=OWN,
    ),
    Scenario(
        "closed-network",
        "a whole round of passes ends the match (O7.2)",
        4,
        ends_by_passes,
        bots=CLOSER,
        own_bots=OWN,
    ),
    Scenario(
        "some-play-on",
        "one has no tile left, the others play on (O5.6)",
        3,
        skipped,
        bots=CLOSER,
        own_bots=OWN,
    ),
    Scenario(
        "starting-tiles-stay",
        "a Starting Tile is lifted in the first turn, and never again (O4.6)",
        3,
        starting_tile_lifted_first,
        FIRST_TURN,
    ),
]
