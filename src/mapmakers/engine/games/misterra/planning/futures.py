"""Matches played on by planners, and turns judged by how such matches end."""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.boards.bits import size
from mapmakers.engine.core.fast_chance import FastChance
from mapmakers.engine.games.misterra.moves import Claim, Keep, Move, OtomaClaims
from mapmakers.engine.games.misterra.phases import KEEP, OTOMA_CLAIM
from mapmakers.engine.games.misterra.planning.closing import FOLLOWED, Closing
from mapmakers.engine.games.misterra.planning.half_days import (
    HalfDay,
    Way,
    best_way,
    followed,
    half_days,
    spend,
    strongest,
)
from mapmakers.engine.games.misterra.planning.mind import WARM, Mind
from mapmakers.engine.games.misterra.planning.numbers import Numbers
from mapmakers.engine.games.misterra.planning.outlook import is_last_turn
from mapmakers.engine.games.misterra.planning.sponsors import POINT, Sponsor
from mapmakers.engine.games.misterra.state import MisterraState

SEEDS: Final = 1 << 31
NEVER: Final = -1
"""No round."""
STRANGERS_STEPS: Final = 150
"""Of the search for the plan that another player is imagined to have."""


@final
class Planners:
    """Makes minds for the seats of a table."""

    __slots__ = ("_exact", "_hopeful", "_numbers", "breadth")

    def __init__(self, world: MisterraState, numbers: Numbers, breadth: int) -> None:
        self._numbers = numbers
        table = world.table
        self._hopeful: list[Sponsor] = [
            Sponsor(card, table.turns, numbers.way) for card in table.components.presumptions
        ]
        self._exact: list[Sponsor] = [
            Sponsor(card, table.turns, 0) for card in table.components.presumptions
        ]
        self.breadth: Final = breadth
        """First half days that they follow to the end of a turn."""

    def mind(self, world: MisterraState, seat: int, cards: tuple[int, ...]) -> Mind:
        """A mind for these cards, that has looked at the position but has no plan yet."""
        hopeful = [self._hopeful[card - 1] for card in cards]
        exact = [self._exact[card - 1] for card in cards]
        found = Mind(world, seat, hopeful, exact, self._numbers)
        found.look(world)
        return found

    def planned(self, world: MisterraState, seat: int, steps: int, chance: FastChance) -> Mind:
        """A mind with a plan."""
        found = self.mind(world, seat, world.kept[seat])
        found.planned(chance, steps)
        return found

    def take_turn(self, mind: Mind, world: MisterraState, chance: FastChance) -> None:
        """Spend what is left of the turn."""
        mind.look(world)
        seat = mind.seat
        if is_last_turn(world):
            way = Closing(mind).way(world, self.breadth, chance)
        else:
            mind.fit()
            way = best_way(mind, world, self.breadth, chance)
        spend(world, seat, way.first, chance)
        if way.second is not None:
            spend(world, seat, way.second, chance)

    def play_on(
        self, minds: list[Mind], world: MisterraState, chance: FastChance, until: int = NEVER
    ) -> None:
        """Play to the beginning of this round, or to the end of the match."""
        while world.waiting and world.round != until:
            if world.phase == OTOMA_CLAIM:
                world.carry_out(0, least_room(world), chance)
            else:
                self.take_turn(minds[world.turn], world, chance)


def least_room(world: MisterraState) -> OtomaClaims:
    """The region for Otoma that can least easily become large."""
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
    """A way to spend a turn, the plan behind it, and how matches ended that began with it."""

    __slots__ = ("hope", "plan", "played", "total", "way")

    def __init__(self, way: Way, plan: list[int]) -> None:
        self.way: Final = way
        self.plan: Final = plan
        self.hope: float = float(way.worth)
        """What the planner expects of it, in thousandths."""
        self.played: int = 0
        self.total: float = 0.0


@final
class Foreseer:
    """Judges the ways to spend a turn by playing on from them."""

    __slots__ = ("_base", "_numbers", "_planners", "_rivalry", "_seat", "_trust")

    def __init__(
        self,
        base: MisterraState,
        seat: int,
        numbers: Numbers,
        breadth: int,
        trust: float,
        rivalry: float,
    ) -> None:
        self._base = base
        self._seat: int = seat
        self._numbers = numbers
        self._planners = Planners(base, numbers, breadth)
        self._trust: float = trust
        """How many matches the planner's own judgement counts for."""
        self._rivalry: float = rivalry
        """What each point of the best of the others counts."""

    def plans(
        self, times: int, steps: int, last: list[int] | None, chance: FastChance
    ) -> list[Mind]:
        """Minds with a plan each: new ones, and the last one fitted to what has happened."""
        base, seat = self._base, self._seat
        found: list[Mind] = []
        if last is not None:
            mind = self._planners.mind(base, seat, base.kept[seat])
            mind.plan = last[:]
            mind.anneal(chance, steps // 2, WARM)
            found.append(mind)
        while len(found) < times:
            found.append(self._planners.planned(base, seat, steps, chance))
        return found

    def candidates(
        self, minds: list[Mind], width: int, most: int, chance: FastChance
    ) -> list[Candidate]:
        """The better ways to spend what is left of the turn, with each of the plans."""
        base = self._base
        found: list[Candidate] = []
        known: set[str] = set()
        best = max([mind.worth() for mind in minds])
        for mind in minds:
            less = mind.worth() - best
            mind.fit()
            options = half_days(mind, base, width)
            ways: list[Way] = []
            if base.half == 1:
                ways = [Way(option.gain + less, option, None) for option in options]
            else:
                for option in _worth_following(strongest(options, len(options)), 3 * most):
                    way = followed(mind, base, option, chance)
                    ways.append(Way(way.worth + less, way.first, way.second))
            ways.sort(key=_by_worth)
            for way in _some(ways, most):
                name = _name(way)
                if name not in known:
                    known.add(name)
                    found.append(Candidate(way, mind.plan))
        found.sort(key=_by_way)
        return found

    def distinct(self, some: list[Candidate]) -> list[Candidate]:
        """The first of those that leave a player alone with the same position: all cards of the
        display are new in the next round."""
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
        """Expect of it what its plan is worth after so many rounds, alone, in these worlds: that
        takes less time than to play on to the end, and luck has less of a share."""
        worth = 0
        for seed in seeds:
            worth += self._soon(candidate, rounds, seed)
        candidate.hope = worth / len(seeds)

    def _soon(self, candidate: Candidate, rounds: int, seed: int) -> int:
        chance = FastChance(seed)
        seat = self._seat
        world = self._base.imagine(seat, chance)
        mind = self._planners.mind(world, seat, world.kept[seat])
        mind.plan = candidate.plan[:]
        self._after_way(candidate, chance, world)
        self._planners.play_on([mind], world, chance, self._base.round + rounds)
        if not world.waiting:
            return int(POINT * self._value(world))
        mind.look(world)
        mind.fit()
        return mind.worth()

    def _after_way(
        self, candidate: Candidate, chance: FastChance, world: MisterraState
    ) -> MisterraState:
        way = candidate.way
        spend(world, self._seat, way.first, chance)
        if way.second is not None:
            spend(world, self._seat, way.second, chance)
        return world

    def judge(self, some: list[Candidate], seed: int) -> None:
        """Play on from each of them, in the same world."""
        for candidate in some:
            candidate.total += self._end(candidate, seed)
            candidate.played += 1

    def score(self, candidate: Candidate) -> float:
        """What to expect of it: how matches ended, and the planner's judgement."""
        prior = self._trust * candidate.hope / POINT
        return (candidate.total + prior) / max(candidate.played + self._trust, 0.001)

    def _end(self, candidate: Candidate, seed: int) -> float:
        chance = FastChance(seed)
        seat = self._seat
        world = self._base.imagine(seat, chance)
        mind = self._planners.mind(world, seat, world.kept[seat])
        mind.plan = candidate.plan[:]
        minds = self._among_strangers(world, mind, chance)
        self._after_way(candidate, chance, world)
        self._planners.play_on(minds, world, chance)
        return self._value(world)

    def _among_strangers(self, world: MisterraState, own: Mind, chance: FastChance) -> list[Mind]:
        """The minds of all seats, with plans for the cards that the others are imagined to have."""
        minds: list[Mind] = []
        for seat in range(world.table.seats):
            if seat == self._seat:
                minds.append(own)
            else:
                minds.append(self._planners.planned(world, seat, STRANGERS_STEPS, chance))
        return minds

    def after(self, move: Move, steps: int, seed: int) -> float:
        """What a match ends with that goes on with this decision."""
        chance = FastChance(seed)
        seat = self._seat
        world = self._base.imagine(seat, chance)
        own = self._planners.planned(world, seat, steps, chance)
        minds = self._among_strangers(world, own, chance)
        world.carry_out(seat, move, chance)
        self._planners.play_on(minds, world, chance)
        return self._value(world)

    def _value(self, world: MisterraState) -> float:
        outcome = world.outcome
        assert outcome is not None
        own = float(outcome.totals[self._seat])
        others = [total for at, total in enumerate(outcome.totals) if at != self._seat]
        return own - self._rivalry * max(others) if others else own

    def endings(self, chance: FastChance) -> list[Way]:
        """Ways to spend what is left of the last turn, the best first."""
        base, seat = self._base, self._seat
        mind = self._planners.mind(base, seat, base.kept[seat])
        return Closing(mind).ways(base, FOLLOWED, chance)

    # Presumption cards

    def hope(self, cards: tuple[int, ...], steps: int, chance: FastChance) -> int:
        """What the best plan for these cards is worth."""
        mind = self._planners.mind(self._base, self._seat, cards)
        return mind.planned(chance, steps)

    def promise(self, keep: Keep, steps: int, seed: int) -> float:
        """What a match ends with if these two cards are kept."""
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
    """The best ones, and beside them every claim."""
    found = options[:most]
    for option in options[most:]:
        if isinstance(option.act, Claim):
            found.append(option)
    return found


def _some(ways: list[Way], most: int) -> list[Way]:
    """The best ones, and beside them the best that begins with a claim: when to claim is hard to
    tell by a plan alone."""
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
