"""What each level of Map Out looks at."""

from __future__ import annotations

from typing import Any

import pytest

from mapmakers.bots import BOTS, Turn
from mapmakers.bots.arena import Arena
from mapmakers.bots.mapout.habits import AT_ONCE, PATIENT, QUICK, TILE_BY_TILE, WIDE
from mapmakers.bots.mapout.lookahead_bot import Lookahead, LookaheadBot, lead_of
from mapmakers.bots.mapout.planner_bot import PlannerBot
from mapmakers.bots.mapout.search.turn_plans import best_plan, carry_out, play_on
from mapmakers.engine.core import FastChance
from mapmakers.engine.core.chance import NoChance
from mapmakers.engine.games.mapout import MAP_OUT, MapOutState
from tests.bots.mapout.turns import AGES, turn_of
from tests.engine.games.mapout.boards import FULL, JOINED
from tests.engine.games.mapout.tables import START, play, table, totals

ONE_REPLY = LookaheadBot(WIDE, Lookahead(candidates=24, worlds=1, turns=1))


def test_the_novice_lays_its_tile_where_it_earns_most() -> None:
    state = table(JOINED, ["end-04"], ["road-01"])
    assert turn_of(PlannerBot(TILE_BY_TILE), state) == ["play"]
    assert totals(state) == [4, 0]


def test_the_novice_lifts_nothing() -> None:
    state = table(START, ["road-11"], ["road-01"])
    assert turn_of(PlannerBot(TILE_BY_TILE), state) == ["play"]


def test_the_apprentice_lifts_for_points() -> None:
    state = table(START, ["road-11"], ["road-01"])
    assert sorted(turn_of(PlannerBot(AT_ONCE), state)) == ["back", "lift", "play"]
    assert totals(state)[0] >= 3


def test_the_apprentice_spends_its_end_tile() -> None:
    state = table(JOINED, ["end-04", "road-01", "road-02"], ["road-05"])
    turn_of(PlannerBot(AT_ONCE), state)
    assert state.ends[0] == ()


def test_the_surveyor_lifts_for_points() -> None:
    state = table(START, ["road-11"], ["road-01"])
    assert sorted(turn_of(PlannerBot(PATIENT), state)) == ["back", "lift", "play"]
    assert totals(state)[0] >= 3


def test_the_surveyor_keeps_its_end_tile_while_it_has_others() -> None:
    state = table(JOINED, ["end-04", "road-10", "road-11"], ["road-05"])
    turn_of(PlannerBot(PATIENT), state)
    assert len(state.ends[0]) == 1


def test_the_surveyor_plays_the_end_tile_when_it_is_the_last() -> None:
    state = table(JOINED, ["end-04"], ["road-01"])
    turn_of(PlannerBot(PATIENT), state)
    assert state.ends[0] == ()


@pytest.mark.parametrize("bot", [PlannerBot(TILE_BY_TILE), PlannerBot(AT_ONCE), ONE_REPLY])
def test_who_can_play_nothing_passes(bot: PlannerBot | LookaheadBot) -> None:
    assert turn_of(bot, table(FULL, ["road-03"], ["road-05"])) == ["pass"]


def test_looking_ahead_weighs_the_answer_of_the_next_player() -> None:
    """With no pile left each of two knows the other's hand: so the answer is certain."""
    better = 0
    for deal in range(12):
        state = MAP_OUT.start({}, 2, FastChance(deal))
        while state.pile:
            play_on(state, 1, PATIENT, FastChance(deal))
        seat, alone = state.turn, state.copy()
        carry_out(alone, seat, best_plan(alone, seat, WIDE), NoChance())
        turn_of(ONE_REPLY, state)
        for world in (alone, state):
            play_on(world, 1, QUICK, NoChance())
        assert lead_of(state, seat) >= lead_of(alone, seat)
        better += lead_of(state, seat) > lead_of(alone, seat)
    assert better > 2


class CountingTurn(Turn[Any]):
    """Counts the worlds that are imagined."""

    __slots__ = ("worlds",)

    def imagine(self) -> Any:
        self.worlds = getattr(self, "worlds", 0) + 1
        return super().imagine()


@pytest.mark.parametrize("bot", [PlannerBot(PATIENT), ONE_REPLY])
def test_a_plan_is_the_whole_turn(bot: PlannerBot | LookaheadBot) -> None:
    state = table(START, ["road-11"], ["road-01"])
    moves = bot.plan(Turn(state, 0, FastChance(1), AGES))
    assert sorted(move.verb for move in moves) == ["back", "lift", "play"]
    played = play(state, *map(str, moves))
    assert played.turn == 1
    assert totals(played)[0] >= 3


def test_a_plan_is_what_is_left_of_the_turn() -> None:
    state = table(START, ["road-11"], ["road-01"])
    first, *rest = ONE_REPLY.plan(Turn(state, 0, FastChance(1), AGES))
    assert first.verb == "lift"
    begun = play(state, str(first))
    moves = ONE_REPLY.plan(Turn(begun, 0, FastChance(1), AGES))
    assert len(moves) == len(rest) == 2


def test_it_thinks_once_a_turn() -> None:
    bot = LookaheadBot(WIDE, Lookahead(candidates=6, worlds=4, turns=1))
    state = table(START, ["road-11"], ["road-01"])
    worlds = []
    while not state.turn:
        turn = CountingTurn(state, 0, FastChance(1), AGES)
        state.play(0, bot.choose(turn), FastChance(2))
        worlds.append(turn.worlds)
    assert worlds == [worlds[0], 1, 1]
    assert worlds[0] > 4


def test_with_another_hand_it_thinks_anew() -> None:
    bot = LookaheadBot(WIDE, Lookahead(candidates=6, worlds=4, turns=1))
    state = table(START, ["road-11"], ["road-01"])
    lift = bot.choose(Turn(state, 0, FastChance(1), AGES))
    other = play(table(START, ["road-07"], ["road-01"]), str(lift))
    assert bot.choose(Turn(other, 0, FastChance(1), AGES)) in other.legal(0)


def test_without_time_it_takes_what_is_worth_most_at_once() -> None:
    state = table(JOINED, ["road-10", "road-11"], ["road-05"])
    hurried = LookaheadBot(WIDE, Lookahead(candidates=24, worlds=10_000, turns=9))
    move = hurried.choose(Turn(state, 0, FastChance(3), seconds=0.0))
    state.play(0, move, FastChance(3))
    turn_of_rest(state)
    other = table(JOINED, ["road-10", "road-11"], ["road-05"])
    turn_of(PlannerBot(WIDE), other)
    assert totals(state) == totals(other)


def turn_of_rest(state: MapOutState) -> None:
    if state.stage:
        turn_of(PlannerBot(WIDE), state)


@pytest.mark.parametrize(("seats", "games"), [(2, 8), (3, 6), (4, 4)])
def test_the_surveyor_is_ahead_of_greed(seats: int, games: int) -> None:
    surveyor, greedy = Arena(MAP_OUT, {}, ("surveyor", "greedy"), seats, games, 3).run(lambda: None)
    assert surveyor.points.mean > greedy.points.mean


@pytest.mark.parametrize("rule", ["all", "gain", "none"])
@pytest.mark.parametrize("level", ["novice", "apprentice", "surveyor"])
def test_whole_matches_by_every_rule_for_moved_tiles(level: str, rule: str) -> None:
    arena = Arena(MAP_OUT, {"moved_tiles_score": rule}, (level, "random"), 2, 2, 1, BOTS)
    assert [standing.points.count for standing in arena.run(lambda: None)] == [2, 2]
