"""The levels of Cartographers: what each of them sees that the one below does not."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from mapmakers.bots import BOTS, Turn
from mapmakers.bots.arena import Arena
from mapmakers.bots.cartographers.heuristic_bot import HeuristicBot
from mapmakers.bots.cartographers.lookahead_bot import Lookahead, LookaheadBot
from mapmakers.bots.cartographers.next_card import NextCardChance, next_cards
from mapmakers.bots.cartographers.opening_variety import varied
from mapmakers.bots.cartographers.search.map_evaluator import HOLE, best_move, evaluator_of
from mapmakers.bots.cartographers.search.solo_evaluation import weigh
from mapmakers.bots.cartographers.solo_search import WEIGHED, SoloSearch, Stage
from mapmakers.bots.cartographers.this_season_bot import ThisSeasonBot
from mapmakers.bots.cartographers.tuned_outlook import OUTLOOK
from mapmakers.bots.cartographers.tuned_weights import TABLE, WEIGHTS, fitting, read, timid, written
from mapmakers.engine.core import Chance, FastChance
from mapmakers.engine.games.cartographers import CARTOGRAPHERS
from mapmakers.engine.games.cartographers.components import SCORING
from mapmakers.engine.games.cartographers.state import CartographersState
from tests.engine.games.cartographers.tables import Table

AGES = 1e9


def test_a_novice_takes_the_stars_of_this_season_whatever_they_cost() -> None:
    table = Table(
        ["Forgotten Forest"], seats=1, scoring="Sentinel Wood, Canal Lake, Wildholds, Borderlands"
    )
    move = ThisSeasonBot().choose(Turn(table.state, 0, FastChance(1)))
    gains = [table.state.deltas(0, one).edicts[0] for one in table.state.legal(0)]
    assert table.state.deltas(0, move).edicts[0] == max(gains) > 0


def test_a_surveyor_leaves_its_neighbour_the_worst_map() -> None:
    table = Table(["Kobold Onslaught", "Great River"], seats=2)
    state = table.state
    evaluator = evaluator_of(state, WEIGHTS)

    def left(move: object) -> float:
        found = next(one for one in state.legal(0) if one == move)
        return evaluator.worth(state.sheets[1].draw(found.terrain, found.cells))

    chosen = HeuristicBot().choose(Turn(state, 0, FastChance(1)))
    assert left(chosen) == min(left(move) for move in state.legal(0))


def test_a_look_into_the_future_is_the_same_for_the_same_seed() -> None:
    state = CARTOGRAPHERS.start({}, 2, FastChance(9))
    bot = LookaheadBot(Lookahead(drawings=4, cards=3, kept=2, further=1))
    one, two = (bot.choose(Turn(state, 0, FastChance(3), AGES)) for _ in range(2))
    assert one == two


def test_with_no_time_left_it_takes_what_its_judge_likes_best() -> None:
    state = CARTOGRAPHERS.start({}, 2, FastChance(9))
    turn = Turn(state, 0, FastChance(3), seconds=0.0)
    hurried = LookaheadBot(Lookahead(drawings=8)).choose(turn)
    assert hurried == best_move(state, 0, fitting(WEIGHTS, state.edicts))


@pytest.mark.parametrize("level", ["novice", "apprentice", "surveyor"])
def test_bots_of_one_level_at_one_table_draw_maps_of_their_own(level: str) -> None:
    class Watched:
        """Notes the map that its seat has before its last decision."""

        def __init__(self, game: str) -> None:
            self._bot = BOTS[level](game)

        def choose(self, turn: Turn[Any]) -> Any:
            world = turn.imagine()
            assert isinstance(world, CartographersState)
            maps[turn.seat] = str(world.sheets[turn.seat])
            return self._bot.choose(turn)

    rounds = []
    for _ in range(2):
        maps: dict[int, str] = {}
        arena = Arena(CARTOGRAPHERS, {}, ("it",), 4, games=1, seed=5, makers={"it": Watched})
        arena.run(lambda: None)
        rounds.append(maps)
    assert len(set(maps.values())) == 4
    assert rounds[0] == rounds[1]  # the same seed, the same match


@pytest.mark.parametrize("deal", range(6))
def test_four_surveyors_draw_different_maps_within_a_few_cards(deal: int) -> None:
    chance = FastChance(deal)
    state = CARTOGRAPHERS.start({}, 4, chance)
    bot = BOTS["surveyor"]("cartographers")
    for card in range(6):
        turns = [Turn(state, seat, FastChance(100 * card + seat)) for seat in range(4)]
        for turn, move in [(turn, bot.choose(turn)) for turn in turns]:
            state.play(turn.seat, move, chance)
    assert len({str(sheet) for sheet in state.sheets}) >= 3


@pytest.mark.parametrize("level", ["surveyor", "cartographer"])
def test_a_drawing_of_ones_own_is_the_same_for_the_same_seed(level: str) -> None:
    state = CARTOGRAPHERS.start({}, 4, FastChance(9))
    chosen = [
        str(BOTS[level]("cartographers").choose(Turn(state, 0, FastChance(seed), AGES)))
        for seed in (*range(8), *range(8))
    ]
    assert chosen[:8] == chosen[8:]
    assert len(set(chosen)) > 1


def test_only_nearly_the_best_drawing_of_the_first_season_is_taken_for_it() -> None:
    state = CARTOGRAPHERS.start({}, 4, FastChance(9))
    one, other, poor = state.legal(0)[0], state.legal(0)[1], state.legal(0)[2]
    judged = [(8.0, one), (7.5, other), (6.9, poor)]

    def taken(leeway: float) -> set[Any]:
        chance = FastChance(1)
        return {max(varied(judged, state, leeway, chance), key=_worth)[1] for _ in range(50)}

    assert taken(1.0) == {one, other}
    assert taken(0.0) == {one}
    state.season = 1
    assert taken(1.0) == {one}


def _worth(judged: tuple[float, Any]) -> float:
    return judged[0]


def test_it_stops_when_its_time_is_over() -> None:
    state = CARTOGRAPHERS.start({}, 1, FastChance(2))
    looks = count()
    turn = Turn(state, 0, FastChance(3), seconds=20.0, clock=lambda: float(next(looks)))
    LookaheadBot(Lookahead(drawings=50)).choose(turn)
    assert next(looks) < 25


class Asked(Chance):
    """Chance that notes between how many things it first had to choose."""

    def __init__(self) -> None:
        self.first = 0
        self._chance = FastChance(7)

    def below(self, bound: int) -> int:
        self.first = self.first or bound
        return self._chance.below(bound)


def test_it_knows_how_many_cards_may_come_next() -> None:
    state = CARTOGRAPHERS.start({}, 1, FastChance(4))
    while state.waiting:
        expected, asked = next_cards(state), Asked()
        state.play(0, state.legal(0)[0], asked)
        assert asked.first == (expected if state.waiting else 0)


def test_a_card_that_is_foretold_comes_first() -> None:
    chance, same = NextCardChance(5, FastChance(1)), FastChance(1)
    assert [chance.below(9) for _ in range(4)] == [5, *(same.below(9) for _ in range(3))]


def test_a_timid_player_makes_less_of_the_scoring_cards_and_nothing_else() -> None:
    changed = [one for one, usual in zip(timid(0.0), WEIGHTS, strict=True) if one != usual]
    assert set(changed) == {0.0}
    assert timid(1.0) == WEIGHTS


def test_holes_are_feared_only_where_no_card_pays_for_them() -> None:
    at = {card.name: number for number, card in enumerate(SCORING)}
    feared, paid = (at["Borderlands"], at["Wildholds"]), (at["The Cauldrons"], at["Wildholds"])
    assert fitting(WEIGHTS, feared) == WEIGHTS
    assert fitting(WEIGHTS, feared)[HOLE] < 0 < fitting(WEIGHTS, paid)[HOLE]


def test_judgement_beats_counting_stars() -> None:
    makers = {**BOTS, "judging": lambda game: HeuristicBot()}
    arena = Arena(CARTOGRAPHERS, {}, ("judging", "greedy"), 2, games=12, seed=3, makers=makers)
    judging, greedy = arena.run(lambda: None)
    assert judging.wins > greedy.wins


def test_the_top_level_plays_at_a_table_of_a_hundred() -> None:
    state = CARTOGRAPHERS.start({}, 100, FastChance(2))
    move = BOTS["master"]("cartographers").choose(Turn(state, 57, FastChance(1), seconds=0.2))
    assert move in state.legal(57)


def test_the_table_of_weights_is_read_back_as_it_is_written() -> None:
    assert TABLE.endswith(".json")
    assert [round(weight, 3) for weight in read()] == [round(weight, 3) for weight in WEIGHTS]
    assert '"Wildholds"' in written(WEIGHTS)


def test_alone_it_asks_for_the_outlook_too() -> None:
    """With no time to look ahead, it takes what evaluator and outlook like best together."""
    bot = LookaheadBot(Lookahead(drawings=8), solo=SoloSearch())
    state = CARTOGRAPHERS.start({}, 1, FastChance(9))
    weighed = weigh(state, fitting(WEIGHTS, state.edicts), OUTLOOK, WEIGHED)
    assert bot.choose(Turn(state, 0, FastChance(3), seconds=0.0)) == weighed[0][1]


SHORT = SoloSearch(open_map=(Stage(3, 1),), narrow=(Stage(3, 1), Stage(2, 2, times=2)))


def test_alone_the_same_seed_gives_the_same_drawing() -> None:
    bot, chance = LookaheadBot(Lookahead(drawings=3), solo=SHORT), FastChance(9)
    state = CARTOGRAPHERS.start({}, 1, chance)
    while state.season < 3:
        state.play(0, best_move(state, 0, WEIGHTS), chance)
    one, two = (bot.choose(Turn(state, 0, FastChance(3), AGES)) for _ in range(2))
    assert one == two


def test_alone_it_stops_when_its_time_is_over() -> None:
    state = CARTOGRAPHERS.start({}, 1, FastChance(2))
    looks = count()
    turn = Turn(state, 0, FastChance(3), seconds=20.0, clock=lambda: float(next(looks)))
    LookaheadBot(Lookahead(drawings=50), solo=SoloSearch()).choose(turn)
    assert next(looks) < 25


def test_among_others_it_plays_as_it_does_without_a_look_of_its_own() -> None:
    look, state = Lookahead(drawings=3, cards=2), CARTOGRAPHERS.start({}, 2, FastChance(9))
    with_it, without = (
        LookaheadBot(look, solo=solo).choose(Turn(state, 0, FastChance(3), AGES))
        for solo in (SHORT, None)
    )
    assert with_it == without
