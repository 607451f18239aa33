"""`str` and `repr` of a state: the position as everybody at the table sees it."""

from collections.abc import Iterator

import pytest

from mapmakers.engine.core import FastChance, State
from mapmakers.engine.games import GAMES
from mapmakers.engine.games.cartographers import CARTOGRAPHERS, Sheet
from mapmakers.engine.games.mapout import MAP_OUT, Board
from mapmakers.engine.games.misterra import MISTERRA, Island, Parchment

OWN = ("cartographers", "misterra", "mapout")
games = pytest.mark.parametrize("game", OWN)


def positions(game: str, seats: int) -> Iterator[State[object]]:
    """Of a random match, the end included."""
    chance = FastChance(5)
    state = GAMES[game].start({}, seats, chance)
    while state.waiting:
        yield state
        seat = state.waiting[0]
        state.play(seat, state.legal(seat).sample(chance), chance)
    yield state


@games
@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_shows_that_a_seat_cannot_see(game: str, seats: int) -> None:
    chance = FastChance(6)
    for state in positions(game, seats):
        for seat in range(seats):
            assert str(state.imagine(seat, chance)) == str(state)


@games
def test_a_state_is_told_in_one_line_and_every_moment_in_its_own(game: str) -> None:
    told = [repr(state) for state in positions(game, 2)]
    assert all(one.startswith("<") and one.endswith(">") and "\n" not in one for one in told)
    assert told[-1] != told[0]
    assert "waiting: " in told[0]
    assert "over" in told[-1]


def test_every_map_of_cartographers_can_be_read_back() -> None:
    state = CARTOGRAPHERS.start({}, 2, chance := FastChance(1))
    for _ in range(8):
        seat = state.waiting[0]
        state.play(seat, state.legal(seat).sample(chance), chance)
    _, *drawn = str(state).split("\n\n")
    for sheet, text in zip(state.sheets, drawn, strict=True):
        first, rows = text.split("\n", 1)
        assert f"{sheet.coins} coins" in first
        assert Sheet.parse(rows, sheet.coins) == sheet


def test_the_island_and_the_parchments_of_misterra_can_be_read_back() -> None:
    state = MISTERRA.start({}, 2, chance := FastChance(1))
    for _ in range(12):
        seat = state.waiting[0]
        state.play(seat, state.legal(seat).sample(chance), chance)
    _, island, *parchments = str(state).split("\n\n")
    assert Island.parse(island.split("\n", 1)[1]) == state.island
    drawn = [Parchment.parse(text.split("\n", 1)[1]) for text in parchments]
    assert drawn == state.parchments


def test_the_board_of_map_out_can_be_read_back() -> None:
    state = MAP_OUT.start({}, 2, chance := FastChance(1))
    for _ in range(12):
        state.play(state.turn, state.legal(state.turn).sample(chance), chance)
    table, board = str(state).split("\n\n", 1)
    assert f"Seat 0: {state.scores[0].total} points, {len(state.hands[0])} in hand" in table
    assert Board.parse(board) == state.board
