"""How a match of Map Out begins."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import BadOption, FastChance, Match, NoChance, ReplayChance
from mapmakers.engine.core.chance import WrongChance
from mapmakers.engine.games.mapout import MAP_OUT
from tests.engine.games.mapout.tables import START

BOX = MAP_OUT.box


@pytest.mark.clause("O2.1")
def test_the_starting_tiles_lie_apart_and_unturned() -> None:
    state = MAP_OUT.start({}, 2, FastChance(1))
    assert state.board == START
    assert [state.board.connected(space) for space in state.board.tiles] == [[], []]


@pytest.mark.clause("O1.1", "O2.2", "O2.3", "O2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_two_end_tiles_and_three_road_tiles(seats: int) -> None:
    state = MAP_OUT.start({}, seats, FastChance(5))
    for seat in range(seats):
        kinds = [BOX.tiles[tile].kind for tile in state.tiles_of(seat)]
        assert kinds == ["road", "road", "road", "end", "split_end"]
    dealt = [tile for seat in range(seats) for tile in state.tiles_of(seat)]
    assert len(set(dealt)) == 5 * seats
    assert sorted([*state.pile, *(t for t in dealt if t in BOX.of_kind["road"])]) == list(
        BOX.of_kind["road"]
    )


@pytest.mark.clause("O1.4")
def test_the_box_holds_the_printed_counts() -> None:
    counts = {kind: len(tiles) for kind, tiles in BOX.of_kind.items()}
    assert counts == {"starting": 2, "road": 24, "end": 4, "split_end": 4}


@pytest.mark.clause("O2.5")
def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = {MAP_OUT.start({}, 3, FastChance(seed)).turn for seed in range(40)}
    assert firsts == {0, 1, 2}


@pytest.mark.clause("O2.5", "O8.4")
def test_or_named_by_the_table() -> None:
    for seat in (1, 2, 3, 4):
        state = MAP_OUT.start({"first_player": str(seat)}, 4, FastChance(seat))
        assert state.waiting == (seat - 1,)


@pytest.mark.clause("O5.2")
def test_the_first_turn_may_be_an_end_tile() -> None:
    state = MAP_OUT.start({}, 3, FastChance(2))
    ends = [BOX.tiles[tile].id for tile in state.ends[state.turn]]
    played = {move.tile for move in state.legal(state.turn) if move.verb == "play"}
    assert set(ends) <= played


@pytest.mark.clause("O8.4")
@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"first_player": "3"}, 2),
        ({"first_player": "0"}, 2),
        ({"moved_tiles_score": "some"}, 2),
        ({"starting_tiles": "never"}, 2),
        ({"colour": "red"}, 2),
        ({}, 1),
        ({}, 5),
    ],
)
def test_a_table_that_cannot_be_set_up(options: dict[str, str], seats: int) -> None:
    with pytest.raises(BadOption):
        MAP_OUT.start(options, seats, FastChance(0))


@pytest.mark.clause("O8.4")
def test_the_first_values_are_played_when_nobody_says_anything() -> None:
    match = Match(MAP_OUT, ["Ann", "Ben"], FastChance(0))
    assert match.options == {
        "moved_tiles_score": "all",
        "first_player": "lot",
        "starting_tiles": "any",
    }
    assert "option starting_tiles any" in match.record.texts


@pytest.mark.clause("O8.3", "O2.2", "O2.3")
def test_all_chance_of_the_set_up_is_asked_for() -> None:
    """End Tiles and Split End Tiles for two, three Road Tiles each, who begins."""
    told = [(3, 4), (0, 4), (1, 3), (2, 3), *((0, 24 - at) for at in range(6)), (1, 2)]
    chance = ReplayChance(told)
    state = MAP_OUT.start({}, 2, chance)
    chance.finish()
    assert [BOX.tiles[tile].id for tile in state.ends[0]] == ["end-04", "split-end-01"]
    assert [BOX.tiles[tile].id for tile in state.hands[1]] == ["road-04", "road-05", "road-06"]
    assert state.turn == 1
    with pytest.raises(WrongChance):
        MAP_OUT.start({}, 2, NoChance())
