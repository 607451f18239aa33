"""Cartographers in a terminal: what is shown and what may be typed."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import FastChance, NotationError, Refused
from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from mapmakers.engine.games.cartographers.moves import Move
from mapmakers.engine.games.cartographers.view import View
from mapmakers.terminal.cartographers.face import FACE, MOST_MAPS
from mapmakers.terminal.layout import WIDTH
from tests.engine.games.cartographers.tables import ONE_LEFT, Table

NAMES = ("Ann", "Ben", "Cleo")
SPRING = ["Great River", "Farmland", "Hamlet", "Forgotten Forest", "Orchard", "Homestead"]
MANY_WAYS = """
1a C5|1A c5|1ac5|1a @ C5|W 1a C5|w 1a c5|water 1a C5|Water 1a C5
W C5C6C7|C5 C6 C7|c5,c6,c7|C5, C6, C7|water C7 C6 C5| W  C5  C6 C7 """


def river(seats: int = 1) -> Table:
    return Table(["Great River", "Orchard", "Hamlet"], seats=seats)


def shown(table: Table, seat: int | None = 0) -> str:
    return FACE.show(table.state.view(seat), NAMES[: table.state.seats])


def played_out(seats: int) -> list[View]:
    """What onlookers see of a whole match, before each decision and at the end."""
    chance = FastChance(1)
    state = CARTOGRAPHERS.start({}, seats, chance)
    views = [state.view(None)]
    while state.waiting:
        seat = state.waiting[0]
        state.play(seat, state.legal(seat).sample(chance), chance)
        views.append(state.view(None))
    return views


# What is shown


def test_the_map_the_cards_and_the_shapes_are_drawn() -> None:
    lines = shown(river()).splitlines()
    assert lines[0] == "SPRING  summer  fall  winter   time 0 of 8"
    assert lines[1] == "revealed: Great River; 13 cards in the deck"
    assert lines[3].startswith("Ann, 0 coins ")
    assert "    A B C D E F G H I J K" in lines[4]
    assert lines[6].startswith("  2 . . . ^ . r . . . . .")
    assert "1a (coin)   1b (coin)   2a       2b       2c       2d" in lines


def test_edicts_are_level_with_coins_and_monsters() -> None:
    lines = shown(river()).splitlines()
    head = next(line for line in lines if "scored in" in line)
    ends = head.index("now") + 3
    start = head.index("Edict")
    rows = [line for line in lines if line.endswith(("winter", "summer", "fall", "every season"))]
    assert len(rows) == 6
    assert all(row[ends - 1].isdigit() and row[ends] == " " for row in rows)
    assert [row[start] for row in rows] == ["*", "*", " ", " ", " ", " "]


def test_what_was_scored_is_listed_by_season() -> None:
    table = Table(SPRING, ["Great River"], seats=1)
    table.play_on(len(SPRING))
    assert table.state.season == 1
    (line,) = [line for line in shown(table).splitlines() if " spring A" in line]
    score = table.state.scores[0][0]
    assert line.split()[-1] == str(sum(score))
    assert f"coins{score[2]:3}" in line


def test_an_ambush_shows_the_neighbours_map_and_says_that_it_is_drawn_on() -> None:
    table = Table(["Goblin Attack", "Great River"], seats=3)
    view = table.state.view(0)
    assert view.target is not None
    assert view.target != 0
    lines = shown(table).splitlines()
    assert any(line.startswith("Ann, 0 coins") for line in lines)
    assert any(f"DRAW HERE: {NAMES[view.target]}, 0 coins" in line for line in lines)
    assert "ON YOUR NEIGHBOUR'S MAP" in FACE.ask(table.state, 0)
    assert max(map(len, lines)) <= WIDTH


def test_onlookers_see_every_map() -> None:
    table = river(seats=3)
    table.play_on()
    lines = shown(table, None).splitlines()
    heads = [line for line in lines if " coin" in line and "seasons" not in line]
    assert [sum(name in head for name in NAMES) for head in heads] == [3]
    assert not any("(coin)" in line for line in lines)


def test_at_a_large_table_onlookers_see_the_leading_maps() -> None:
    table = river(seats=20)
    names = [f"Player {seat}" for seat in range(1, 21)]
    text = FACE.show(table.state.view(None), names)
    assert text.count("    A B C D E F G H I J K") == MOST_MAPS
    assert "Player 20: 0 stars, drawing" in text
    assert max(map(len, text.splitlines())) <= WIDTH


def test_the_own_pending_drawing_is_shown_to_its_seat_only() -> None:
    table = river(seats=2)
    table.play_first("W A1A2A3")
    assert "You have drawn W A1A2A3; the others are still drawing." in shown(table, 0)
    assert "W A1A2A3" not in shown(table, 1)
    assert "W A1A2A3" not in shown(table, None)


def test_the_end_is_shown() -> None:
    lines = FACE.show(played_out(seats=2)[-1], NAMES).splitlines()
    assert lines[0] == "The four seasons are over."
    assert sum(line.startswith(" winter D") for line in lines) == 1


# What may be typed


@pytest.mark.parametrize("typed", MANY_WAYS.strip("\n").replace("\n", "|").split("|"))
def test_a_drawing_can_be_typed_in_many_ways(typed: str) -> None:
    assert FACE.read(typed, river().state, 0) == Move.parse("W C5C6C7")


def test_each_way_that_is_drawn_is_the_way_that_is_typed() -> None:
    table = river()
    for way, spaces in {
        "1b": "B2C2D2",
        "2a": "D2C3D3B4C4",
        "2b": "B2B3C3C4D4",
        "2c": "C2D2B3C3B4",
        "2d": "B2C2C3D3D4",
    }.items():
        assert FACE.read(f"{way} B2", table.state, 0) == Move.parse(f"W {spaces}")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("xyzzy", "not a drawing"),
        ("1a", "not a drawing"),
        ("F", "not a drawing"),
        ("1a L5", "not a drawing"),
        ("1z C5", "not a drawing"),
        ("3a C5", "no shape 3"),
        ("0a C5", "no shape 0"),
        ("1c C5", "shape 1 has no orientation c"),
        ("W A12", "'2' is no space"),
        ("W A0", "A0"),
    ],
)
def test_what_is_not_understood(typed: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        FACE.read(typed, river().state, 0)


def test_where_there_is_a_choice_the_terrain_has_to_be_named() -> None:
    table = Table(["Orchard"], seats=1)
    with pytest.raises(NotationError, match="start with the terrain, one of F A"):
        FACE.read("1a C5", table.state, 0)
    assert str(FACE.read("f 1a C5", table.state, 0)).startswith("F ")


@pytest.mark.parametrize("typed", ["1a C10", "1a C11", "1a C99", "1b J1", "1a C0"])
def test_a_shape_beyond_the_edge_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        FACE.read(typed, river().state, 0)
    assert refused.value.clause == "C4.4"


def test_where_nothing_fits_the_question_asks_for_one_space() -> None:
    table = river()
    table.lay(0, ONE_LEFT)
    asked = FACE.ask(table.state, 0)
    assert "Great River does not fit: draw one space" in asked
    assert "such as `F A1`" in asked
    assert FACE.read("X A1", table.state, 0) in table.state.legal(0)
    assert "5 drawings possible" in FACE.guide(table.state, 0)


def test_a_ruins_duty_is_part_of_the_question() -> None:
    table = Table(["Temple Ruins", "Great River"], seats=1)
    assert "Draw Great River over a ruins space (r) (water)" in FACE.ask(table.state, 0)


def test_cells_of_a_refusal_are_named() -> None:
    assert FACE.where([(0, 0), (10, 10)]) == "A1 K11"


# What a drawing would be worth


def weighed(table: Table, move: str, seat: int = 0) -> list[str]:
    return FACE.effects_in_words(table.state.effects(seat, Move.parse(move)), NAMES)


def test_worth_shows_cards_coins_and_ruins() -> None:
    table = Table(["Great River"], seats=1)
    table.lay(
        0,
        """
        ...A.......
        ..A^Fr.....
        .r......^r.
        ...........
        ...........
        .....^.....
        ...........
        ...........
        .r^......r.
        .....r.^...
        ...........
        """,
    )
    lines = weighed(table, "W D3D4D5")
    assert "+2 coins, closing the mountain D2" in lines
    assert weighed(table, "W B2B3B4")[-1] == "covers the ruins B3"


def test_worth_shows_what_monsters_cost() -> None:
    table = Table(["Goblin Attack", "Great River"], seats=2)
    move = table.state.legal(0)[0]
    lines = weighed(table, str(move))
    assert lines[0].startswith("monsters: -")
    assert "empty beside them:" in lines[0]
