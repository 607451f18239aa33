"""The two rounds that the rulebook plays through, step by step.

The pictures are lost; the places are chosen so that every sentence about them holds.
"""

from __future__ import annotations

import pytest

from tests.engine.games.misterra.table import (
    do,
    island_of,
    offered,
    parchment_of,
    refused,
    situation,
)

CASSANDRA, ELLIOTT = 0, 1


@pytest.mark.clause("M3.1", "M3.2", "M4.1", "M5.2", "M5.4", "M5.6", "M7.4", "M8.3", "M8.4", "M9.1")
def test_two_complete_rounds() -> None:
    state = situation(
        "..J.. ..... .J... ..... ..J..",
        at=(None, None),
        display="LM SJ MM JL SM",
        deck="LM SS SS SJ LM JJ SL MM JM JL SM SL",
    )

    # 1: her meeple on the beach; the space before it and one beside it are mapped, hazy.
    do(state, "go beach1", "take LM", "map LE1 ME2")
    assert parchment_of(state, CASSANDRA) == "....L ....M ..... ..... ....."
    assert island_of(state) == "..J.l ....m .J... ..... ..J.."

    # 2: onto the lagoon; a card goes under the deck and a new one is turned up.
    do(state, "go E1", "tuck MM")
    assert state.view(None).bottom == ("MM",)
    assert state.view(None).display == ("SJ", "LM", "JL", "SM")

    # 3: lagoon over lagoon confirms the tile; two cards refill the display.
    do(state, "take LM", "map MD1 LE1")
    assert parchment_of(state, CASSANDRA) == "...ML ....M ..... ..... ....."
    assert island_of(state) == "..JmL ....m .J... ..... ..J.."
    assert state.view(None).display == ("SJ", "JL", "SM", "SS", "SS")
    assert state.waiting == (ELLIOTT,)

    # 4: on the beach; two steppes, of which one replaces her hazy mountain.
    do(state, "go beach2", "take SS", "map SE2 SE3")
    assert parchment_of(state, ELLIOTT) == "..... ....S ....S ..... ....."
    assert island_of(state) == "..JmL ....s .J..s ..... ..J.."

    # 5: onto a steppe and one space on; the same card over the first confirms both tiles.
    do(state, "go E3", "take SS", "map SE2 SE3")
    assert island_of(state) == "..JmL ....S .J..S ..... ..J.."
    assert state.view(None).round == 2

    # 6: onto the mountain, mapping farther than usual; then into the jungle, where she cannot map.
    do(state, "go D1", "take SJ", "map JC3 SD3")
    assert island_of(state) == "..JmL ....S .JjsS ..... ..J.."
    do(state, "go C1", "take JL")
    assert refused(state, "map JB1 LC1") == "M5.6"
    assert offered(state) == {"claim", "rest"}
    cards = len(state.view(None).display)
    do(state, "rest")
    assert len(state.view(None).display) == cards + 2
    assert parchment_of(state, CASSANDRA) == "...ML ....M ..JS. ..... ....."

    # 7: he moves and maps; a lagoon does nothing to the confirmed steppe.
    assert "LM" in state.view(None).display
    do(state, "go E2", "take LM", "map MD2 LE2")
    assert parchment_of(state, ELLIOTT) == "..... ...ML ....S ..... ....."
    assert island_of(state) == "..JmL ...mS .JjsS ..... ..J.."

    # 8: he stays, discards a card and claims the region where he stands.
    do(state, "go E2", "take SM", "claim")
    view = state.view(None)
    assert view.players[ELLIOTT].claims == ("E2",)
    assert view.players[ELLIOTT].markers == 2
    (steppe,) = (region for region in view.regions if region.owners == (ELLIOTT,))
    assert (steppe.terrain, steppe.spaces, steppe.confirmed) == ("steppe", ("E2", "D3", "E3"), 2)
    assert view.round == 3
