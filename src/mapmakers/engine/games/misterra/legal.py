"""The legal moves of each phase, computed lazily, and the reasons for refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mapmakers.engine.boards.bits import nth, size
from mapmakers.engine.boards.squares import Cells
from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import as_chance
from mapmakers.engine.core.refusal import Refused
from mapmakers.engine.games.misterra.claims import why_no_claim
from mapmakers.engine.games.misterra.components import TILES
from mapmakers.engine.games.misterra.island import FAR, NEAR, Island
from mapmakers.engine.games.misterra.moves import (
    CLAIM,
    DOMINOES,
    GO,
    MAP,
    OTOMA,
    REST,
    TAKE,
    TUCK,
    Claim,
    Go,
    Keep,
    Map,
    Move,
    OtomaClaims,
    Rest,
    Take,
    Tuck,
)
from mapmakers.engine.games.misterra.parchment import set_of
from mapmakers.engine.games.misterra.sketches import JUNGLE, MOUNTAIN, SKETCH_OF, SKETCHES
from mapmakers.engine.games.misterra.spaces import BEACH, NEIGHBOURS, PLACES, cell_of, cells

OTHER_PHASE: Final = "M3.2"


class LegalMoves:
    """The moves of one phase as a sequence; each phase defines them and its refusals."""

    __slots__ = ()

    def moves(self) -> tuple[Move, ...]:
        raise NotImplementedError  # every phase below lists its own

    def refuse(self, move: Move) -> None:
        """Raise Refused with the broken clause, unless the move is legal."""
        raise NotImplementedError  # every phase below knows its own clauses

    def __len__(self) -> int:
        return len(self.moves())

    def __getitem__(self, index: int) -> Move:
        return self.moves()[index]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves())

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        try:
            self.refuse(move)
        except Refused:
            return False
        return True

    def sample(self, chance: AnyChance) -> Move:
        """A random move, each equally likely."""
        moves = self.moves()
        return moves[as_chance(chance).below(len(moves))]


class Nothing(LegalMoves):
    """There is no decision to make."""

    __slots__ = ()

    def __reduce__(self) -> tuple[object, ...]:
        return Nothing, ()

    def moves(self) -> tuple[Move, ...]:
        return ()

    def refuse(self, move: Move) -> None:
        raise Refused(OTHER_PHASE)


NOTHING: Final = Nothing()


class Keeping(LegalMoves):
    """Two of the presumption cards dealt (M2.4)."""

    __slots__ = ("_hand",)

    def __init__(self, hand: tuple[int, ...]) -> None:
        self._hand = hand

    def __reduce__(self) -> tuple[object, ...]:
        return Keeping, (self._hand,)

    def __len__(self) -> int:
        return len(self._hand) * (len(self._hand) - 1) // 2

    def sample(self, chance: AnyChance) -> Move:
        """A random move of the list, without making the others."""
        hand = self._hand
        at = as_chance(chance).below(len(self))
        for first in range(len(hand)):
            left = len(hand) - first - 1
            if at < left:
                return Keep(hand[first], hand[first + 1 + at])
            at -= left
        raise IndexError("there are not so many pairs")

    def moves(self) -> tuple[Move, ...]:
        return tuple(Keep(one, other) for one in self._hand for other in self._hand if one < other)

    def refuse(self, move: Move) -> None:
        if type(move) is not Keep:
            raise Refused(OTHER_PHASE)
        if move.one == move.other or move.one not in self._hand or move.other not in self._hand:
            raise Refused("M2.4")
        if move.one > move.other:
            raise Refused("M2.4")


class Going(LegalMoves):
    """The places where a move can end (M4); at first, the beach."""

    __slots__ = ("_island", "_place", "_targets")

    def __init__(self, island: Island, place: int) -> None:
        self._island = island
        self._place = place
        self._targets = island.reach(place) if place >= 0 else BEACH

    def __reduce__(self) -> tuple[object, ...]:
        return Going, (self._island, self._place)

    def __len__(self) -> int:
        return size(self._targets)

    def moves(self) -> tuple[Move, ...]:
        targets = self._targets
        return tuple([go for place, go in enumerate(GO) if targets >> place & 1])

    def sample(self, chance: AnyChance) -> Move:
        targets = self._targets
        return GO[nth(targets, as_chance(chance).below(size(targets)))]

    def refuse(self, move: Move) -> None:
        if type(move) is not Go:
            raise Refused(OTHER_PHASE)
        if self._targets >> move.place & 1:
            return
        where = (cell_of(move.place),)
        if self._place < 0:
            raise Refused("M4.1", where)
        if not (self._island.tiles | BEACH) >> move.place & 1:
            raise Refused("M4.3", where)
        raise Refused("M4.4", where)


class Choosing(LegalMoves):
    """A card of the display; at a lagoon, also one to put under the deck first (M5.4, M6.1)."""

    __slots__ = ("_display", "_no_tuck")

    def __init__(self, display: tuple[int, ...], no_tuck: str) -> None:
        self._display = display
        self._no_tuck = no_tuck
        """The clause that forbids the lagoon's effect; empty if it is allowed."""

    def __reduce__(self) -> tuple[object, ...]:
        return Choosing, (self._display, self._no_tuck)

    def moves(self) -> tuple[Move, ...]:
        kinds = dict.fromkeys(self._display)
        found: list[Move] = [TAKE[kind] for kind in kinds]
        if not self._no_tuck:
            found += [TUCK[kind] for kind in kinds]
        return tuple(found)

    def sample(self, chance: AnyChance) -> Move:
        """A random move of the list, without making the list."""
        kinds: list[int] = []
        for kind in self._display:
            if kind not in kinds:
                kinds.append(kind)
        many = len(kinds)
        at = as_chance(chance).below(many if self._no_tuck else 2 * many)
        return TAKE[kinds[at]] if at < many else TUCK[kinds[at - many]]

    def refuse(self, move: Move) -> None:
        if type(move) is Take:
            if move.sketch not in self._display:
                raise Refused("M6.1")
        elif type(move) is Tuck:
            if self._no_tuck:
                raise Refused(self._no_tuck)
            if move.sketch not in self._display:
                raise Refused("M5.4")
        else:
            raise Refused(OTHER_PHASE)


def _laid(seen: Cells) -> tuple[tuple[Map, ...], ...]:
    """By kind of card: every way to lay it so that one half is seen, halves in reading order."""
    found: list[tuple[Map, ...]] = []
    for terrain, other in SKETCHES:
        ways = dict.fromkeys(((terrain, other), (other, terrain)))
        found.append(
            tuple(
                MAP[((domino * 4 + one) * 4 + two) * 2]
                for domino, (space, then) in enumerate(DOMINOES)
                if (1 << space | 1 << then) & seen
                for one, two in ways
            )
        )
    return tuple(found)


LAID_NEAR: Final = tuple(_laid(NEAR[place]) for place in range(PLACES))
LAID_FAR: Final = tuple(_laid(FAR[place]) for place in range(PLACES))
NOT_FROM_JUNGLE: Final[tuple[Map, ...]] = ()


class Acting(LegalMoves):
    """Lay the chosen card, claim, or neither (M6.3, M7, M9)."""

    __slots__ = (
        "_confirmed_links",
        "_confirms",
        "_island",
        "_markers",
        "_own",
        "_place",
        "_sketch",
    )

    def __init__(
        self,
        island: Island,
        place: int,
        sketch: int,
        confirms: bool,
        own: Cells,
        markers: Cells,
        confirmed_links: bool,
    ) -> None:
        self._island = island
        self._place = place
        self._sketch = sketch
        self._confirms = confirms
        self._own = own
        self._markers = markers
        self._confirmed_links = confirmed_links

    def __reduce__(self) -> tuple[object, ...]:
        rules = (self._own, self._markers, self._confirmed_links)
        return Acting, (self._island, self._place, self._sketch, self._confirms, *rules)

    def moves(self) -> tuple[Move, ...]:
        laid = self._laid()
        return (*laid, REST) if self.why_no_claim else (*laid, CLAIM, REST)

    def sample(self, chance: AnyChance) -> Move:
        """A random move of the list, without making the list."""
        laid = self._laid()
        many = len(laid)
        others = 1 if self.why_no_claim else 2
        at = as_chance(chance).below(many + others)
        if at < many:
            return laid[at]
        return CLAIM if at == many and others == 2 else REST

    @property
    def why_no_claim(self) -> str:
        return why_no_claim(
            self._island, self._place, self._own, self._markers, self._confirmed_links
        )

    @property
    def only_rest(self) -> bool:
        """Whether there is no choice: in a jungle that cannot be claimed."""
        return bool(self._island.sets[JUNGLE] >> self._place & 1 and self.why_no_claim)

    def _laid(self) -> tuple[Map, ...]:
        sets = self._island.sets
        place = self._place
        if sets[JUNGLE] >> place & 1:
            return NOT_FROM_JUNGLE
        table = LAID_FAR if sets[MOUNTAIN] >> place & 1 else LAID_NEAR
        laid = table[place][self._sketch]
        if not self._short_supply:
            return laid
        found: list[Map] = []
        for move in laid:
            found.append(move)
            if self._order_matters(move):
                found.append(move.turned_round)
        return tuple(found)

    @property
    def _short_supply(self) -> bool:
        """Whether the supply of a terrain is so low that the order of the halves may matter."""
        one, other = SKETCHES[self._sketch]
        sets = self._island.sets
        return size(set_of(sets, one)) >= TILES - 1 or size(set_of(sets, other)) >= TILES - 1

    def _order_matters(self, move: Map) -> bool:
        here, there = 1 << move.space, 1 << move.then_space
        terrain, then = move.terrain, move.then_terrain
        island, confirms = self._island, self._confirms
        one = island.mapped(terrain, here, confirms).mapped(then, there, confirms)
        other = island.mapped(then, there, confirms).mapped(terrain, here, confirms)
        return one != other

    def refuse(self, move: Move) -> None:
        if type(move) is Map:
            self._refuse_map(move)
        elif type(move) is Claim:
            clause = self.why_no_claim
            if clause:
                raise Refused(clause, (cell_of(self._place),))
        elif type(move) is not Rest:
            raise Refused(OTHER_PHASE)

    def _refuse_map(self, move: Map) -> None:
        space, then = move.space, move.then_space
        covered = 1 << space | 1 << then
        clauses = []
        if self._island.sets[JUNGLE] >> self._place & 1:
            clauses.append("M5.6")
        if not NEIGHBOURS[space] >> then & 1:
            clauses.append("M7.1")
        if SKETCH_OF[move.terrain][move.then_terrain] != self._sketch:
            clauses.append("M6.2")
        if not covered & self._island.sight(self._place):
            clauses.append("M7.2")
        if clauses:
            first, *also = ((clause, cells(covered)) for clause in clauses)
            raise Refused(*first, tuple(also))
        if space > then and not (self._short_supply and self._order_matters(move)):
            raise Refused("M8.7", cells(covered))


class OtomaChoosing(LegalMoves):
    """The largest regions, if there are several (M15.8)."""

    __slots__ = ("_spaces",)

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self._spaces = spaces

    def __reduce__(self) -> tuple[object, ...]:
        return OtomaChoosing, (self._spaces,)

    def moves(self) -> tuple[Move, ...]:
        return tuple(move for move in OTOMA if move.space in self._spaces)

    def refuse(self, move: Move) -> None:
        if type(move) is not OtomaClaims:
            raise Refused(OTHER_PHASE)
        if move.space not in self._spaces:
            raise Refused("M15.8", (cell_of(move.space),))


def laid_on(island: Island, move: Map, confirms: bool) -> Island:
    """The island after both halves have acted, one after the other (M8.1)."""
    return island.mapped(move.terrain, 1 << move.space, confirms).mapped(
        move.then_terrain, 1 << move.then_space, confirms
    )
