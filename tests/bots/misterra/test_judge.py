"""The greedy bot at tables of Maps of Misterra."""

from __future__ import annotations

import pytest

from mapmakers.bots import GreedyBot, Turn
from mapmakers.bots.arena import Arena
from mapmakers.bots.misterra.judge import HalfDay, judge
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.misterra import MISTERRA, MisterraState
from tests.engine.games.misterra.table import FIRST, NOTHING, do, situation


def chosen(state: MisterraState, seed: int = 1) -> str:
    (seat,) = state.waiting
    return str(GreedyBot("misterra").choose(Turn(state, seat, FastChance(seed))))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_legal_move_is_judged(seats: int) -> None:
    chance = FastChance(seats)
    state = MISTERRA.start({"master": "on"}, seats, chance)
    for _ in range(40):
        seat = state.waiting[0]
        assert [move for _, move in judge(state, seat)] == list(state.legal(seat))
        state.play(seat, state.legal(seat).sample(chance), chance)


def test_it_confirms_what_it_has_drawn() -> None:
    """Lagoon and steppe are hazy and on its parchment already: the same card makes them sure."""
    state = situation(
        "..... ...JJ ...ls ...JJ .....",
        display="SL",
        kept=[(9, 10), (9, 10)],
        parchments=["JJJJJ JJJJJ JJJLS JJJJJ JJJJJ", NOTHING],
    )
    do(state, "go beach3")
    assert chosen(state) == "map LD3 SE3"


def test_it_fills_empty_spaces() -> None:
    state = situation(
        at=("beach3", "beach1"),
        display="SS",
        kept=[(9, 10), (9, 10)],
        parchments=["JJJJJ JJJJJ JJJ.J JJJJ. JJJJJ", NOTHING],
    )
    do(state, "go beach3")
    assert chosen(state) in {"map SD3 SE3", "map SE3 SE4"}


def test_it_walks_to_where_most_is_to_be_had() -> None:
    """From E3 it can confirm two spaces that it has drawn; from the beach it would spoil some."""
    state = situation(
        "....J ...mJ ...mL ....J ....J",
        display="MM",
        kept=[(9, 10), (9, 10)],
        parchments=["JJJJJ JJJMJ JJJML JJJJJ JJJJJ", NOTHING],
    )
    assert chosen(state) == "go E3"


def test_it_claims_a_large_region() -> None:
    state = situation(
        "..... ..LLL ..LLL ..... .....",
        at=("E3", "beach1"),
        display="SS",
        deck="",
        kept=[(9, 10), (9, 10)],
        parchments=["JJJJJ JJLLL JJLLL JJJJJ JJJJJ", NOTHING],
    )
    do(state, "go E3")
    assert chosen(state) == "claim"


def test_it_lets_otoma_have_the_smaller_prospect() -> None:
    """Two regions of two: the one with a hazy tile beside it may grow."""
    state = situation("LLl.. ..... ..... ..... ...SS", at=("beach1",))
    half_day = HalfDay(state, 0)
    lagoons, steppes = (
        half_day.worth(MISTERRA.parse_move(text)) for text in ("otoma A1", "otoma D5")
    )
    assert steppes > lagoons


def test_it_sees_nothing_that_its_seat_does_not() -> None:
    """Whatever the others keep, it decides the same with the same chance."""
    state = MISTERRA.start({"first_player": "1"}, 2, FIRST)
    other = state.copy()
    for table, cards in ((state, "5 6"), (other, "7 8")):
        table.play(0, MISTERRA.parse_move("keep 1 2"), FIRST)
        table.play(1, MISTERRA.parse_move(f"keep {cards}"), FIRST)
    assert state.kept != other.kept
    assert chosen(state, 5) == chosen(other, 5)


def test_it_beats_chance() -> None:
    arena = Arena(MISTERRA, {}, ("greedy", "random"), 2, 6, 1)
    greedy, random = arena.run(lambda: None)
    assert greedy.wins == 6
    assert greedy.points.mean > random.points.mean + 30
