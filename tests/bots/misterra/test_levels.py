"""The levels of Maps of Misterra, from the novice to the master."""

from __future__ import annotations

import pytest

from mapmakers.bots import Turn
from mapmakers.bots.misterra import LEVELS
from mapmakers.bots.misterra.planner_bot import PlannerBot, Skill
from mapmakers.bots.misterra.tune import total
from mapmakers.bots.misterra.tuned_weights import WEIGHTS
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.misterra import MISTERRA, MisterraState
from tests.engine.games.misterra.table import NOTHING, do, situation

AGES = 1e9
"""So long that only the position and the seed decide."""
SECONDS = 0.2
"""Little enough to be cut short now and then."""
PLANNERS = ("surveyor", "cartographer", "master")
HASTY = Skill(steps=20)
THOROUGH = Skill(
    steps=100, plans=2, most=6, glimpses=((9, 2, 1), (3, 2, 2)), stages=((2, 1),), evenly=True
)


def chosen(level: str, state: MisterraState, seed: int = 1) -> str:
    (seat,) = state.waiting
    return str(LEVELS[level]().choose(Turn(state, seat, FastChance(seed), AGES)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"master": "on"}),
        (2, {"pattern_turns": "mirrored", "claim_links": "confirmed"}),
        (3, {"first_game": "on", "merged_claims": "all"}),
        (4, {"empty_supply": "confirms"}),
    ],
)
def test_every_level_decides_at_every_table(
    level: str, seats: int, options: dict[str, str]
) -> None:
    """It takes the place of a player at random now and then, in all phases of a match."""
    chance = FastChance(seats)
    bot = LEVELS[level]()
    state = MISTERRA.start(options, seats, chance)
    phases = set()
    step = 0
    while state.waiting:
        seat = state.waiting[0]
        legal = state.legal(seat)
        move = legal.sample(chance)
        if step % 11 == 0:
            phases.add(state.phase)
            move = bot.choose(Turn(state, seat, FastChance(step), SECONDS))
            assert move in legal
        state.play(seat, move, chance)
        step += 1
    assert len(phases) >= 3


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_makes_the_same_decision(level: str) -> None:
    chance = FastChance(5)
    state = MISTERRA.start({}, 1, chance)
    while state.round < 9:
        state.play(0, state.legal(0).sample(chance), chance)
    assert chosen(level, state, seed=9) == chosen(level, state, seed=9)


def test_the_novice_takes_the_points_it_sees() -> None:
    """Both spaces are hazy and drawn already: the card confirms them, four points at once."""
    state = situation(
        "..... ...JJ ...ls ...JJ .....",
        display="SL",
        kept=[(9, 10), (9, 10)],
        parchments=["JJJJJ JJJJJ JJJLS JJJJJ JJJJJ", NOTHING],
    )
    do(state, "go beach3")
    assert chosen("novice", state) == "map LD3 SE3"


@pytest.mark.parametrize("level", PLANNERS)
def test_a_planner_confirms_what_it_has_drawn_before_the_end(level: str) -> None:
    state = situation(
        "..... ...JJ ...ls ...JJ .....",
        display="SL",
        kept=[(9, 10), (9, 10)],
        parchments=["JJJJJ JJJJJ JJJLS JJJJJ JJJJ.", NOTHING],
        half=1,
    )
    state.ending = "parchment"
    do(state, "go beach3")
    assert chosen(level, state) == "map LD3 SE3"


def test_a_plan_is_worth_points() -> None:
    """Alone with Otoma on the same islands, a plan against a novice's wandering."""
    for seed in (1, 2):
        assert total(WEIGHTS, seed, steps=100) > wandered(seed)


def wandered(seed: int) -> int:
    """What a novice makes of the same deal."""
    chance, own = FastChance(seed), FastChance(seed + 1)
    state = MISTERRA.start({}, 1, chance)
    while state.waiting:
        state.play(0, LEVELS["novice"]().choose(Turn(state, 0, own)), chance)
    outcome = state.outcome
    assert outcome is not None
    return outcome.totals[0]


@pytest.mark.parametrize(("seats", "same"), [(1, THOROUGH), (2, HASTY)])
def test_who_plays_alone_may_look_further(seats: int, same: Skill) -> None:
    """A planner with another skill for a table of its own uses it there, and there only."""
    assert decided(PlannerBot(HASTY, alone=THOROUGH), seats) == decided(PlannerBot(same), seats)


def decided(bot: PlannerBot, seats: int) -> list[str]:
    """What it decides in the first turn of a match that is played at random."""
    chance = FastChance(8)
    state = MISTERRA.start({}, seats, chance)
    found: list[str] = []
    while state.round == 1 and len(found) < 9:
        seat = state.waiting[0]
        found.append(str(bot.choose(Turn(state, seat, FastChance(len(found)), AGES))))
        state.play(seat, state.legal(seat).sample(chance), chance)
    return found


def test_both_skills_are_not_the_same() -> None:
    assert decided(PlannerBot(HASTY), 1) != decided(PlannerBot(THOROUGH), 1)


@pytest.mark.parametrize("rounds", [0, 4])
def test_the_master_alone_stops_when_its_time_is_over(rounds: int) -> None:
    """Each look at the clock takes a twentieth of its time: it soon stops to look."""
    chance = FastChance(5)
    state = MISTERRA.start({}, 1, chance)
    while state.round < rounds:
        state.play(0, state.legal(0).sample(chance), chance)
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks / 20

    move = LEVELS["master"]().choose(Turn(state, 0, FastChance(1), 1.0, clock))
    assert move in state.legal(0)
    assert looks < 30
