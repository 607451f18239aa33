"""Matches of Maps of Misterra worth keeping, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.squares import both, singles
from mapmakers.engine.core import Match
from mapmakers.engine.games.misterra.components import MARKERS
from mapmakers.engine.games.misterra.effects import change_at
from mapmakers.engine.games.misterra.moves import Claim, Map, OtomaClaims, Tuck
from mapmakers.engine.games.misterra.scoring.final import region_of
from mapmakers.engine.games.misterra.sketches import JUNGLE
from mapmakers.engine.games.misterra.state import MisterraState
from tests.records.jungle_wall import JungleWall
from tests.records.scenario import Scenario

Wanted = Callable[[Match[Any]], bool]


def last(match: Match[Any]) -> MisterraState:
    """The position at the end of the match."""
    assert isinstance(match.state, MisterraState)
    return match.state


def positions(match: Match[Any]) -> Iterator[MisterraState]:
    """Every position of the match, in order."""
    for state in match.states():
        assert isinstance(state, MisterraState)
        yield state


def ends_by(ending: str) -> Wanted:
    return lambda match: last(match).ending == ending


def decided_by(how: str) -> Wanted:
    return lambda match: getattr(match.state.outcome, "decided_by", None) == how


def titled(kind: int, title: str) -> Wanted:
    def wanted(match: Match[Any]) -> bool:
        outcome = match.state.outcome
        return outcome is not None and outcome.titles[kind] == title

    return wanted


def played(kind: type, least: int = 1) -> Wanted:
    return lambda match: sum(isinstance(step.move, kind) for step in match.steps) >= least


def order_chosen(match: Match[Any]) -> bool:
    """A card whose second half in reading order acted first."""
    return any(
        isinstance(step.move, Map) and step.move.space > step.move.then_space
        for step in match.steps
    )


def supply_ran_out(match: Match[Any]) -> bool:
    """A half of a card had no effect, for its terrain had run out."""
    for state, step in zip(positions(match), match.steps, strict=False):
        move = step.move
        if isinstance(move, Map):
            changed = change_at(state.island, move.terrain, move.space, state.table.confirms)
            if changed.change == "supply_empty":
                return True
    return False


def confirmed_without_supply(match: Match[Any]) -> bool:
    """A terrain that had run out still turned its own hazy tile over."""
    for state, step in zip(positions(match), match.steps, strict=False):
        move = step.move
        if isinstance(move, Map) and state.island.supply[move.terrain] == 0:
            changed = change_at(state.island, move.terrain, move.space, state.table.confirms)
            if changed.change == "confirmed":
                return True
    return False


def disputed(match: Match[Any]) -> bool:
    """Two claims share a region in the end."""
    state = last(match)
    island, markers = state.island, state.markers
    return any(size(both(region_of(island, one), markers)) > 1 for one in singles(markers))


def disputed_by_haze_alone(match: Match[Any]) -> bool:
    """Hazy tiles join two claims in the end, confirmed ones do not."""
    state = last(match)
    island, markers = state.island, state.markers
    return not disputed(match) and any(
        size(both(island.linked(one.bit_length() - 1), markers)) > 1 for one in singles(markers)
    )


def tucked_card_returns(match: Match[Any]) -> bool:
    before = 0
    for state in positions(match):
        if len(state.bottom) < before:
            return True
        before = len(state.bottom)
    return False


def three_claims(match: Match[Any]) -> bool:
    state = last(match)
    return any(size(own) == MARKERS for own in state.claims[: state.table.seats])


def claims_a_jungle(match: Match[Any]) -> bool:
    return any(
        isinstance(step.move, Claim) and state.island.terrain_at(state.places[step.seat]) == JUNGLE
        for state, step in zip(positions(match), match.steps, strict=False)
    )


def otoma_claims(count: int) -> Wanted:
    return lambda match: size(last(match).claims[1]) == count


def a_master_line(match: Match[Any]) -> bool:
    outcome = match.state.outcome
    return outcome is not None and any(sheet["lines"] for sheet in outcome.scores)


def total_below_zero(match: Match[Any]) -> bool:
    outcome = match.state.outcome
    return outcome is not None and min(outcome.totals) < 0


GREEDY = ("greedy",)
MIXED = ("greedy", "random")
FIRST_GAME = {"first_game": "on"}

SCENARIOS = [
    Scenario("two-players", "two players, start to end", 2),
    Scenario("three-players", "three players, start to end", 3),
    Scenario("four-players", "four players, start to end", 4),
    Scenario("solo", "alone against Otoma", 1),
    Scenario("greedy-solo", "a sound game alone", 1, bots=GREEDY),
    Scenario("greedy-and-random", "strong and weak at one table", 4, bots=MIXED),
    Scenario("first-game", "lettered pairs instead of a choice (M2.5)", 3, options=FIRST_GAME),
    Scenario("third-begins", "the table names who begins (M2.7)", 4, options={"first_player": "3"}),
    Scenario(
        "parchment-full", "a full parchment ends it (M10.5)", 2, ends_by("parchment"), bots=GREEDY
    ),
    Scenario(
        "all-confirmed", "25 confirmed tiles end it (M10.2)", 4, ends_by("confirmed"), bots=GREEDY
    ),
    Scenario("cards-run-out", "no card is left: the end (M10.4)", 3, ends_by("cards")),
    Scenario("otoma-used-up", "20 half days of Otoma: the end (M16.1)", 1, ends_by("otoma")),
    Scenario(
        "solo-parchment-full",
        "a full parchment, alone (M16.1)",
        1,
        ends_by("parchment"),
        bots=GREEDY,
    ),
    Scenario("lagoons", "the lagoon's effect used ten times (M5.4)", 2, played(Tuck, 10)),
    Scenario(
        "tucked-card-returns",
        "the known bottom of the deck comes up (M17.2)",
        2,
        tucked_card_returns,
    ),
    Scenario("last-tile", "the order of a card's halves decides (M8.7)", 2, order_chosen),
    Scenario("supply-runs-out", "a terrain has run out (M8.6)", 2, supply_ran_out, bots=GREEDY),
    Scenario(
        "run-out-still-confirms",
        "a terrain that has run out still confirms (M8.6)",
        2,
        confirmed_without_supply,
        options={"empty_supply": "confirms"},
        bots=GREEDY,
    ),
    Scenario("disputed", "two claims grow together: nobody scores (M11.2)", 4, disputed),
    Scenario(
        "disputed-all-score",
        "two claims grow together: all score (M11.2)",
        4,
        disputed,
        options={"merged_claims": "all"},
    ),
    Scenario(
        "joined-by-haze",
        "only haze joins two claims: both score (M11.1)",
        4,
        disputed_by_haze_alone,
    ),
    Scenario(
        "claimed-beside-haze",
        "regions count as claimed along confirmed tiles only (M9.3)",
        4,
        disputed_by_haze_alone,
        options={"claim_links": "confirmed"},
    ),
    Scenario("three-claims", "a player puts all three markers (M9.5)", 2, three_claims),
    Scenario(
        "claimed-jungle", "a claim in the jungle, where nobody maps (M5.6)", 2, claims_a_jungle
    ),
    Scenario("otoma-tie", "the player chooses Otoma's region (M15.8)", 1, played(OtomaClaims)),
    Scenario("otoma-claims-three", "Otoma puts all its markers (M15.7)", 1, otoma_claims(3)),
    Scenario("otoma-claims-once", "Otoma finds nothing to claim twice (M15.9)", 1, otoma_claims(1)),
    Scenario(
        "master-line",
        "a whole row or column is true (M11.7)",
        2,
        a_master_line,
        options={"master": "on"},
        bots=GREEDY,
    ),
    Scenario(
        "patterns-turned", "patterns may be turned (M12.6)", 3, options={"pattern_turns": "turned"}
    ),
    Scenario(
        "patterns-mirrored",
        "patterns may be mirrored too (M12.6)",
        3,
        options={"pattern_turns": "mirrored"},
    ),
    Scenario(
        "tie-by-fidelity", "level on points; fidelity decides (M11.8)", 2, decided_by("fidelity")
    ),
    Scenario("shared-victory", "level in everything: shared (M11.8)", 2, decided_by("shared")),
    Scenario("below-zero", "a total below zero", 2, total_below_zero),
    Scenario(
        "cartographer",
        "the best title for fidelity (M16.3)",
        1,
        titled(2, "cartographer"),
        bots=GREEDY,
    ),
    Scenario("dim", "the second title for the total (M16.3)", 1, titled(0, "dim"), bots=GREEDY),
    Scenario(
        "taken-back",
        "decisions taken back (M17.3)",
        3,
        lambda match: sum(step.move is None for step in match.steps) >= 5,
        takes_back=4,
    ),
    Scenario(
        "unmappable",
        "one space is left, behind a wall of jungle (M10.3)",
        2,
        ends_by("unmappable"),
        bots=("wall",),
        own_bots={"wall": JungleWall},
    ),
]
