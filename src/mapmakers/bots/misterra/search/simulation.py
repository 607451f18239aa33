"""Simulated matches, played by planners, and the evaluation of turns by their results."""

from __future__ import annotations

from typing import Final, final

from mapmakers.bots.misterra.search.endgame import FOLLOWED, Endgame
from mapmakers.bots.misterra.search.half_days import (
    HalfDay,
    Way,
    best_way,
    followed,
    half_days,
    spend,
    strongest,
)
from mapmakers.bots.misterra.search.outlook import is_last_turn
from mapmakers.bots.misterra.search.plan_search import WARM, PlanSearch
from mapmakers.bots.misterra.search.presumption_value import POINT, PresumptionValue
from mapmakers.bots.misterra.search.weights import PlanWeights
from mapmakers.engine.boards.bits import size
from mapmakers.engine.core.fast_chance import FastChance
from mapmakers.engine.games.misterra.moves import Claim, Keep, Move, OtomaClaims
from mapmakers.engine.games.misterra.phases import KEEP, OTOMA_CLAIM
from mapmakers.engine.games.misterra.state import MisterraState

NEVER: Final = -1
"""Stands for no round."""
STRANGERS_STEPS: Final = 150
"""The steps of the search for the plan of an imagined opponent."""


@final
class Planners:
    """Makes plan searches for the seats of a table."""

    __slots__ = ("_exact", "_hopeful", "_weights", "breadth")

    def __init__(self, world: MisterraState, weights: PlanWeights, breadth: int) -> None:
        self._weights = weights
        table = world.table
        self._hopeful: list[PresumptionValue] = [
            PresumptionValue(card, table.turns, weights.way)
            for card in table.components.presumptions
        ]
        self._exact: list[PresumptionValue] = [
            PresumptionValue(card, table.turns, 0) for card in table.components.presumptions
        ]
        self.breadth: Final = breadth
        """The number of first half days that are followed to the end of a turn."""

    def search(self, world: MisterraState, seat: int, cards: tuple[int, ...]) -> PlanSearch:
        """A search for these cards that has read the position but has no plan yet."""
        hopeful = [self._hopeful[card - 1] for card in cards]
        exact = [self._exact[card - 1] for card in cards]
        found = PlanSearch(world, seat, hopeful, exact, self._weights)
        found.look(world)
        return found

    def planned(
        self, world: MisterraState, seat: int, steps: int, chance: FastChance
    ) -> PlanSearch:
        """A search that has found a plan."""
        found = self.search(world, seat, world.kept[seat])
        found.planned(chance, steps)
        return found

    def take_turn(self, search: PlanSearch, world: MisterraState, chance: FastChance) -> None:
        """Play the rest of the turn."""
        search.look(world)
        seat = search.seat
        if is_last_turn(world):
            way = Endgame(search).way(world, self.breadth, chance)
        else:
            search.fit()
            way = best_way(search, world, self.breadth, chance)
        spend(world, seat, way.first, chance)
        if way.second is not None:
            spend(world, seat, way.second, chance)

    def play_on(
        self,
        searches: list[PlanSearch],
        world: MisterraState,
        chance: FastChance,
        until: int = NEVER,
    ) -> None:
        """Play to the beginning of this round, or to the end of the match."""
        while world.waiting and world.round != until:
            if world.phase == OTOMA_CLAIM:
                world.carry_out(0, least_room(world), chance)
            else:
                self.take_turn(searches[world.turn], world, chance)


def least_room(world: MisterraState) -> OtomaClaims:
    """The region for Otoma that is least likely to become large."""
    best: OtomaClaims | None = None
    least = 0
    for move in world.legal(0):
        assert isinstance(move, OtomaClaims)
        room = int(size(world.island.linked(move.space)))
        if best is None or room < least:
            best, least = move, room
    assert best is not None
    return best


@final
class Candidate:
    """A way to spend a turn, its plan, and the results of the matches that began with it."""

    __slots__ = ("hope", "plan", "played", "total", "way")

    def __init__(self, way: Way, plan: list[int]) -> None:
        self.way: Final = way
        self.plan: Final = plan
        self.hope: float = float(way.worth)
        """The planner's own evaluation, in thousandths of a point."""
        self.played: int = 0
        self.total: float = 0.0


@final
class TurnSimulator:
    """Evaluates ways to spend a turn by simulation."""

    __slots__ = ("_base", "_planners", "_rivalry", "_seat", "_trust", "_weights")

    def __init__(
        self,
        base: MisterraState,
        seat: int,
        weights: PlanWeights,
        breadth: int,
        trust: float,
        rivalry: float,
    ) -> None:
        self._base = base
        self._seat: int = seat
        self._weights = weights
        self._planners = Planners(base, weights, breadth)
        self._trust: float = trust
        """How many matches the planner's own evaluation counts for."""
        self._rivalry: float = rivalry
        """The weight of each point of the best opponent."""

    def plans(
        self, times: int, steps: int, last: list[int] | None, chance: FastChance
    ) -> list[PlanSearch]:
        """Searches with one plan each: new ones, and the last one adapted to what has happened."""
        base, seat = self._base, self._seat
        found: list[PlanSearch] = []
        if last is not None:
            search = self._planners.search(base, seat, base.kept[seat])
            search.plan = last[:]
            search.anneal(chance, steps // 2, WARM)
            found.append(search)
        while len(found) < times:
            found.append(self._planners.planned(base, seat, steps, chance))
        return found

    def candidates(
        self, searches: list[PlanSearch], width: int, most: int, chance: FastChance
    ) -> list[Candidate]:
        """The best ways to spend the rest of the turn, with each of the plans."""
        base = self._base
        found: list[Candidate] = []
        known: set[str] = set()
        best = max([search.worth() for search in searches])
        for search in searches:
            less = search.worth() - best
            search.fit()
            options = half_days(search, base, width)
            ways: list[Way] = []
            if base.half == 1:
                ways = [Way(option.gain + less, option, None) for option in options]
            else:
                for option in _worth_following(strongest(options, len(options)), 3 * most):
                    way = followed(search, base, option, chance)
                    ways.append(Way(way.worth + less, way.first, way.second))
            ways.sort(key=_by_worth)
            for way in _some(ways, most):
                name = _name(way)
                if name not in known:
                    known.add(name)
                    found.append(Candidate(way, search.plan))
        found.sort(key=_by_way)
        return found

    def distinct(self, some: list[Candidate]) -> list[Candidate]:
        """In solo play, the first of those ways that lead to the same position: all cards of the
        display are replaced in the next round."""
        found: list[Candidate] = []
        known: set[tuple[object, ...]] = set()
        for candidate in some:
            world = self._after_way(candidate, FastChance(0), self._base.copy())
            held = (
                world.met,
                world.island,
                world.parchments[self._seat].sets,
                world.places[self._seat],
                world.claims[self._seat],
            )
            if held not in known:
                known.add(held)
                found.append(candidate)
        return found

    def glimpse(self, candidate: Candidate, rounds: int, seeds: list[int]) -> None:
        """Solo play: evaluate it by the value of its plan some rounds later in these imagined
        positions. That is faster than playing to the end, and depends less on luck."""
        worth = 0
        for seed in seeds:
            worth += self._soon(candidate, rounds, seed)
        candidate.hope = worth / len(seeds)

    def _soon(self, candidate: Candidate, rounds: int, seed: int) -> int:
        chance = FastChance(seed)
        seat = self._seat
        world = self._base.imagine(seat, chance)
        search = self._planners.search(world, seat, world.kept[seat])
        search.plan = candidate.plan[:]
        self._after_way(candidate, chance, world)
        self._planners.play_on([search], world, chance, self._base.round + rounds)
        if not world.waiting:
            return int(POINT * self._value(world))
        search.look(world)
        search.fit()
        return search.worth()

    def _after_way(
        self, candidate: Candidate, chance: FastChance, world: MisterraState
    ) -> MisterraState:
        way = candidate.way
        spend(world, self._seat, way.first, chance)
        if way.second is not None:
            spend(world, self._seat, way.second, chance)
        return world

    def judge(self, some: list[Candidate], seed: int) -> None:
        """Simulate each of them in the same imagined position."""
        for candidate in some:
            candidate.total += self._end(candidate, seed)
            candidate.played += 1

    def score(self, candidate: Candidate) -> float:
        """The expected result, from the simulated matches and the planner's own evaluation."""
        prior = self._trust * candidate.hope / POINT
        return (candidate.total + prior) / max(candidate.played + self._trust, 0.001)

    def _end(self, candidate: Candidate, seed: int) -> float:
        chance = FastChance(seed)
        seat = self._seat
        world = self._base.imagine(seat, chance)
        search = self._planners.search(world, seat, world.kept[seat])
        search.plan = candidate.plan[:]
        searches = self._among_strangers(world, search, chance)
        self._after_way(candidate, chance, world)
        self._planners.play_on(searches, world, chance)
        return self._value(world)

    def _among_strangers(
        self, world: MisterraState, own: PlanSearch, chance: FastChance
    ) -> list[PlanSearch]:
        """The searches of all seats, with plans for the imagined cards of the others."""
        searches: list[PlanSearch] = []
        for seat in range(world.table.seats):
            if seat == self._seat:
                searches.append(own)
            else:
                searches.append(self._planners.planned(world, seat, STRANGERS_STEPS, chance))
        return searches

    def after(self, move: Move, steps: int, seed: int) -> float:
        """The result of a simulated match that continues with this decision."""
        chance = FastChance(seed)
        seat = self._seat
        world = self._base.imagine(seat, chance)
        own = self._planners.planned(world, seat, steps, chance)
        searches = self._among_strangers(world, own, chance)
        world.carry_out(seat, move, chance)
        self._planners.play_on(searches, world, chance)
        return self._value(world)

    def _value(self, world: MisterraState) -> float:
        outcome = world.outcome
        assert outcome is not None
        own = float(outcome.totals[self._seat])
        others = [total for at, total in enumerate(outcome.totals) if at != self._seat]
        return own - self._rivalry * max(others) if others else own

    def endings(self, chance: FastChance) -> list[Way]:
        """Ways to spend the rest of the last turn, the best first."""
        base, seat = self._base, self._seat
        search = self._planners.search(base, seat, base.kept[seat])
        return Endgame(search).ways(base, FOLLOWED, chance)

    # Presumption cards

    def hope(self, cards: tuple[int, ...], steps: int, chance: FastChance) -> int:
        """The value of the best plan for these cards."""
        search = self._planners.search(self._base, self._seat, cards)
        return search.planned(chance, steps)

    def promise(self, keep: Keep, steps: int, seed: int) -> float:
        """The result of a simulated match if these two cards are kept."""
        chance = FastChance(seed)
        seat = self._seat
        world = self._base.imagine(seat, chance)
        world.carry_out(seat, keep, chance)
        while world.phase == KEEP:
            other = world.waiting[0]
            world.carry_out(other, world.legal(other).sample(chance), chance)
        own = self._planners.planned(world, seat, steps, chance)
        self._planners.play_on(self._among_strangers(world, own, chance), world, chance)
        return self._value(world)


def _worth_following(options: list[HalfDay], most: int) -> list[HalfDay]:
    """The best ones, and every claim."""
    found = options[:most]
    for option in options[most:]:
        if isinstance(option.act, Claim):
            found.append(option)
    return found


def _some(ways: list[Way], most: int) -> list[Way]:
    """The best ones, and the best that begins with a claim: a plan alone does not say well when to
    claim."""
    found = ways[:most]
    for way in ways[most:]:
        if isinstance(way.first.act, Claim):
            found.append(way)
            break
    return found


def _name(way: Way) -> str:
    first, second = way.first, way.second
    name = f"{first.place} {first.sketch} {first.act}"
    return name if second is None else f"{name} {second.place} {second.sketch} {second.act}"


def _by_worth(way: Way) -> int:
    return -way.worth


def _by_way(candidate: Candidate) -> int:
    return -candidate.way.worth
