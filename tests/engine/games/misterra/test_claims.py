"""Claims: where a marker may be put, and what stands in its way."""

from __future__ import annotations

import pytest

from tests.engine.games.misterra.table import do, offered, refused, situation

LAGOONS = "..... ..... ..LlL ..... ....."


@pytest.mark.clause("M9.1", "M6.2", "M1.7")
def test_a_claim_costs_the_card_and_puts_a_marker_under_the_meeple() -> None:
    state = situation(LAGOONS, display="SS SJ SL SM JJ", deck="")
    do(state, "go E3", "take SS", "claim")
    player = state.view(0).players[0]
    assert (player.claims, player.markers) == (("E3",), 2)
    assert state.view(0).display == ("SJ", "SL", "SM", "JJ")
    assert player.parchment == "...../...../...../...../....."


@pytest.mark.clause("M9.1")
def test_one_isolated_confirmed_tile_is_a_region() -> None:
    state = situation("..... ..... ....M ..... .....")
    assert "claim" in offered(do(state, "go E3", "take SS"))


@pytest.mark.parametrize(
    ("island", "place"),
    [
        ("..... ..... ....l ..... .....", "E3"),
        ("..... ..... ....L ..... .....", "beach3"),
        (LAGOONS, "D3"),
    ],
)
@pytest.mark.clause("M9.2")
def test_only_on_a_confirmed_tile(island: str, place: str) -> None:
    start = "E3" if place == "D3" else "beach3"
    state = do(situation(island, at=(start, "beach1")), f"go {place}", "take SS")
    assert "claim" not in offered(state)
    assert refused(state, "claim") == "M9.2"


@pytest.mark.clause("M9.3")
def test_not_where_somebody_has_claimed_along_hazy_tiles_too() -> None:
    state = do(situation(LAGOONS, claims=([], ["C3"])), "go E3", "take SS")
    assert refused(state, "claim") == "M9.3"


@pytest.mark.clause("M9.3")
def test_with_confirmed_links_a_hazy_tile_joins_no_regions() -> None:
    options = {"claim_links": "confirmed"}
    state = situation(LAGOONS, claims=([], ["C3"]), options=options)
    do(state, "go E3", "take SS", "claim")
    assert state.view(0).players[0].claims == ("E3",)
    joined = situation("..... ..... ..LLL ..... .....", claims=([], ["C3"]), options=options)
    assert refused(do(joined, "go E3", "take SS"), "claim") == "M9.3"


@pytest.mark.clause("M9.3", "M15.7")
def test_not_where_otoma_has_claimed() -> None:
    state = situation(LAGOONS, at=("beach3",), claims=([], ["C3"]))
    assert refused(do(state, "go E3", "take SS"), "claim") == "M9.3"


@pytest.mark.clause("M9.4")
def test_each_claim_has_another_terrain() -> None:
    state = situation("L.... ..... ....L ..... .....", claims=(["A1"], []))
    assert refused(do(state, "go E3", "take SS"), "claim") == "M9.4"


@pytest.mark.clause("M9.4", "M9.7")
def test_also_when_the_earlier_claim_is_disputed() -> None:
    state = situation("LL... ..... ....L ..... .....", claims=(["A1"], ["B1"]))
    assert refused(do(state, "go E3", "take SS"), "claim") == "M9.4"


@pytest.mark.clause("M9.5")
def test_three_claims_at_most() -> None:
    state = situation("SJL.. ..... ....M ..... .....", claims=(["A1", "B1", "C1"], []))
    assert state.view(0).players[0].markers == 0
    assert refused(do(state, "go E3", "take SS"), "claim") == "M9.5"


@pytest.mark.clause("M9.7")
def test_regions_that_grow_together_stay_claimed_during_play() -> None:
    state = situation(LAGOONS, claims=(["E3"], ["C3"]), display="LL LL LM SS SJ")
    do(state, "go E3", "take LL", "map LC3 LD3")
    view = state.view(None)
    assert view.island == "...../...../..LLL/...../....."
    assert [player.claims for player in view.players] == [("E3",), ("C3",)]
    (region,) = view.regions
    assert (region.owners, region.disputed) == ((0, 1), True)


@pytest.mark.clause("M9.7")
def test_regions_joined_by_haze_are_not_disputed_yet() -> None:
    (region,) = situation(LAGOONS, claims=(["E3"], ["C3"])).view(None).regions
    assert (region.owners, region.disputed, region.confirmed) == ((0, 1), False, 2)


@pytest.mark.clause("M11.1")
def test_at_the_end_the_haze_has_gone_and_the_regions_are_apart() -> None:
    """Lagoons at C3 and E3, a hazy one between them; the last card of the match is played."""
    state = situation(LAGOONS, claims=(["E3"], ["C3"]), display="SS SJ", deck="", turn=1)
    do(state, "go beach3", "take SS", "rest", "go beach3", "rest")
    regions = state.view(None).regions
    assert state.outcome is not None
    assert [(region.spaces, region.owners) for region in regions] == [
        (("C3",), (1,)),
        (("E3",), (0,)),
    ]
