"""The final count: fidelity, completeness, presumptions, claims, the master variant, ties."""

from __future__ import annotations

import pytest

from mapmakers.engine.games.misterra.outcome import places_of
from tests.engine.games.misterra.table import NOTHING, at_the_end

TRUE_ISLAND = "SSj.. ..LL. ..... m.... ....M"


@pytest.mark.clause("M11.1", "M11.3", "M11.4")
def test_fidelity_counts_confirmed_tiles_and_empty_spaces_cost() -> None:
    """True: A1, B1, C2. Hazy: C1. Other terrain: D2, E5. 19 spaces are empty."""
    state = at_the_end(TRUE_ISLAND, ["SSJ.. ..LS. ..... ..... ....S", NOTHING])
    assert state.outcome is not None
    first, second = state.outcome.scores
    assert (first["fidelity"], first["empty"]) == (6, -19)
    assert (second["fidelity"], second["empty"]) == (0, -25)


@pytest.mark.clause("M11.5", "M12.1")
def test_presumptions_count_on_the_own_parchment_whatever_the_island_is() -> None:
    """Card 1: a zone of 5 steppes, 9 points. Card 11: two rows of one terrain, 10 points."""
    state = at_the_end(
        TRUE_ISLAND, ["SSSSS JJJJJ ..... ..... .....", NOTHING], kept=[(1, 11), (2, 12)]
    )
    assert state.outcome is not None
    first, second = state.outcome.scores
    assert (first["presumption1"], first["presumption2"]) == (9, 10)
    assert (second["presumption1"], second["presumption2"]) == (0, 0)


@pytest.mark.clause("M11.6")
def test_claims_earn_two_points_a_confirmed_tile() -> None:
    state = at_the_end("SSs.. ..LL. ..... ..... ....M", [NOTHING, NOTHING], claims=[["A1"], ["E5"]])
    assert state.outcome is not None
    assert [score["claims"] for score in state.outcome.scores] == [4, 2]


@pytest.mark.clause("M11.2", "M9.7")
def test_of_claims_that_share_a_region_nobody_scores_or_all_do() -> None:
    for merged, earned in (("nobody", [0, 2]), ("all", [8, 10])):
        state = at_the_end(
            "SSSS. ..... ..... ..... ....M",
            [NOTHING, NOTHING],
            claims=[["A1"], ["D1", "E5"]],
            options={"merged_claims": merged},
        )
        assert state.outcome is not None
        assert [score["claims"] for score in state.outcome.scores] == earned


@pytest.mark.clause("M11.1", "M11.2")
def test_haze_goes_first_so_claims_joined_by_it_both_score() -> None:
    state = at_the_end("SSsS. ..... ..... ..... .....", [NOTHING, NOTHING], claims=[["A1"], ["D1"]])
    assert state.outcome is not None
    assert [score["claims"] for score in state.outcome.scores] == [4, 2]


@pytest.mark.clause("M11.7")
def test_the_master_variant() -> None:
    """The printed example: row 1 and column B match; a hazy mountain spoils row 3, an empty
    space of the island spoils column D."""
    island = "SJLMS JJSLM LJmSS MJS.L SJMLJ"
    parchment = "SJLMS SJJLL LJMSS LJMSM MJJLS"
    for master, lines in (("on", 6), ("off", None)):
        state = at_the_end(island, [parchment, NOTHING], options={"master": master})
        assert state.outcome is not None
        assert state.outcome.scores[0].get("lines") == lines


@pytest.mark.clause("M11.7")
def test_a_row_with_an_empty_parchment_space_is_no_masterpiece() -> None:
    state = at_the_end(
        "SSSSS ..... ..... ..... .....",
        ["SSSS. ..... ..... ..... .....", "SSSSS ..... ..... ..... ....."],
        options={"master": "on"},
    )
    assert state.outcome is not None
    assert [score["lines"] for score in state.outcome.scores] == [0, 3]


@pytest.mark.clause("M11.8")
def test_most_points_win() -> None:
    state = at_the_end("S.... ..... ..... ..... .....", [NOTHING, "S.... ..... ..... ..... ....."])
    assert state.outcome is not None
    assert state.outcome.totals == (-25, -22)
    assert (state.outcome.winners, state.outcome.decided_by) == ((1,), "points")


@pytest.mark.clause("M11.8")
def test_a_tie_goes_to_the_truer_parchment() -> None:
    """Both have -22 points: one true space of one, or three spaces of which none is true."""
    state = at_the_end(
        "S.... ..... ..... ..... .....",
        ["S.... ..... ..... ..... .....", "JJJ.. ..... ..... ..... ....."],
        kept=[(9, 10), (9, 10)],
    )
    assert state.outcome is not None
    assert state.outcome.totals == (-22, -22)
    assert (state.outcome.winners, state.outcome.decided_by) == ((0,), "fidelity")
    assert places_of(state.outcome) == (1, 2)


@pytest.mark.clause("M11.8", "M11.7")
def test_the_tie_break_leaves_master_points_out() -> None:
    """Both have -7: a true row is 10 and 3 points on 5 spaces; six true spaces are 12 on 6."""
    state = at_the_end(
        "SSSSS LLLLL LL... ..... .....",
        ["SSSSS ..... ..... ..... .....", "..... LLL.L LL... ..... ....."],
        kept=[(9, 10), (9, 10)],
        options={"master": "on"},
    )
    assert state.outcome is not None
    assert state.outcome.totals == (-7, -7)
    assert (state.outcome.winners, state.outcome.decided_by) == ((1,), "fidelity")


@pytest.mark.clause("M11.8")
def test_who_is_still_tied_shares_the_victory() -> None:
    drawing = "S.... ..... ..... ..... ....."
    state = at_the_end(drawing, [drawing, NOTHING, drawing], kept=[(9, 10), (9, 10), (9, 10)])
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.decided_by) == ((0, 2), "shared")
    assert places_of(state.outcome) == (1, 3, 1)


@pytest.mark.clause("M17.1")
def test_the_score_sheet_adds_up_and_all_presumptions_are_shown() -> None:
    state = at_the_end(
        TRUE_ISLAND, ["SS... ..... ..... ..... .....", NOTHING], kept=[(1, 2), (3, 4)]
    )
    result = state.view(None).result
    assert result is not None
    assert [sum(points for _, points in sheet) for sheet in result.scores] == list(result.totals)
    shown = [player.presumptions for player in state.view(None).players]
    assert [[card.card for card in cards or ()] for cards in shown] == [[1, 2], [3, 4]]
