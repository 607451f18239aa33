"""Many matches played side by side."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import FastChance
from mapmakers.engine.core.lockstep import OVER, Lockstep
from mapmakers.engine.games import GAMES


@pytest.mark.parametrize("game", sorted(GAMES))
def test_matches_go_on_side_by_side_until_all_have_ended(game: str) -> None:
    chance = FastChance(5)
    matches = Lockstep(GAMES[game], {}, 2, 3, chance)
    ended = set()
    while not matches.over:
        decisions = matches.sample(chance)
        for at, (decision, legal) in enumerate(zip(decisions, matches.legal(), strict=True)):
            assert (decision in legal) == (matches.seats[at] != OVER) == (at not in ended)
        matches.play(decisions, chance)
        ended |= {at for at, totals in enumerate(matches.totals) if totals is not None}
    assert ended == {0, 1, 2}
    assert matches.seats == [OVER] * 3
    assert matches.legal() == [[], [], []]


def test_every_match_takes_a_decision() -> None:
    chance = FastChance(5)
    matches = Lockstep(GAMES["cartographers"], {}, 1, 3, chance)
    with pytest.raises(ValueError, match="3 matches"):
        matches.play([1, 2], chance)
    numbers = matches.sample(chance)
    matches.play(numbers, chance)
    for state, number in zip(matches.states, numbers, strict=True):
        assert number not in [GAMES["cartographers"].number_of(move) for move in state.legal(0)]
