"""What a move would change, told before it is made."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import Refused
from mapmakers.engine.games.misterra import MISTERRA, MisterraState
from mapmakers.engine.games.misterra.effects import OTOMA
from mapmakers.engine.games.misterra.effects_view import Effects
from tests.engine.games.misterra.table import NOTHING, do, situation


def effects(state: MisterraState, move: str) -> Effects:
    (seat,) = state.waiting
    return state.effects(seat, MISTERRA.parse_move(move))


def changes(found: Effects) -> list[tuple[str, str, str, str | None]]:
    return [(at.space, at.terrain, at.change, at.replaced) for at in found.spaces]


@pytest.mark.clause("M8.2", "M8.3")
def test_a_new_tile_and_a_confirmed_one() -> None:
    state = do(situation("..... ..... ....s ..... ....."), "go beach3", "take SJ")
    assert changes(effects(state, "map JD3 SE3")) == [
        ("D3", "jungle", "new", None),
        ("E3", "steppe", "confirmed", None),
    ]


@pytest.mark.clause("M8.4", "M8.5")
def test_a_replaced_tile_and_one_that_does_not_change() -> None:
    state = do(situation("..... ..... ...mL ..... ....."), "go beach3", "take SJ")
    assert changes(effects(state, "map SD3 JE3")) == [
        ("D3", "steppe", "replaced", "mountain"),
        ("E3", "jungle", "nothing", None),
    ]


@pytest.mark.clause("M8.6")
def test_an_empty_supply() -> None:
    state = situation("SSSSS SSSSS SS... ..... .....", at=("beach5", "beach1"))
    do(state, "go beach5", "take SJ")
    assert changes(effects(state, "map SD5 JE5")) == [
        ("D5", "steppe", "supply_empty", None),
        ("E5", "jungle", "new", None),
    ]


@pytest.mark.clause("M11.3", "M11.4")
def test_fidelity_and_completeness_before_and_after() -> None:
    """E3 is confirmed by the card and true then; D3 is covered by a lie."""
    state = situation(
        "..... ..... ...Ls ..... .....", parchments=["..... ..... ...L. ..... .....", NOTHING]
    )
    found = effects(do(state, "go beach3", "take SJ"), "map JD3 SE3")
    assert found.fidelity == (2, 2)
    assert found.empty == (-24, -23)
    assert found.gain == 1


@pytest.mark.clause("M11.3", "M11.4", "M11.5")
def test_the_gain_of_a_mapping_adds_up_parchment_presumptions_and_own_claims() -> None:
    """E3 is confirmed, which the claim at E4 is connected with; a fourth steppe is on the edge."""
    state = situation(
        "..... ..... ....s ....S .....",
        parchments=["SSS.. ..... ..... ..... .....", NOTHING],
        kept=[(5, 8), (9, 10)],
        claims=(["E4"], []),
    )
    found = effects(do(state, "go beach3", "take SJ"), "map JD3 SE3")
    assert found.fidelity == (0, 2)
    assert found.empty == (-22, -20)
    assert found.claims == ((2, 4), (0, 0))
    assert sum(card.after - card.before for card in found.presumptions) == 4
    assert found.gain == 2 + 2 + 2 + 4


@pytest.mark.clause("M11.7")
def test_a_masterpiece_of_a_row() -> None:
    island = "..... ..... LLLSs ..... ....."
    parchment = "..... ..... LLL.. ..... ....."
    for master, lines in (("on", (0, 3)), ("off", (0, 0))):
        state = situation(island, parchments=[parchment, NOTHING], options={"master": master})
        assert effects(do(state, "go beach3", "take SS"), "map SD3 SE3").lines == lines


@pytest.mark.clause("M11.5", "M12.2")
def test_presumptions_with_the_way_to_the_next_step() -> None:
    """Card 1: a zone of 3 steppes becomes 5. Card 5: 2 edge spaces become 3; 4 are needed."""
    state = situation(parchments=["..... ....S ...S. ...S. .....", NOTHING], kept=[(1, 5), (9, 10)])
    do(state, "go beach3", "take SS")
    zones, edge = effects(state, "map SD3 SE3").presumptions
    assert (zones.card, zones.before, zones.after) == (1, 0, 5)
    assert (zones.count, zones.needed, zones.gain) == (4, 5, 4)
    assert (edge.card, edge.before, edge.after) == (5, 0, 0)
    assert (edge.count, edge.needed, edge.gain) == (2, 4, 4)
    assert (zones.nearer, edge.nearer) == (False, True)


@pytest.mark.clause("M12.2")
def test_at_the_top_of_a_card_there_is_no_next_step() -> None:
    state = situation(
        parchments=["SSSSS SSSSS SSSS. ..... .....", NOTHING], kept=[(17, 21), (9, 10)]
    )
    largest, commonest = effects(do(state, "go beach3", "take SS"), "map SD3 SE3").presumptions
    assert (largest.count, largest.needed, largest.gain) == (None, None, 0)
    assert (commonest.before, commonest.after, commonest.needed) == (12, 18, None)


@pytest.mark.clause("M1.7", "M9.7")
def test_regions_that_grow() -> None:
    state = situation("..... ..... ..SsS ..... .....", claims=(["E3"], []))
    found = effects(do(state, "go E3", "take SS"), "map SD3 SE3")
    (region,) = found.regions
    assert (region.terrain, region.spaces, region.owners) == ("steppe", ("C3", "D3", "E3"), (0,))
    assert (region.before, region.confirmed) == (2, 3)
    assert found.claims == ((2, 6), (0, 0))


@pytest.mark.clause("M9.7", "M11.2")
def test_claims_that_a_confirmed_tile_would_join_are_in_certain_danger() -> None:
    state = situation("..... ..... ..LlL ..... .....", claims=(["E3"], ["C3"]), display="LL LM SS")
    found = effects(do(state, "go E3", "take LL"), "map LC3 LD3")
    assert {(one.owner, one.space, one.certain) for one in found.endangered} == {
        (0, "E3", True),
        (1, "C3", True),
    }
    assert found.claims == ((2, 0), (2, 0))


@pytest.mark.clause("M9.7")
def test_claims_that_are_in_danger_already_are_not_told_again() -> None:
    state = situation("..... ..... ..LlL ..... .....", claims=(["E3"], ["C3"]), display="SS LM JJ")
    assert effects(do(state, "go E3", "take SS"), "map SE4 SE5").endangered == ()


@pytest.mark.clause("M9.7")
def test_claims_that_haze_would_join_are_in_danger() -> None:
    state = situation("..... ..... ..L.L ..... .....", claims=(["E3"], ["C3"]), display="LL LM SS")
    found = effects(do(state, "go E3", "take LL"), "map LD3 LE3")
    assert {(one.owner, one.space, one.certain) for one in found.endangered} == {
        (0, "E3", False),
        (1, "C3", False),
    }
    assert found.claims == ((2, 2), (2, 2))


@pytest.mark.clause("M9.1", "M9.7")
def test_a_claim_tells_what_it_would_earn_and_endanger() -> None:
    state = situation(
        "..... ..... ..LlL ..... .....",
        claims=([], ["C3"]),
        options={"claim_links": "confirmed"},
    )
    found = effects(do(state, "go E3", "take SS"), "claim")
    assert found.claims == ((0, 2), (2, 2))
    assert {one.owner for one in found.endangered} == {0, 1}


@pytest.mark.clause("M7.4")
def test_a_step_tells_what_will_be_seen() -> None:
    state = situation("..... ..... ....m ..... .....")
    assert effects(state, "go E3").sees == ("E1", "E2", "C3", "D3", "E3", "E4", "E5")
    assert effects(state, "go E3").spaces == ()


@pytest.mark.clause("M15.8")
def test_otomas_claim_tells_whose_it_is() -> None:
    state = situation("..... ..... ..LlL ..... .....", at=("beach3",), claims=([], ["C3"]))
    found = effects(do(state, "go E3", "take SS"), "rest")
    assert found.claims == ((0, 0), (2, 2))
    assert [region.owners for region in state.view(0).regions] == [(OTOMA,)]


@pytest.mark.clause("M3.2")
def test_only_legal_moves_have_effects() -> None:
    with pytest.raises(Refused, match=r"M3\.2"):
        effects(situation(), "rest")


@pytest.mark.clause("M7.7")
def test_what_the_card_would_cover_on_the_own_parchment() -> None:
    """The steppe on E3 stays steppe; the jungle on D3 would be lost."""
    state = situation(
        "..... ..... ...jS ..... .....", parchments=["..... ..... ...JS ..... .....", NOTHING]
    )
    found = effects(do(state, "go beach3", "take SL"), "map LD3 SE3")
    assert [(lost.space, lost.terrain) for lost in found.covers] == [("D3", "jungle")]


@pytest.mark.clause("M8.2", "M8.5")
def test_where_the_parchment_would_differ_from_the_island() -> None:
    """The confirmed jungle on D3 stays; the steppe on E3 is the island's as well."""
    state = situation("..... ..... ...JS ..... .....")
    found = effects(do(state, "go beach3", "take SL"), "map LD3 SE3")
    assert found.differs == ("D3",)


@pytest.mark.clause("M5.6")
def test_a_step_into_the_jungle_says_that_nothing_can_be_mapped_from_there() -> None:
    state = situation("..... ..... ....j ....S .....", at=("beach3", "beach3"))
    assert not effects(state, "go E3").may_map
    assert effects(state, "go beach3").may_map
    do(state, "go beach3")
    assert state.view(0).players[0].may_map
    assert (
        not situation("..... ..... ....j ..... .....", at=("E3", "beach3"))
        .view(0)
        .players[0]
        .may_map
    )


@pytest.mark.clause("M9.1", "M11.1")
def test_a_claim_says_for_which_tiles_it_scores_now() -> None:
    """The hazy lagoon belongs to the region, but would not count."""
    state = situation("..... ...L. ...LL ....l .....", at=("E3", "beach3"))
    do(state, "go E3", "take SS")
    found = effects(state, "claim")
    assert found.claimed == ("D2", "D3", "E3")
    assert effects(state, "rest").claimed == ()
    do(state, "claim")
    (claim,) = state.view(0).claims
    assert (claim.spaces, claim.points) == (("D2", "D3", "E3"), 6)
