"""The options of a match: defaults filled in, in one order, and nothing else."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import BadOption, Match, Option
from mapmakers.engine.core.game import LONGEST_VALUE, resolve_options
from tests.engine.core.samples import begun

OPTIONS = (Option("side", "A", ("A", "B")), Option("cards", "any"))


def test_defaults_are_filled_in_and_the_order_is_that_of_the_game() -> None:
    assert resolve_options(OPTIONS, {}) == {"side": "A", "cards": "any"}
    assert list(resolve_options(OPTIONS, {"cards": "none", "side": "B"}).items()) == [
        ("side", "B"),
        ("cards", "none"),
    ]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"colour": "red"}, "no option 'colour'; there are: cards, side"),
        ({"side": "C"}, "side is one of A, B, not 'C'"),
        ({"side": "a"}, "side is one of A, B, not 'a'"),
        ({"cards": "any\nmove 1 F A1"}, "cards has at most 400 printable characters"),
        ({"cards": "\x1b[2J"}, "cards has at most 400 printable characters"),
        ({"cards": "x" * (LONGEST_VALUE + 1)}, "cards has at most 400 printable characters"),
    ],
)
def test_what_is_no_option_is_told(given: dict[str, str], reason: str) -> None:
    with pytest.raises(BadOption) as error:
        resolve_options(OPTIONS, given)
    assert str(error.value) == reason


def test_a_match_says_what_it_was_set_up_with() -> None:
    match = begun(options={"side": "B"})
    assert match.options == {"side": "B", "scoring": "?, ?, ?, ?", "edict_order": "listed"}
    assert match.record.texts[4] == "option side B"


@pytest.mark.parametrize("seats", [0, 101])
def test_a_table_has_the_seats_of_its_game(seats: int) -> None:
    match = begun()
    with pytest.raises(BadOption, match=f"cartographers has 1 to 100 seats, not {seats}"):
        Match(match.game, ["Ada"] * seats, match._chance)


@pytest.mark.parametrize(
    "name", ["", " Ada", "Ada ", "A\nmove 1 F A1", "A\x1b[2J", "A\u2028B", "\u202eadA", "x" * 41]
)
def test_a_name_can_stand_in_a_record(name: str) -> None:
    match = begun()
    with pytest.raises(ValueError, match="1 to 40 printable characters"):
        Match(match.game, ["Ada", name], match._chance)
