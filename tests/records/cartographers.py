"""Matches of Cartographers worth keeping, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from mapmakers.engine.boards.eleven import size
from mapmakers.engine.core import Match
from mapmakers.engine.games.cartographers.components import EXPLORE
from mapmakers.engine.games.cartographers.state import CartographersState
from tests.records.scenario import Scenario

Wanted = Callable[[Match[Any]], bool]
RIFT_LANDS = next(at for at, card in enumerate(EXPLORE) if card.name == "Rift Lands")


def positions(match: Match[Any]) -> Iterator[CartographersState]:
    """Every position of the match, in order."""
    for state in match.states():
        assert isinstance(state, CartographersState)
        yield state


def at_some_time(happens: Callable[[CartographersState], bool]) -> Wanted:
    return lambda match: any(happens(state) for state in positions(match))


def titled(title: str) -> Wanted:
    def wanted(match: Match[Any]) -> bool:
        outcome = match.state.outcome
        return outcome is not None and outcome.titles == ((title,) if title else ())

    return wanted


def decided_by(how: str, winners: int | None = None) -> Wanted:
    def wanted(match: Match[Any]) -> bool:
        outcome = match.state.outcome
        assert outcome is not None
        return outcome.decided_by == how and winners in (None, len(outcome.winners))

    return wanted


def two_ruins_in_a_row(state: CartographersState) -> bool:
    return any(
        one >= len(EXPLORE) and other >= len(EXPLORE)
        for one, other in zip(state.column, state.column[1:], strict=False)
    )


def falls_back(state: CartographersState) -> bool:
    return any(state.legal(seat).falls_back for seat in state.waiting[:1])


def fallback_on_duty(state: CartographersState) -> bool:
    return state.duty and state.ambush < 0 and falls_back(state)


def rift_on_duty(state: CartographersState) -> bool:
    return state.duty and state.card == RIFT_LANDS and not falls_back(state)


def ambush_before_duty(state: CartographersState) -> bool:
    return state.ambush >= 0 and state.duty


def two_ambushes_in_a_season(match: Match[Any]) -> bool:
    struck = {state.season: len(state.struck) for state in positions(match)}
    by_season = [struck.get(season, 0) for season in range(4)]
    return any(after - before >= 2 for before, after in pairwise(by_season))


def three_lurking(state: CartographersState) -> bool:
    return state.lurking >= 3


def no_time_in_three_cards(state: CartographersState) -> bool:
    return state.time == 0 and len(state.column) >= 3


def three_mountains_paid(state: CartographersState) -> bool:
    return any(size(sheet.paid) >= 3 for sheet in state.sheets)


def almost_all_revealed(state: CartographersState) -> bool:
    return len(state.column) >= 8


def total_below_zero(match: Match[Any]) -> bool:
    outcome = match.state.outcome
    return outcome is not None and min(outcome.totals) < 0


def monsters_drawn_freely(match: Match[Any]) -> bool:
    return any(
        step.move is not None and str(step.move).startswith("X") and size(step.move.cells) == 1
        for step in match.steps
    )


GREEDY = ("greedy",)
FORESTS = "Sentinel Wood, Canal Lake, Wildholds, Borderlands"

SCENARIOS = [
    Scenario("solo-a", "a lone player on the wilderness side, start to end", 1),
    Scenario("solo-b", "a lone player on the wastelands side", 1, options={"side": "B"}),
    Scenario("two-players", "both neighbours are the same player", 2),
    Scenario("three-players-b", "three on side B", 3, options={"side": "B"}),
    Scenario("five-players", "five drawing at once", 5),
    Scenario("hundred-players", "the largest table", 100),
    Scenario("greedy-solo", "a sound game: greedy play alone", 1, bots=GREEDY),
    Scenario("greedy-and-random", "strong and weak at one table", 4, bots=("greedy", "random")),
    Scenario(
        "two-ruins-in-a-row",
        "two ruins cards one after the other make one duty (C3.2)",
        1,
        at_some_time(two_ruins_in_a_row),
    ),
    Scenario(
        "ambush-between-ruins-and-card",
        "an ambush comes between the ruins card and its explore card (C6.3)",
        3,
        at_some_time(ambush_before_duty),
    ),
    Scenario("rift-on-ruins", "Rift Lands must go on ruins (C6.4)", 1, at_some_time(rift_on_duty)),
    Scenario(
        "duty-not-met",
        "no shape fits over empty ruins: one space instead (C6.2)",
        1,
        at_some_time(fallback_on_duty),
    ),
    Scenario(
        "nothing-fits",
        "the card's shapes fit nowhere on a crowded map (C4.7)",
        2,
        at_some_time(lambda state: falls_back(state) and not state.duty and state.ambush < 0),
        bots=GREEDY,
    ),
    Scenario(
        "ambush-does-not-fit",
        "an ambush shape does not fit on a neighbour's map (C8.3)",
        5,
        at_some_time(lambda state: state.ambush >= 0 and falls_back(state)),
    ),
    Scenario(
        "two-ambushes-in-a-season",
        "an ambush left over from an earlier season strikes together with the new one (C8.5)",
        1,
        two_ambushes_in_a_season,
    ),
    Scenario(
        "three-lurking", "three ambushes in the deck at once (C8.5)", 1, at_some_time(three_lurking)
    ),
    Scenario(
        "no-ambush-at-all",
        "all four ambushes stay in the deck to the end",
        1,
        lambda match: not list(positions(match))[-1].struck,
    ),
    Scenario(
        "all-four-ambushes",
        "every ambush strikes, in a match of four",
        4,
        lambda match: len(list(positions(match))[-1].struck) == 4,
    ),
    Scenario(
        "slow-start",
        "a season opens with three cards that take no time",
        1,
        at_some_time(no_time_in_three_cards),
    ),
    Scenario(
        "long-season", "a season of eight cards and more", 1, at_some_time(almost_all_revealed)
    ),
    Scenario(
        "three-mountains",
        "three mountains closed on one map (C5.2)",
        1,
        at_some_time(three_mountains_paid),
        bots=GREEDY,
    ),
    Scenario(
        "monster-by-choice", "a player draws a monster at will (C7.1)", 2, monsters_drawn_freely
    ),
    Scenario("below-zero", "a total below zero stars", 2, total_below_zero),
    Scenario(
        "tie-by-monsters", "level on stars; monsters decide (C11.2)", 3, decided_by("monsters")
    ),
    Scenario("shared-victory", "level in everything: shared (C11.3)", 2, decided_by("shared", 2)),
    Scenario(
        "taken-back",
        "drawings taken back behind the barrier (C14.2)",
        3,
        lambda match: sum(step.move is None for step in match.steps) >= 5,
        takes_back=4,
    ),
    Scenario(
        "chosen-cards",
        "scoring cards chosen, in the order listed (C2.2)",
        2,
        options={"scoring": FORESTS},
    ),
    Scenario(
        "chosen-cards-shuffled",
        "scoring cards chosen, dealt to the edicts by chance",
        2,
        options={"scoring": FORESTS, "edict_order": "random"},
    ),
    Scenario(
        "partly-chosen",
        "one card chosen, one stack named, two left open",
        1,
        options={"scoring": "?, Great City, spatial, ?", "side": "B"},
    ),
    Scenario(
        "other-scoring-cards",
        "cards that look at clusters and mountains",
        2,
        options={"scoring": "Stoneside Forest, Shoreside Expanse, Shieldgate, The Cauldrons"},
        bots=GREEDY,
    ),
    Scenario("legend", "the best title", 1, titled("legendary_cartographer"), bots=GREEDY),
    Scenario(
        "apprentice", "a title from the middle", 1, titled("apprentice_surveyor"), bots=GREEDY
    ),
    Scenario("inkdrinker", "the last title", 1, titled("oblivious_inkdrinker")),
    Scenario("no-title", "below the last title (C13.5)", 1, titled("")),
]
