"""The rules over machine numbers held against the rules over whole numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.fresh import plain_engine

with plain_engine():
    from mapmakers.bots.cartographers.search import rollouts as whole_rollouts
    from mapmakers.engine.boards import eleven as whole_board
    from mapmakers.engine.core import FastChance as WholeChance
    from mapmakers.engine.games.cartographers import CARTOGRAPHERS as WHOLE
    from mapmakers.engine.games.cartographers import Sheet as WholeSheet
    from mapmakers.engine.games.cartographers.components import SCORING
    from mapmakers.engine.games.cartographers.scoring import earning as whole_earning
    from mapmakers.engine.games.cartographers.scoring import monster_loss as whole_loss
    from mapmakers.engine.games.cartographers.scoring import score as whole_score

with plain_engine("boards.eleven", "boards.eleven_ways"):
    from mapmakers.bots.cartographers.search import rollouts as limb_rollouts
    from mapmakers.engine.boards import eleven as limb_board
    from mapmakers.engine.core import FastChance as LimbChance
    from mapmakers.engine.games.cartographers import CARTOGRAPHERS as LIMBS
    from mapmakers.engine.games.cartographers import Sheet as LimbSheet
    from mapmakers.engine.games.cartographers.scoring import earning as limb_earning
    from mapmakers.engine.games.cartographers.scoring import monster_loss as limb_loss
    from mapmakers.engine.games.cartographers.scoring import score as limb_score

from mapmakers.bots.cartographers.search import rollouts
from mapmakers.engine.boards import eleven
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.cartographers import CARTOGRAPHERS, Sheet
from mapmakers.engine.games.cartographers.scoring import earning, monster_loss, score
from tests.examples import tries

CARDS = [card.name for card in SCORING]
FILLED = "FVAWX"


@st.composite
def drawings(draw: st.DrawFn) -> str:
    """A map of side A or B with some of its spaces filled: anything from none to all."""
    side = draw(st.sampled_from("AB"))
    rng = random.Random(draw(st.integers(0, 2**32)))
    terrains = draw(st.sampled_from([FILLED, "FV", "AW", "V", "FX", "VVVVFAWX"]))
    share = draw(st.floats(0, 1))
    marks = []
    for mark in str(WholeSheet.blank(side)):
        filled = rng.choice(terrains) if mark in ".r" and rng.random() < share else mark
        marks.append(filled.lower() if mark == "r" and filled != mark else filled)
    return "".join(marks)


def test_the_twins_are_in_place() -> None:
    assert (1 << 131) - 1 - sum(1 << 12 * row + 11 for row in range(10)) == whole_board.ALL
    assert str(limb_board.ALL).count(",") == 1


@tries(40)
@given(drawings())
def test_every_scoring_card_counts_alike(drawing: str) -> None:
    whole = WholeSheet.parse(drawing)
    others: list[tuple[Any, Any, Any, Any, Any]] = [
        (LimbSheet.parse(drawing), limb_score, limb_earning, limb_loss, limb_board),
        (Sheet.parse(drawing), score, earning, monster_loss, eleven),
    ]
    for sheet, stars, cells, loss, verbs in others:
        assert str(sheet) == drawing
        for card in CARDS:
            assert stars(card, sheet) == whole_score(card, whole), card
            earning_cells = whole_board.cells(whole_earning(card, whole))
            assert verbs.cells(cells(card, sheet)) == earning_cells, card
        assert loss(sheet) == whole_loss(whole)


def match(game: Any, chance: Any, seats: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """A random match: before each decision, all that can be seen and done, and the state."""
    luck = chance(seed)
    state = game.start({"side": "AB"[seed % 2]}, seats, luck)
    while state.waiting:
        seat = state.waiting[luck.below(len(state.waiting))]
        legal = state.legal(seat)
        yield (str(state.view(seat)), seat, [str(move) for move in legal], legal.falls_back), state
        move = legal.sample(luck)
        yield (str(move), str(state.effects(seat, move)), state.deltas(seat, move)), state
        state.play(seat, move, luck)
    yield (str(state.view(None)), str(state.outcome)), state


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_go_alike(seats: int, seed: int) -> None:
    expected = [seen for seen, _ in match(WHOLE, WholeChance, seats, seed)]
    assert [seen for seen, _ in match(LIMBS, LimbChance, seats, seed)] == expected
    assert [seen for seen, _ in match(CARTOGRAPHERS, FastChance, seats, seed)] == expected


@pytest.mark.parametrize("seed", range(4))
def test_drawings_are_valued_and_matches_played_out_alike(seed: int) -> None:
    expected = list(valued(WHOLE, WholeChance, whole_rollouts, seed))
    assert list(valued(LIMBS, LimbChance, limb_rollouts, seed)) == expected
    assert list(valued(CARTOGRAPHERS, FastChance, rollouts, seed)) == expected


def valued(game: Any, chance: Any, inner: Any, seed: int) -> Iterator[object]:
    for step, (_, state) in enumerate(match(game, chance, 2, seed)):
        if step % 8 == 0 and state.waiting:
            seat = state.waiting[0]
            yield [(stars, str(move)) for stars, move in inner.evaluate_all(state, seat)]
            yield inner.rollouts(state, seat, 2, chance(step))
