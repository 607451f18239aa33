"""The island: where one can go, what one sees, and how a half of a card changes it."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import NotationError
from mapmakers.engine.games.misterra import Island
from mapmakers.engine.games.misterra.sketches import LETTERS
from mapmakers.engine.games.misterra.spaces import parse_space
from tests.engine.games.misterra.table import NOTHING

FULL_OF_STEPPE = "sssss sssss ss... ..... ....."
"""All twelve steppe tiles lie on the island."""


def names(text: str) -> set[str]:
    return set(text.split())


@pytest.mark.clause("M1.1", "M1.2", "M1.3")
def test_spaces_are_named_by_column_and_row_and_the_beach_lies_east() -> None:
    island = Island.parse("S.... ..... ..... ..... ....M")
    assert island.reachable("A1") == {"A1"}
    assert island.reachable("E5") == {"E5", "beach5"}


@pytest.mark.clause("M1.3", "M4.2", "M4.4")
def test_one_step_never_diagonally() -> None:
    island = Island.parse("..... .LLL. .LLL. .LLL. .....")
    assert island.reachable("C3") == names("C2 B3 C3 D3 C4")


@pytest.mark.clause("M4.3")
def test_empty_spaces_are_never_entered() -> None:
    island = Island.parse("..... ..J.. .l... ..... .....")
    assert island.reachable("C2") == {"C2"}
    assert island.reachable("B3") == {"B3"}


@pytest.mark.clause("M4.3")
def test_hazy_and_confirmed_tiles_are_entered_alike() -> None:
    island = Island.parse("..... ..j.. .mM.. ..L.. .....")
    assert island.reachable("C3") == names("C2 B3 C3 C4")


@pytest.mark.clause("M4.5")
def test_from_the_beach_to_its_neighbours_and_the_space_it_faces() -> None:
    island = Island.parse("..... ....l ....m ..... .....")
    assert island.reachable("beach2") == names("beach1 beach2 beach3 E2")
    assert island.reachable("beach1") == names("beach1 beach2")
    assert island.reachable("beach5") == names("beach4 beach5")


@pytest.mark.clause("M4.5")
def test_from_the_last_column_to_the_beach() -> None:
    island = Island.parse("..... ....l ....m ..... .....")
    assert island.reachable("E2") == names("E2 E3 beach2")


@pytest.mark.clause("M5.2")
def test_steppe_steppe_lagoon() -> None:
    """The printed example: two steppes in a row lead on to a lagoon, hazy or confirmed."""
    for drawing in ("..... ..... .LsSM ..... .....", "..... ..... .lSsm ..... ....."):
        assert "B3" in Island.parse(drawing).reachable("E3")
        assert Island.parse(drawing).reachable("E3") == names("B3 C3 D3 E3 beach3")


@pytest.mark.clause("M5.2")
def test_a_steppe_leads_to_the_beach() -> None:
    island = Island.parse("..... ..... ...Ms ..... .....")
    assert island.reachable("D3") == names("D3 E3 beach3")


@pytest.mark.clause("M5.2", "M4.3")
def test_a_chain_of_steppes_bends_and_ends_before_empty_spaces() -> None:
    island = Island.parse("..... .ss.. .s... .sss. j..l.")
    assert island.reachable("C2") == names("C2 B2 B3 B4 C4 D4 D5")


@pytest.mark.clause("M5.3")
def test_standing_on_a_steppe_gives_nothing() -> None:
    island = Island.parse("..... ..... .LSL. .L.L. .....")
    assert island.reachable("C3") == names("B3 C3 D3")


@pytest.mark.clause("M5.2", "M5.3")
def test_a_steppe_left_and_entered_again_counts() -> None:
    """From C3 to the steppe C2 and back to C3, which is entered now: on to B3."""
    island = Island.parse("..... ..S.. .LS.. ..... .....")
    assert island.reachable("C3") == names("C2 C3 B3")
    assert island.reachable("C2") == names("C2 C3 B3")


@pytest.mark.clause("M7.3")
def test_five_spaces_are_seen() -> None:
    island = Island.parse("..... ..... ..l.. ..... .....")
    assert island.seen("C3") == names("C2 B3 C3 D3 C4")


@pytest.mark.clause("M7.3")
def test_fewer_spaces_are_seen_at_the_edge() -> None:
    island = Island.parse("s.... ..... ....j ..... .....")
    assert island.seen("A1") == names("A1 B1 A2")
    assert island.seen("E3") == names("E2 D3 E3 E4")


@pytest.mark.clause("M7.4", "M5.7")
def test_a_mountain_sees_a_cross_of_nine() -> None:
    for mark in "mM":
        island = Island.parse(f"..... ..J.. ..{mark}.. ..... .....")
        assert island.seen("C3") == names("C1 C2 A3 B3 C3 D3 E3 C4 C5")


@pytest.mark.clause("M7.4")
def test_the_mountains_cross_ends_at_the_edge() -> None:
    island = Island.parse(".m... ..... ..... ..... .....")
    assert island.seen("B1") == names("A1 B1 C1 D1 B2 B3")


@pytest.mark.clause("M7.5")
def test_the_beach_sees_the_space_it_faces() -> None:
    island = Island.parse("..... ....m ..... ..... .....")
    assert island.seen("beach2") == {"E2"}
    assert island.seen("beach5") == {"E5"}


MAPPED = [
    pytest.param("S", NOTHING, "..... ..... ..s.. ..... .....", id="empty: a hazy tile"),
    pytest.param(
        "S", "..... ..... ..s.. ..... .....", "..... ..... ..S.. ..... .....", id="hazy, the same"
    ),
    pytest.param(
        "L", "..... ..... ..s.. ..... .....", "..... ..... ..l.. ..... .....", id="hazy, another"
    ),
    pytest.param(
        "L",
        "..... ..... ..S.. ..... .....",
        "..... ..... ..S.. ..... .....",
        id="confirmed, another",
    ),
    pytest.param(
        "S",
        "..... ..... ..S.. ..... .....",
        "..... ..... ..S.. ..... .....",
        id="confirmed, the same",
    ),
]


@pytest.mark.parametrize(("terrain", "before", "after"), MAPPED)
@pytest.mark.clause("M8.2", "M8.3", "M8.4", "M8.5")
def test_a_half_of_a_card_changes_the_space_of_its_name(
    terrain: str, before: str, after: str
) -> None:
    island = Island.parse(before)
    here = 1 << parse_space("C3")
    assert island.mapped(LETTERS.index(terrain), here, confirms=False) == Island.parse(after)


@pytest.mark.clause("M8.4", "M1.5")
def test_a_replaced_tile_goes_back_to_the_supply() -> None:
    island = Island.parse("..... ..... ..s.. ..... .....")
    assert island.supply == (11, 12, 12, 12)
    assert island.mapped(2, 1 << parse_space("C3"), confirms=False).supply == (12, 12, 11, 12)


@pytest.mark.clause("M8.6")
def test_a_terrain_that_has_run_out_changes_nothing() -> None:
    island = Island.parse(FULL_OF_STEPPE)
    assert island.supply[0] == 0
    for space in ("E5", "A1"):
        assert island.mapped(0, 1 << parse_space(space), confirms=False) == island


@pytest.mark.clause("M8.6")
def test_a_terrain_that_has_run_out_may_still_confirm() -> None:
    island = Island.parse(FULL_OF_STEPPE)
    assert island.mapped(0, 1 << parse_space("E5"), confirms=True) == island
    confirmed = Island.parse("Sssss sssss ss... ..... .....")
    assert island.mapped(0, 1 << parse_space("A1"), confirms=True) == confirmed


@pytest.mark.parametrize(
    "drawing", ["", ".....", "..... ..... ..... ..... ...x.", "...... ..... ..... ..... ....."]
)
def test_other_drawings_are_turned_down(drawing: str) -> None:
    with pytest.raises(NotationError):
        Island.parse(drawing)


@pytest.mark.parametrize("place", ["F1", "A6", "a1", "beach0", "beach6", "beach", ""])
def test_other_places_are_turned_down(place: str) -> None:
    with pytest.raises(NotationError):
        Island.parse(NOTHING).reachable(place)


def test_an_island_pastes_back() -> None:
    island = Island.parse("Ss... .Jj.. ..Ll. ...Mm .....")
    assert repr(island) == "Island.parse('Ss.../.Jj../..Ll./...Mm/.....')"
    assert Island.parse(str(island)) == island
