"""Which decision ends a turn is known before it is made, and is what its events tell afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from mapmakers.engine.core import FastChance, Match
from mapmakers.engine.core.game import ends_turn
from tests.engine.contract import ContractCase
from tests.engine.games.test_contract import BY_GAME

ENDED = {"turn_began", "otoma_turn_began", "match_ended"}
"""Some event of these kinds follows the end of a turn, and nothing else brings one about."""
FOR_ALL = ("keep", "otoma")
"""What is decided outside anybody's turn."""

ONE_AFTER_THE_OTHER = [case for game in ("mapout", "misterra") for case in BY_GAME[game]]


@pytest.mark.parametrize("case", ONE_AFTER_THE_OTHER, ids=str)
def test_what_ends_a_turn_is_known_before(case: ContractCase) -> None:
    table, chance = case.table, FastChance(5)
    names = [f"P{seat}" for seat in range(table.seats)]
    match = Match(table.game, names, chance, table.options, record_events=True)
    ends = 0
    while match.state.outcome is None:
        seat = match.state.waiting[0]
        move = match.state.legal(seat).sample(chance)
        known = ends_turn(match.state, seat, move)
        match.play(seat, move)
        kinds = {event.kind for event in match.events or ()}
        if not str(move).startswith(FOR_ALL):
            assert known == bool(kinds & ENDED), move
        elif str(move).startswith("otoma"):
            assert not known
        ends += known
    assert ends > 3


def test_each_drawing_ends_a_turn_of_cartographers() -> None:
    state = BY_GAME["cartographers"][0].table.start(3)
    assert ends_turn(state, 0, state.legal(0)[0])


def test_of_a_game_that_does_not_say_it_nobody_knows() -> None:
    state: Any = object()
    assert not ends_turn(state, 0, None)
