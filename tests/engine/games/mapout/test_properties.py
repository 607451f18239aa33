"""What holds in every match of Map Out, checked over random ones and against the oracle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapmakers.engine.boards.hexes import Hex, turn, unpacked
from mapmakers.engine.core import FastChance, Match
from mapmakers.engine.games.mapout import MAP_OUT, Board, MapOutState, Move
from mapmakers.engine.games.mapout.stages import STAGES
from tests.engine.contract import SEEDS, Table, play_match
from tests.engine.games.mapout import oracle
from tests.engine.games.mapout.oracle import Plain
from tests.engine.games.mapout.tables import table
from tests.examples import tries

SEATS = st.integers(min_value=2, max_value=4)
SCORES = st.sampled_from(["all", "gain", "none"])


def plain(board: Board) -> Plain:
    return {(q, r): (tile, turns) for tile, q, r, turns in board.lying}


def lively(seed: int, seats: int, moved: str = "all") -> Iterator[tuple[MapOutState, Move]]:
    """A random match in which tiles are lifted as often as not: each state and what comes next."""
    chance = FastChance(seed)
    state = MAP_OUT.start({"moved_tiles_score": moved}, seats, chance)
    while state.waiting:
        legal = state.legal(state.turn)
        moves = list(legal)
        lifts = [move for move in moves if move.verb == "lift"]
        move = lifts[chance.below(len(lifts))] if lifts and chance.below(2) else None
        move = move or moves[chance.below(len(moves))]
        yield state, move
        state.play(state.turn, move, chance)


def decided(state: MapOutState) -> set[oracle.Decision]:
    """The engine's legal moves in the oracle's words."""
    return {
        (move.verb, move.tile, (move.q, move.r, move.turns))
        if move.verb in ("play", "back")
        else (move.verb, move.tile, None)
        for move in state.legal(state.turn)
    }


def assert_as_the_oracle(state: MapOutState) -> None:
    tiles = [MAP_OUT.box.tiles[tile].id for tile in state.tiles_of(state.turn)]
    lifted = MAP_OUT.box.tiles[state.lifted].id
    staying = state.starting_tiles == "first_turn" and (state.passes or len(state.board.tiles) > 2)
    assert decided(state) == oracle.decisions(
        plain(state.board),
        tiles,
        STAGES[state.stage],
        lifted,
        unpacked(state.origin),
        staying="starting" if staying else None,
    )


@tries(12)
@given(seed=SEEDS, seats=SEATS)
@pytest.mark.clause("O3.1", "O3.2", "O3.3", "O3.4", "O4.1", "O4.3", "O4.4", "O4.5", "O5.1")
def test_what_may_be_decided_is_what_can_be_completed(seed: int, seats: int) -> None:
    for at, (state, _) in enumerate(lively(seed, seats)):
        if at % 12 == seed % 12:
            assert_as_the_oracle(state)


@tries(8)
@given(seed=SEEDS, seats=SEATS)
@pytest.mark.clause("O4.5", "O5.3", "O5.4")
def test_nobody_is_led_into_a_dead_end_where_hardly_a_road_is_open(seed: int, seats: int) -> None:
    """One tile in the hand and few open ends: most of what fits cannot be completed."""
    for state in tight(seed, seats):
        for tile in MAP_OUT.box.tiles[2 + seed % 7 :: 7]:
            if state.board.box.place[tile.id] not in laid(state):
                one = table(state.board, [tile.id], [])
                assert_as_the_oracle(one)
                for move in [move for move in one.legal(0) if move.verb == "lift"][:2]:
                    held = one.copy()
                    held.play(0, move, FastChance(0))
                    assert_as_the_oracle(held)


def laid(state: MapOutState) -> set[int]:
    return {state.board.box.place[face.tile.id] for face in state.board.tiles.values()}


def tight(seed: int, seats: int) -> Iterator[MapOutState]:
    """Positions with at most four open ends, from a match whose players close what they can."""
    chance = FastChance(seed)
    state = MAP_OUT.start({}, seats, chance)
    while state.waiting:
        after = {}
        for move in state.legal(state.turn):
            if move.verb != "lift":
                after[move] = state.copy()
                after[move].play(state.turn, move, FastChance(0))
        if after:
            move = min(after, key=lambda move: open_ends(after[move]))
        else:
            move = state.legal(state.turn)[0]
        state.play(state.turn, move, chance)
        if state.waiting and open_ends(state) <= 4:
            yield state


def open_ends(state: MapOutState) -> int:
    return len(state.view(None).open_ends)


@tries(10)
@given(seed=SEEDS, seats=SEATS)
@pytest.mark.clause("O6.1", "O6.2", "O6.5", "O6.6", "O6.7")
def test_points_and_places_are_the_oracles(seed: int, seats: int) -> None:
    for at, (state, _) in enumerate(lively(seed, seats)):
        if at % 8 == seed % 8:
            for tile in MAP_OUT.box.tiles[at % 5 :: 5]:
                places = state.board.legal(tile.id)
                assert places == oracle.legal(plain(state.board), tile.id)
                for q, r, turns in places:
                    earned = state.board.points(tile.id, q, r, turns)
                    assert earned == oracle.points(plain(state.board), tile.id, (q, r, turns))


@tries(20)
@given(seed=SEEDS, seats=SEATS)
@pytest.mark.clause("O3.4", "O4.3")
def test_no_tile_but_a_starting_tile_is_ever_without_a_connection(seed: int, seats: int) -> None:
    for state, _ in lively(seed, seats):
        for space, face in state.board.tiles.items():
            assert face.is_starting or state.board.connected(space)


@tries(20)
@given(seed=SEEDS, seats=SEATS)
@pytest.mark.clause("O2.4", "O5.5", "O8.1")
def test_every_tile_is_in_exactly_one_place(seed: int, seats: int) -> None:
    box = MAP_OUT.box
    for state, _ in lively(seed, seats):
        places = Counter(box.place[face.tile.id] for face in state.board.tiles.values())
        places.update(state.pile)
        for seat in range(seats):
            places.update(state.tiles_of(seat))
        if state.view(None).lifted is not None:
            places[state.lifted] += 1
        ends = box.of_kind["end"] + box.of_kind["split_end"]
        assert set(places.values()) == {1}
        assert {*box.of_kind["starting"], *box.of_kind["road"]} <= set(places)
        assert sum(tile in places for tile in ends) == 2 * seats


@tries(20)
@given(seed=SEEDS, seats=SEATS)
@pytest.mark.clause("O7.1")
def test_a_match_ends_when_every_tile_is_played_or_nobody_can(seed: int, seats: int) -> None:
    states = list(lively(seed, seats))
    state = states[-1][0]
    turns = sum(move.verb in ("play", "pass") for _, move in states)
    left = sum(len(state.tiles_of(seat)) for seat in range(seats))
    assert not left or state.passes
    assert turns <= (24 + 2 * seats + 1) * seats


@tries(20)
@given(seed=SEEDS, seats=SEATS, moved=SCORES)
@pytest.mark.clause("O6.3", "O6.4")
def test_points_add_up_to_a_count_from_the_record_alone(seed: int, seats: int, moved: str) -> None:
    match = play_match(Table(MAP_OUT, seats, {"moved_tiles_score": moved}), seed)
    assert counted(match) == recorded(match)


def recorded(match: Match[Move]) -> list[int]:
    return [int(text.split()[2]) for text in match.record.texts if text.startswith("score ")]


def counted(match: Match[Move]) -> list[int]:
    """The totals, worked out from the texts of the record by the oracle."""
    texts = match.record.texts
    moved = next(text.split()[2] for text in texts if text.startswith("option moved_tiles_score"))
    totals = [0] * sum(text.startswith("seat ") for text in texts)
    board: Plain = {(0, 0): ("starting-01", 0), (2, 0): ("starting-02", 0)}
    before = 0
    for text in texts:
        word, _, rest = text.partition(" ")
        if word != "move":
            continue
        seat, verb, *where = rest.split()
        if verb == "lift":
            space = next(at for at, (tile, _) in board.items() if tile == where[0])
            before = oracle.worth(board, where[0], (*space, board[space][1]))
            board = oracle.without(board, space)
        elif verb in ("play", "back"):
            q, r = map(int, where[1].split(","))
            at = (q, r, int(where[2]))
            earned = oracle.points(board, where[0], at)
            if verb == "back":
                earned = {"all": earned, "gain": max(earned - before, 0), "none": 0}[moved]
            totals[int(seat) - 1] += earned
            board = oracle.laid(board, where[0], at)
    return totals


@tries(10)
@given(seed=SEEDS, turns=st.integers(1, 5), by=st.tuples(st.integers(-99, 99), st.integers(-9, 9)))
@pytest.mark.clause("O1.1", "O1.6")
def test_a_board_turned_and_moved_has_its_places_turned_and_moved(
    seed: int, turns: int, by: Hex
) -> None:
    """The plane has no middle and no north."""
    states = [state.board for state, _ in lively(seed, 2)]
    board = states[seed % len(states)]

    def there(q: int, r: int) -> Hex:
        east, down = turn((q, r), turns)
        return east + by[0], down + by[1]

    other = Board.of([(tile, *there(q, r), way + turns) for tile, q, r, way in board.lying])
    for tile in MAP_OUT.box.tiles[::3]:
        expected = {
            (*there(q, r), MAP_OUT.box.face(tile.id, way + turns).turns)
            for q, r, way in board.legal(tile.id)
        }
        assert other.legal(tile.id) == expected
        for q, r, way in board.legal(tile.id):
            moved = other.points(tile.id, *there(q, r), way + turns)
            assert moved == board.points(tile.id, q, r, way)
