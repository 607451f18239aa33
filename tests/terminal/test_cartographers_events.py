"""Cartographers in a terminal: what is told of a step."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import EventLog
from mapmakers.engine.core.shared_events import MatchEnded
from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from mapmakers.terminal.cartographers import FACE
from mapmakers.terminal.shared_events import in_words
from tests.engine.games.cartographers.tables import (
    NEARLY_FULL,
    ONE_LEFT,
    SCORING,
    StackedDeck,
    Table,
)

NAMES = ("Ann", "Ben", "Cleo")
CLOSING = """
    ...........
    ...^.r.....
    .r......^r.
    .....F.....
    .....F.....
    ...WW^VV...
    ...........
    ...........
    .r^......r.
    .....r.^...
    ...........
"""
"""F7 is the last open side of the mountain F6."""


def told(table: Table, *moves: str, seat: int | None = None) -> list[str]:
    """What a seat, or a spectator, is told of the last of these drawings."""
    for move in moves:
        table.state.events = events = EventLog()
        table.play_first(move)
        table.state.events = None
    return in_words(events.seen_by(seat), FACE, NAMES)


def test_the_set_up() -> None:
    events = EventLog()
    deck = StackedDeck(["Temple Ruins", "Great River"])
    CARTOGRAPHERS.start({"scoring": SCORING}, 2, deck, events=events)
    assert in_words(events.seen_by(0), FACE, NAMES) == [
        "The scoring cards are A Greenbough, B Canal Lake, C Wildholds, D Borderlands.",
        "Spring begins. It ends at time 8 and scores A and B. "
        "The deck has 14 cards, 1 of them an ambush.",
        "Revealed: Temple Ruins. The next card has to cover a ruins space.",
        "Revealed: Great River (water, time 1), over a ruins space.",
    ]


def test_a_drawing_stays_hidden_until_all_have_drawn() -> None:
    for seat in (None, 0, 1):
        assert told(Table(["Rift Lands"]), "F F5", seat=seat) == ["Ann has drawn."]
    assert told(Table(["Rift Lands", "Orchard"]), "F F5", "X A1") == [
        "Ann draws forest on F5: +2 Greenbough.",
        "Ben draws monster on A1: monsters cost 2 more stars a season.",
        "Time: 0 of 8.",
        "Revealed: Orchard (forest or farm, time 2).",
    ]


@pytest.mark.parametrize(
    ("coins", "words"),
    [
        (0, "+2 coins for the shape and the mountain F6"),
        (13, "+1 coin for the shape and the mountain F6; the coin track is full"),
        (14, "no coin for the shape and the mountain F6; the coin track is full"),
    ],
)
def test_coins_and_what_they_are_for(coins: int, words: str) -> None:
    table = Table(["Farmland", "Orchard"], seats=1)
    table.lay(0, CLOSING, coins=coins)
    assert told(table, "A F7F8")[0] == f"Ann draws farm on F7 F8: {words}."


def test_monsters_that_are_hemmed_in_cost_less() -> None:
    table = Table(["Rift Lands", "Orchard"], seats=1)
    table.lay(0, CLOSING.replace("WW", "WX"))
    assert told(table, "A E7")[0] == ("Ann draws farm on E7: monsters cost 1 fewer star a season.")


def test_a_card_that_does_not_fit() -> None:
    table = Table(["Fishing Village", "Orchard"], seats=1)
    table.lay(0, NEARLY_FULL)
    assert told(table, "X K11")[0] == (
        "Fishing Village does not fit: Ann draws monster on K11: +12 Borderlands."
    )


def test_who_cannot_draw() -> None:
    table = Table(["Rift Lands", "Orchard"])
    table.lay(1, ONE_LEFT)
    assert told(table, "F F5", "F A1")[-1] == "Ben does not draw: the map is full."
    table = Table(["Rift Lands", "Gnoll Raid"], seats=3)
    table.lay(0, ONE_LEFT)
    assert told(table, "F A1", "F A1", "F A1")[-1] == "Cleo does not draw: Ann's map is full."


def test_an_ambush_and_its_direction() -> None:
    table = Table(["Great River", "Goblin Attack", "Orchard"], seats=3)
    assert told(table, "W A1A2A3", "W A1A2A3", "W A1A2A3")[-1] == (
        "Ambush: Goblin Attack! The maps are passed counterclockwise: Ann draws on Ben's map, "
        "Ben draws on Cleo's map and Cleo draws on Ann's map."
    )
    assert told(table, "X C5D6E7", "X C5D6E7", "X C5D6E7")[0] == (
        "Ann draws monster on C5 D6 E7 of Ben's map: monsters cost 8 more stars a season."
    )


def test_an_ambush_at_a_large_table_names_the_direction_only() -> None:
    events = EventLog()
    deck = StackedDeck(["Bugbear Assault"])
    CARTOGRAPHERS.start({"scoring": SCORING}, 7, deck, events=events)
    lines = in_words(events.seen_by(None), FACE, [*NAMES, *"DEFG"])
    assert lines[-1] == "Ambush: Bugbear Assault! The maps are passed clockwise."


def test_an_ambush_of_a_player_alone() -> None:
    table = Table(["Great River", "Goblin Attack", "Orchard"], seats=1)
    assert told(table, "W A1A2A3")[2:4] == [
        "Ambush: Goblin Attack! It looks for a place counterclockwise from K11.",
        "Goblin Attack puts monsters on I9 J10 K11 of Ann's map: "
        "monsters cost 6 more stars a season.",
    ]


def test_an_ambush_that_fits_nowhere() -> None:
    table = Table(["Rift Lands", "Gnoll Raid", "Orchard"], seats=1)
    table.lay(0, NEARLY_FULL)
    assert told(table, "F K11")[3] == "Gnoll Raid fits nowhere on Ann's map."


def test_the_end_of_a_season() -> None:
    table = Table(["Rift Lands", "Hamlet"], ["Orchard"])
    table.play("F A1", "F A1")
    table.state.time = 7
    table.lay(0, CLOSING, coins=3)
    table.lay(1, CLOSING.replace("WW", "AX"))
    assert told(table, "V A10A11B11", "V J10J11K11")[2:] == [
        "Time: 8 of 8.",
        "Spring, A Greenbough: 3 for Ann, 3 for Ben.",
        "Spring, B Canal Lake: 0 for Ann, 0 for Ben.",
        "Spring, coins: 4 for Ann, 1 for Ben.",
        "Spring, monsters: 0 for Ann, -2 for Ben.",
        "Spring in all: 7 for Ann, 2 for Ben; so far: 7 for Ann, 2 for Ben.",
        "Summer begins. It ends at time 8 and scores B and C. "
        "The deck has 15 cards, 2 of them ambushes.",
        "Revealed: Orchard (forest or farm, time 2).",
    ]


@pytest.mark.parametrize(
    ("ended", "words"),
    [
        (MatchEnded((31, 18), (0,), "points", None, ()), "Ann wins with the most stars."),
        (
            MatchEnded((18, 18), (1,), "monsters", None, ()),
            "Ben wins on the tie-break: fewest stars lost to monsters.",
        ),
        (MatchEnded((18, 18), (0, 1), "shared", None, ()), "Ann and Ben win together."),
    ],
)
def test_the_end_and_what_decided(ended: MatchEnded, words: str) -> None:
    one, other = ended.totals
    (line,) = in_words([ended], FACE, NAMES)
    assert line == f"The match is over: {one} for Ann, {other} for Ben. {words}"


@pytest.mark.parametrize(
    ("titles", "title"), [(("master_cartographer",), "Master Cartographer"), ((), "no title")]
)
def test_the_end_of_a_player_alone(titles: tuple[str, ...], title: str) -> None:
    ended = MatchEnded((20,), (0,), "points", 7, titles)
    (line,) = in_words([ended], FACE, NAMES)
    assert line == f"The match is over: 20 for Ann. Rating 7: {title}."
