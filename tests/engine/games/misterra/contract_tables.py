"""The tables of Maps of Misterra whose random matches are checked."""

from mapmakers.engine.games.misterra import MISTERRA
from tests.engine.contract import ContractCase, Steps, Table

CASES = [
    ContractCase(
        Table(MISTERRA, seats, options),
        Steps(
            round_trips=seats,
            playing=5 * seats,
            refusing=3,
            imagining=3 * seats,
            privacy=1 if seats < 3 else 2,
            copying=5,
        ),
    )
    for seats, options in (
        (1, {}),
        (1, {"first_game": "on", "master": "on", "claim_links": "confirmed"}),
        (1, {"merged_claims": "all", "empty_supply": "confirms"}),
        (2, {}),
        (2, {"merged_claims": "all", "first_player": "2"}),
        (3, {"claim_links": "confirmed", "pattern_turns": "turned"}),
        (3, {"empty_supply": "confirms", "first_game": "on"}),
        (4, {"master": "on", "pattern_turns": "mirrored"}),
        (4, {"first_game": "on", "merged_claims": "all", "first_player": "4"}),
    )
]
