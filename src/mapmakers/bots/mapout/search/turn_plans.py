"""Whole turns for search: plans that complete a turn, their values, and simulation with them.

Compiled in the same group as the engine.
"""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.hexes import Space, apart
from mapmakers.engine.boards.hexes import beyond as over
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.games.mapout import lifting, scoring
from mapmakers.engine.games.mapout.moves import BACK, LIFT, PLAY, PackedMove
from mapmakers.engine.games.mapout.plane import Plane
from mapmakers.engine.games.mapout.setup import GAIN, NONE
from mapmakers.engine.games.mapout.spot import Spot
from mapmakers.engine.games.mapout.stages import FRESH, HELD, PLAYED
from mapmakers.engine.games.mapout.state import MapOutState
from mapmakers.engine.games.mapout.tiles import LEADS_IN, Bits, Face
from mapmakers.engine.mypyc_types import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Habits:
    """The parameters of a planner: when an End Tile is worth playing, and how widely it
    searches."""

    __slots__ = ("breadth", "each_turn", "least", "lifts", "most")

    def __init__(
        self, least: float, each_turn: float, most: float, breadth: int, lifts: bool = True
    ) -> None:
        self.least: Final = least
        """What an End Tile could still earn if it were kept, with one turn left."""
        self.each_turn: Final = each_turn
        """What each further turn adds to that."""
        self.most: Final = most
        """The maximum."""
        self.breadth: Final = breadth
        """How many places of the first tile it examines, once one is lifted."""
        self.lifts: Final = lifts
        """Whether it lifts tiles if it need not."""

    def __reduce__(self) -> tuple[object, ...]:
        return Habits, (self.least, self.each_turn, self.most, self.breadth, self.lifts)

    def reserve(self, state: MapOutState, seat: int) -> float:
        """What an End Tile has to earn to be played now."""
        spare: int = turns_left(state, seat) - size(state.racks[seat].ends)
        if spare <= 0:
            return 0.0
        return min(self.most, self.least + self.each_turn * (spare - 1))


def turns_left(state: MapOutState, seat: int) -> int:
    """How many turns the seat has, including this one, if it can always play."""
    return size(state.racks[seat].tiles) + size(state.pile_bits) // state.seats


@final
@mypyc_attr(acyclic=True)
class TurnPlan:
    """The decisions of a turn, their points, and their value."""

    __slots__ = ("moves", "points", "worth")

    def __init__(self, moves: list[PackedMove], points: int, worth: float) -> None:
        self.moves: Final = moves
        self.points: Final = points
        self.worth: Final = worth
        """The points, minus what a played End Tile could earn later."""


@final
@mypyc_attr(acyclic=True)
class _Place:
    """A face on a space, and what it earns there."""

    __slots__ = ("face", "points", "space", "worth")

    def __init__(self, face: Face, space: Space, points: int, worth: float) -> None:
        self.face: Final = face
        self.space: Final = space
        self.points: Final = points
        self.worth: Final = worth


@final
class _Planner:
    """Finds plans for one turn."""

    __slots__ = ("breadth", "found", "hand", "reserve", "rule")

    def __init__(self, state: MapOutState, seat: int, habits: Habits) -> None:
        faces = state.box.faces
        self.hand: list[Face] = []
        for tile in state.tiles_of(seat):
            self.hand.extend(faces[tile])
        self.rule = state.moved_tiles_score
        self.reserve = habits.reserve(state, seat)
        self.breadth = habits.breadth
        self.found: list[TurnPlan] = []

    def plays(self, plane: Plane, spots: list[Spot]) -> list[_Place]:
        """What can be played on these spots."""
        found: list[_Place] = []
        for spot in spots:
            bans: Bits = spot.bans
            for face in self.hand:
                if not face.has & bans:
                    found.append(self.play(plane, face, spot.space))
        return found

    def play(self, plane: Plane, face: Face, space: Space) -> _Place:
        points = scoring.points(plane, face, space)
        worth = float(points)
        if face.is_end:
            worth -= self.reserve
        return _Place(face, space, points, worth)

    def returns(
        self, plane: Plane, spots: list[Spot], lifted: list[Face], origin: Space, before: int
    ) -> list[_Place]:
        """Where the lifted tile can be put back, of these spots."""
        found: list[_Place] = []
        for spot in spots:
            bans: Bits = spot.bans
            space: Space = spot.space
            if space == origin:
                continue
            for face in lifted:
                if not face.has & bans:
                    found.append(self.back(plane, face, space, before))
        return found

    def back(self, plane: Plane, face: Face, space: Space, before: int) -> _Place:
        points = 0
        if self.rule != NONE:
            points = scoring.worth(plane, face, space)
            if self.rule == GAIN:
                points = max(points - before, 0)
        return _Place(face, space, points, float(points))

    def keep(self, lift: PackedMove | None, first: _Place, verb: str, then: _Place | None) -> None:
        """Add a plan: the lift, if it is still to come, then one tile and the other."""
        moves: list[PackedMove] = [] if lift is None else [lift]
        moves.append(PackedMove(verb, first.face, first.space))
        points, worth = first.points, first.worth
        if then is not None:
            other = BACK if verb == PLAY else PLAY
            moves.append(PackedMove(other, then.face, then.space))
            points += then.points
            worth += then.worth
        self.found.append(TurnPlan(moves, points, worth))

    def held(
        self, lift: PackedMove | None, plane: Plane, lifted: list[Face], origin: Space, before: int
    ) -> None:
        """Plans with one tile lifted and none played, in both orders if it matters.

        Tiles are tried on the plane and removed again.
        """
        spots = plane.open()
        plays = self.plays(plane, spots)
        plays.sort(key=_worth, reverse=True)
        backs = self.returns(plane, spots, lifted, origin, before)
        backs.sort(key=_worth, reverse=True)
        for back in backs[: self.breadth]:
            plane.lay(back.face, back.space)
            left = self.breadth
            for play in plays:
                if left and apart(back.space, play.space):
                    left -= 1
                    if play.face.is_end:  # its area may include the tile put back
                        play = self.play(plane, play.face, play.space)
                    self.keep(lift, back, BACK, play)
            for play in self.plays(plane, beside(plane, back.space)):
                self.keep(lift, back, BACK, play)
            plane.lift(back.space)
        for play in plays[: self.breadth]:
            plane.lay(play.face, play.space)
            for back in self.returns(plane, beside(plane, play.space), lifted, origin, before):
                self.keep(lift, play, PLAY, back)
            plane.lift(play.space)


def _worth(place: _Place) -> float:
    return place.worth


def beside(plane: Plane, space: Space) -> list[Spot]:
    """The open spots around a space."""
    found: list[Spot] = []
    for side in range(6):
        spot = plane.at(over(space, side))
        if spot.bans & LEADS_IN:
            found.append(spot)
    return found


def plans(state: MapOutState, seat: int, habits: Habits) -> list[TurnPlan]:
    """The best plans that complete the turn; at least one."""
    planner = _Planner(state, seat, habits)
    plane = state.plane
    faces = state.box.faces
    if state.stage == HELD:
        lifted = faces[state.lifted]
        planner.held(None, plane.copy(), lifted, state.origin, state.worth_before)
    elif state.stage == PLAYED:
        lifted = faces[state.lifted]
        open_spots = plane.open()
        for back in planner.returns(plane, open_spots, lifted, state.origin, state.worth_before):
            planner.keep(None, back, BACK, None)
    else:
        for play in planner.plays(plane, plane.open()):
            planner.keep(None, play, PLAY, None)
        if state.stage == FRESH and habits.lifts:
            _lifting(state, planner)
    if (
        not planner.found
    ):  # plans that need a lift to make room, or that a narrow search has missed; or a pass
        for choice in state.legal(seat).every():
            points = state.worth_of(choice)
            planner.found.append(TurnPlan([choice], points, float(points)))
    return planner.found


def _lifting(state: MapOutState, planner: _Planner) -> None:
    plane = state.plane.copy()
    starting_stay = state.starting_stay
    for spot in state.plane.lying():
        face, space = spot.face, spot.space
        if face is not None and not lifting.why_not(plane, space, starting_stay):
            before = scoring.worth(plane, face, space)
            plane.lift(space)
            planner.held(
                PackedMove(LIFT, face, space), plane, state.box.faces[face.place], space, before
            )
            plane.lay(face, space)


def best_plan(state: MapOutState, seat: int, habits: Habits) -> TurnPlan:
    """The plan with the highest value; the first of several."""
    found = plans(state, seat, habits)
    best = found[0]
    for plan in found:
        if plan.worth > best.worth:
            best = plan
    return best


def carry_out(state: MapOutState, seat: int, plan: TurnPlan, chance: Chance) -> None:
    """Every decision of a plan, in order."""
    for choice in plan.moves:
        state.carry_out(seat, choice, chance)


def play_on(state: MapOutState, turns: int, habits: Habits, chance: Chance) -> None:
    """Play turns, each with the best plan of its player."""
    for _ in range(turns):
        if not state.waiting:
            return
        seat = state.turn
        carry_out(state, seat, best_plan(state, seat, habits), chance)
        while state.stage != FRESH:  # if no whole plan was found, one decision after another
            carry_out(state, seat, best_plan(state, seat, habits), chance)


def end_tile_value(state: MapOutState, seat: int, habits: Habits) -> float:
    """What the seat's End Tiles could still earn."""
    if not state.waiting:
        return 0.0
    planner = _Planner(state, seat, habits)
    best: dict[int, int] = {}
    plane = state.plane
    for spot in plane.open():
        bans: Bits = spot.bans
        for face in planner.hand:
            if face.is_end and not face.has & bans:
                points = scoring.points(plane, face, spot.space)
                if points > best.get(face.place, 0):
                    best[face.place] = points
    found = 0.0
    for points in best.values():
        found += max(planner.reserve, float(points))
    return found
