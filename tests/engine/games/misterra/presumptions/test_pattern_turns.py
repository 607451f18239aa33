"""The option that lets patterns lie otherwise than printed."""

import pytest

from mapmakers.engine.games.misterra import Parchment, presumption
from mapmakers.engine.games.misterra.scoring.patterns import occurrences
from tests.engine.games.misterra.presumptions.drawn import points


@pytest.mark.parametrize(
    ("card", "drawing"),
    [
        (24, "LS... .L... ..... ..... ....."),
        (25, "JM... M.... ..... ..... ....."),
        (26, "LS... S.... ..... ..... ....."),
        (27, "JM... .J... ..... ..... ....."),
    ],
)
@pytest.mark.clause("M12.6")
def test_a_corner_that_lies_otherwise_counts_when_turned(card: int, drawing: str) -> None:
    assert points(card, drawing) == 0
    assert points(card, drawing, "turned") == 5
    assert points(card, drawing, "mirrored") == 5


@pytest.mark.parametrize(
    ("card", "drawing"),
    [
        (28, "SS... SM... ..... ..... ....."),
        (29, "JJ... JS... ..... ..... ....."),
        (30, "LL... JL... ..... ..... ....."),
        (31, "MM... ML... ..... ..... ....."),
    ],
)
@pytest.mark.clause("M12.6")
def test_a_square_that_lies_otherwise_counts_when_turned(card: int, drawing: str) -> None:
    assert points(card, drawing) == 0
    assert points(card, drawing, "turned") == 8
    assert points(card, drawing, "mirrored") == 8


@pytest.mark.clause("M12.6")
def test_one_steppe_amid_lagoons_is_four_corners() -> None:
    """North, east, south and west of the steppe lie lagoons: each two that meet make a corner."""
    drawing = "..... ..L.. .LSL. ..L.. ....."
    assert points(24, drawing) == 5
    assert points(24, drawing, "turned") == 20
    assert points(24, drawing, "mirrored") == 20


@pytest.mark.clause("M12.6")
def test_a_pattern_that_turning_does_not_bring_back_counts_only_mirrored() -> None:
    corner = ((0, 0, 0), (0, 1, 1), (1, 0, 2))  # steppe, jungle east of it, lagoon south of it
    parchment = Parchment.parse("JS... .L... ..... ..... .....")
    assert occurrences(corner, parchment, "printed") == 0
    assert occurrences(corner, parchment, "turned") == 0
    assert occurrences(corner, parchment, "mirrored") == 1


def test_other_turns_are_turned_down() -> None:
    with pytest.raises(ValueError, match="printed, turned, mirrored"):
        presumption(24, Parchment(), "flipped")


@pytest.mark.parametrize("card", [0, 32, -1])
def test_there_are_31_cards(card: int) -> None:
    with pytest.raises(KeyError):
        presumption(card, Parchment())
