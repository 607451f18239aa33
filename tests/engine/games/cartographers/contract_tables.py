"""The tables of Cartographers whose random matches are checked."""

from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from tests.engine.contract import ContractCase, Steps, Table

CASES = [
    ContractCase(
        Table(CARTOGRAPHERS, seats, options),
        Steps(round_trips=seats, playing=seats, privacy=1, most_moves=15),
    )
    for seats, options in (
        (1, {"side": "A"}),
        (1, {"side": "B"}),
        (2, {"side": "A", "edict_order": "random"}),
        (2, {"side": "B"}),
        (3, {"side": "A", "edict_order": "random"}),
        (3, {"side": "B"}),
        (5, {"side": "A"}),
        (5, {"side": "B"}),
    )
]
