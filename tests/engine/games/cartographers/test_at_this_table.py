"""C14: what players see, taking back, and fair chance."""

from dataclasses import asdict
from hashlib import sha256

import pytest

from mapmakers.engine.core.chance import FairChance
from mapmakers.engine.core.match import Match
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.cartographers import CARTOGRAPHERS, Move
from mapmakers.engine.games.cartographers.components import DECK
from tests.engine.games.cartographers.tables import Table

SEED = bytes(range(32))


def start(seats: int) -> Match[Move]:
    return Match(CARTOGRAPHERS, [f"Player {seat + 1}" for seat in range(seats)], FairChance(SEED))


@pytest.mark.clause("C14.1")
def test_others_see_that_one_has_drawn_but_not_what() -> None:
    table = Table(["Orchard"], seats=3)
    unseen = table.state.view(1)
    table.play_first("F A1B1C1C2")
    assert table.state.view(0).pending == "F A1B1C1C2"
    for seat in (1, 2, None):
        view = table.state.view(seat)
        assert view.pending is None
        assert [sheet.drawn for sheet in view.sheets] == [True, False, False]
        assert [sheet.drawing for sheet in view.sheets] == [s.drawing for s in unseen.sheets]


@pytest.mark.clause("C14.1")
def test_nobody_sees_what_is_still_to_come() -> None:
    view = asdict(Table(["Temple Ruins", "Orchard", "Hamlet"]).state.view(0))
    # Everybody knows which cards there are, and so which have not come yet; not when they will.
    assert view.pop("unseen")["cards"] == tuple(
        card.name for card in DECK if card.name not in ("Temple Ruins", "Orchard")
    )
    shown = repr(view)
    assert "Orchard" in shown
    for hidden in ("Hamlet", "Outpost Ruins", "Gnoll Raid", "Goblin Attack"):
        assert hidden not in shown


@pytest.mark.clause("C14.2")
def test_a_drawing_can_be_taken_back_until_the_last_player_has_drawn() -> None:
    match = start(3)
    drawing = match.state.legal(0)[0]
    match.play(0, drawing)
    match.play(1, match.state.legal(1)[0])
    match.undo(0)
    assert match.state.waiting == (0, 2)
    match.play(0, drawing)
    match.play(2, match.state.legal(2)[0])
    with pytest.raises(Refused) as refused:
        match.undo(0)
    assert refused.value.clause == "C14.2"


@pytest.mark.clause("C14.3")
def test_the_seed_behind_the_fingerprint_gives_every_card_of_the_match() -> None:
    match = start(1)
    assert match.record.header.commitment == sha256(SEED).hexdigest()
    while match.state.outcome is None:
        match.play(0, match.state.legal(0)[0])
    assert match.seed == SEED
    counter = 0
    for answer, bound in match.drawn():
        while True:
            block = sha256(SEED + counter.to_bytes(8, "big")).digest()
            counter += 1
            word = int.from_bytes(block[:8], "big")
            if word < 2**64 - 2**64 % bound:
                break
        assert answer == word % bound
