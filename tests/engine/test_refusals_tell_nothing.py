"""What is refused, and why, tells a seat nothing that it does not see.

A position and one in which everything hidden from the seat is dealt anew look alike to it: they
must answer alike, whatever it tries.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from mapmakers.engine.core import FastChance, NotationError, Refused
from mapmakers.engine.core.game import State
from mapmakers.engine.games import GAMES

GAME_AND_SEATS = [("cartographers", 3), ("misterra", 3), ("mapout", 3)]
SIGNS = "ABCDEFGHIJK0123456789 ,.-+:>@"


def positions(game: str, seats: int, rng: random.Random) -> Iterator[State[Any]]:
    """Some from random matches."""
    rules = GAMES[game]
    for seed in range(4):
        chance = FastChance(seed)
        options = {option.name: option.default for option in rules.options}
        state = rules.start(options, seats, chance)
        while state.outcome is None:
            if rng.random() < 0.2:
                yield state
            seat = rng.choice(state.waiting)
            state.play(seat, state.legal(seat).sample(chance), chance)


def attempts(state: State[Any], rng: random.Random) -> Iterator[str]:
    """Moves of this seat and of others, some of them spoiled."""
    for other in range(3):
        if other in state.waiting:
            legal = state.legal(other)
            for _ in range(3):
                text = str(legal[rng.randrange(len(legal))])
                yield text
                at = rng.randrange(len(text))
                yield text[:at] + rng.choice(SIGNS) + text[at + 1 :]


def answer(game: str, state: State[Any], seat: int, text: str) -> str:
    """How the move is answered before anything new is revealed."""
    try:
        move = GAMES[game].parse_move(text)
        told = repr(state.effects(seat, move))
    except Refused as refused:
        return f"refused {refused.faults}"
    except NotationError as error:
        return f"no move: {error}"
    return f"may be played: {told}"


@pytest.mark.parametrize(("game", "seats"), GAME_AND_SEATS)
def test_an_answer_depends_on_nothing_hidden(game: str, seats: int) -> None:
    rng = random.Random(game)
    refused = 0
    for state in positions(game, seats, rng):
        for seat in range(seats):
            other = state.imagine(seat, FastChance(rng.getrandbits(32)))
            for text in attempts(state, rng):
                told = answer(game, state, seat, text)
                assert answer(game, other, seat, text) == told, text
                refused += told.startswith("refused")
    assert refused > 100
