"""The greedy bot takes the points that a turn of Map Out can bring."""

from __future__ import annotations

from mapmakers.bots import GreedyBot, Turn
from mapmakers.bots.arena import Arena
from mapmakers.bots.mapout.judge import judge
from mapmakers.engine.core import FastChance
from mapmakers.engine.games.mapout import MAP_OUT, MapOutState
from tests.engine.games.mapout.boards import FULL, JOINED
from tests.engine.games.mapout.tables import START, table, totals


def turn_of(state: MapOutState) -> list[str]:
    """What the bot decides in one whole turn."""
    bot, chance, decided = GreedyBot("mapout"), FastChance(1), []
    seat = state.turn
    while state.waiting == (seat,):
        move = bot.choose(Turn(state, seat, chance))
        decided.append(move.verb)
        state.play(seat, move, chance)
    return decided


def test_it_plays_the_printed_first_turn() -> None:
    state = table(START, ["road-11"], ["road-01"])
    assert sorted(turn_of(state)) == ["back", "lift", "play"]
    assert totals(state)[0] >= 3


def test_it_lifts_nothing_where_a_moved_tile_earns_nothing_and_makes_no_room() -> None:
    state = table(START, ["end-03"], ["road-01"], moved_tiles_score="none")
    worth = {move.verb: 0.0 for move in state.legal(0)}
    for points, move in judge(state, 0):
        worth[move.verb] = max(worth[move.verb], points)
    assert worth["play"] == 2.0
    assert worth["lift"] <= worth["play"]


def test_it_plays_the_end_tile_where_its_area_is_largest() -> None:
    state = table(JOINED, ["end-04"], ["road-01"])
    turn_of(state)
    assert totals(state) == [4, 0]


def test_it_passes_where_nothing_can_be_played() -> None:
    assert turn_of(table(FULL, ["road-03"], ["road-05"])) == ["pass"]


def test_every_legal_decision_is_judged_once() -> None:
    chance = FastChance(5)
    state = MAP_OUT.start({}, 2, chance)
    while state.waiting:
        legal = state.legal(state.turn)
        assert [move for _, move in judge(state, state.turn)] == list(legal)
        state.play(state.turn, legal.sample(chance), chance)


def test_it_beats_random_play() -> None:
    greedy, random = Arena(MAP_OUT, {}, ("greedy", "random"), 2, 10, 3).run(lambda: None)
    assert (greedy.bot, random.bot) == ("greedy", "random")
    assert greedy.wins > random.wins
