"""The tables of Map Out whose random matches are checked."""

from itertools import product

from mapmakers.engine.games.mapout import MAP_OUT
from tests.engine.contract import ContractCase, Steps, Table

CASES = [
    ContractCase(
        Table(
            MAP_OUT,
            seats,
            {"moved_tiles_score": moved, "first_player": first, "starting_tiles": starting},
        ),
        Steps(round_trips=4, playing=5, imagining=2, copying=3),
    )
    for (seats, first), (moved, starting) in product(
        [(2, "lot"), (3, "3"), (4, "lot")],
        [("all", "any"), ("gain", "first_turn"), ("none", "any")],
    )
]
