"""The greedy bot in every game it plays: legal, better than chance, and the best at one step."""

from __future__ import annotations

import pytest

from mapmakers.bots import BOTS, GAME_BOTS, GreedyBot, RandomBot, Turn
from mapmakers.bots.arena import Arena
from mapmakers.engine.core import FastChance
from mapmakers.engine.games import GAMES
from mapmakers.engine.games.cartographers.components import SEASONS
from tests.engine.games.cartographers.tables import Table

games = pytest.mark.parametrize("game", GAMES)


def test_it_plays_every_game() -> None:
    assert set(GAME_BOTS) == set(GAMES)


@games
@pytest.mark.parametrize("crowd", [False, True], ids=["few", "many"])
def test_it_never_makes_an_illegal_move(game: str, crowd: bool) -> None:
    seats = min(GAMES[game].seats[-1], 5) if crowd else GAMES[game].seats[0]
    chance = FastChance(11)
    bot = GreedyBot(game)
    state = GAMES[game].start({}, seats, chance)
    while state.waiting:
        seat = state.waiting[0]
        move = bot.choose(Turn(state, seat, chance))
        assert move in state.legal(seat)
        state.play(seat, move, chance)
    assert state.outcome is not None


@games
def test_it_beats_chance_clearly(game: str) -> None:
    arena = Arena(GAMES[game], {}, ("greedy", "random"), seats=2, games=10, seed=7)
    greedy, by_chance = arena.run(lambda: None)
    assert (greedy.bot, by_chance.bot) == ("greedy", "random")
    assert greedy.wins >= 9
    assert greedy.points.mean - greedy.points.margin > by_chance.points.mean + 10


@games
def test_it_judges_every_legal_move_once(game: str) -> None:
    chance = FastChance(2)
    state = GAMES[game].start({}, 2, chance)
    for _ in range(12):
        seat = state.waiting[0]
        judged = [move for _, move in GAME_BOTS[game].judge(state, seat)]
        assert sorted(map(str, judged)) == sorted(map(str, state.legal(seat)))
        state.play(seat, state.legal(seat).sample(chance), chance)


@games
def test_it_takes_one_of_the_best_and_not_always_the_same(game: str) -> None:
    state = GAMES[game].start({}, 2, FastChance(3))
    seat = state.waiting[0]
    judged = GAME_BOTS[game].judge(state, seat)
    most = max(worth for worth, _ in judged)
    best = {str(move) for worth, move in judged if worth == most}
    bot = GreedyBot(game)
    chosen = {str(bot.choose(Turn(state, seat, FastChance(seed)))) for seed in range(30)}
    assert chosen <= best
    assert len(chosen) > 1 or len(best) == 1


def test_in_cartographers_a_star_counts_as_often_as_it_will_be_scored() -> None:
    """In spring every edict is still to come twice, and coins and monsters four times."""
    table = Table(["Great River"], seats=1)
    for worth, move in GAME_BOTS["cartographers"].judge(table.state, 0):
        effects = table.state.effects(0, move)
        stars = 2 * sum(card.gain for card in effects.edicts)
        assert worth == stars + len(SEASONS) * (effects.coins + effects.monsters)


def test_in_an_ambush_it_draws_where_the_neighbour_loses_most() -> None:
    table = Table(["Goblin Attack", "Great River"], seats=2)
    judged = GAME_BOTS["cartographers"].judge(table.state, 0)
    losses = {move: -table.state.effects(0, move).monsters for _, move in judged}
    best = GreedyBot("cartographers").choose(Turn(table.state, 0, FastChance(1)))
    assert losses[best] == max(losses.values()) > 0


def test_bots_are_found_by_name() -> None:
    assert isinstance(BOTS["random"]("mapout"), RandomBot)
    assert isinstance(BOTS["greedy"]("mapout"), GreedyBot)


def test_the_random_bot_takes_any_move_equally_often() -> None:
    state = Table(["Great River"], seats=1).state
    legal = list(state.legal(0))
    chance = FastChance(6)
    turn = Turn(state, 0, chance)
    found = [RandomBot().choose(turn) for _ in range(len(legal) * 20)]
    counts = [found.count(move) for move in legal]
    assert sum(counts) == len(found)
    assert min(counts) > 2
    assert max(counts) < 60
