"""The runner of Cartographers' examples notices a statement that is not true."""

import pytest

from mapmakers.engine.games.cartographers import Sheet
from mapmakers.rules_pages import BoardBlock
from tests.rules.cartographers_examples import check

UNUSED = tuple(str(Sheet.blank("A")).split("\n"))


@pytest.mark.parametrize(
    "caption",
    [
        "map A",
        "score Lost Barony = 3",
        "monsters = 0",
        "legal Orchard: F A5B5C5C6",
        "refused C4.2 Orchard: W A5B5C5C6",
        "legal Orchard after ruins: F A3B3C3C4",
        "refused C6.1 Orchard after ruins: F A5B5C5C6",
        "legal Goblin Attack after ruins: X A1B2C3",
    ],
)
def test_a_true_statement_about_an_unused_map(caption: str) -> None:
    check(BoardBlock(caption, UNUSED))


@pytest.mark.parametrize(
    "caption",
    [
        "map B",
        "score Lost Barony = 6",
        "monsters = 1",
        "legal Orchard: W A5B5C5C6",
        "refused C4.5 Orchard: W A5B5C5C6",
        "legal Orchard after ruins: F A5B5C5C6",
    ],
)
def test_a_false_statement_about_an_unused_map(caption: str) -> None:
    with pytest.raises(AssertionError):
        check(BoardBlock(caption, UNUSED))


def test_a_refusal_that_is_none() -> None:
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        check(BoardBlock("refused C4.2 Orchard: F A5B5C5C6", UNUSED))


@pytest.mark.parametrize(
    "caption", ["draws Orchard: F A5B5C5C6, 0 coins", "solo ambush Goblin Attack"]
)
def test_a_map_that_does_not_stay_the_same(caption: str) -> None:
    with pytest.raises(AssertionError):
        check(BoardBlock(caption, (*UNUSED, "", *UNUSED)))


def test_a_drawing_with_a_mountain_missing() -> None:
    moved = tuple(row.replace("^", ".") for row in UNUSED)
    with pytest.raises(AssertionError):
        check(BoardBlock("monsters = 0", moved))


def test_a_statement_of_no_known_kind() -> None:
    with pytest.raises(ValueError, match="no statement about a map"):
        check(BoardBlock("score Sentinel Wood is 0", UNUSED))
