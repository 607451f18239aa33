"""Otoma: its deck, which has no order before it is revealed, and the actions of its cards.

The deck is three stacks of seven. In each, one claim card lies anywhere but on top, so its
probability grows with every other card that comes first; which claim card, and which other cards,
is decided when they are revealed (M14.3).
"""

from __future__ import annotations

from typing import Final, final

from mapmakers.engine.boards.squares import Cells
from mapmakers.engine.core.chance import Chance
from mapmakers.engine.games.misterra.cards import Slot
from mapmakers.engine.games.misterra.components import Components
from mapmakers.engine.games.misterra.island import Island
from mapmakers.engine.mypyc_types import mypyc_attr

STACKS: Final = 3
STACK: Final = 7
DECK: Final = 21
HALF_DAYS: Final = 20


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OtomaDeck:
    """The card on top, those turned over and those nobody has seen. A value.

    Cards are identified by their index in the components.
    """

    __slots__ = ("claimed", "claims", "others", "top", "turned")

    def __init__(
        self,
        top: int,
        turned: tuple[int, ...],
        others: tuple[int, ...],
        claims: tuple[int, ...],
        claimed: bool,
    ) -> None:
        self.top: Final = top
        self.turned: Final = turned
        """The cards turned over, in order; the last one shows the spaces."""
        self.others: Final = others
        """The cards without a claim that nobody has seen; one of them is not in the deck."""
        self.claims: Final = claims
        self.claimed: Final = claimed
        """Whether the claim card of the current stack has been revealed."""

    @classmethod
    def built(cls, components: Components, chance: Chance) -> OtomaDeck:
        others = tuple(at for at, card in enumerate(components.otoma) if not card.claim)
        claims = tuple(at for at, card in enumerate(components.otoma) if card.claim)
        top, others = _draw(others, chance)
        return cls(top, (), others, claims, False)

    def __reduce__(self) -> tuple[object, ...]:
        return OtomaDeck, (self.top, self.turned, self.others, self.claims, self.claimed)

    @property
    def left(self) -> int:
        """How many cards are in the deck, including the top one."""
        return DECK - len(self.turned)

    def turn(self, chance: Chance) -> OtomaDeck:
        """The deck after its top card was turned over and the next one revealed."""
        turned = (*self.turned, self.top)
        depth = len(turned) % STACK
        claimed = self.claimed and depth > 0
        if depth and not claimed and chance.below(STACK - depth) == 0:
            top, claims = _draw(self.claims, chance)
            return OtomaDeck(top, turned, self.others, claims, True)
        top, others = _draw(self.others, chance)
        return OtomaDeck(top, turned, others, self.claims, claimed)


def _draw(unseen: tuple[int, ...], chance: Chance) -> tuple[int, tuple[int, ...]]:
    at = chance.below(len(unseen))
    return unseen[at], unseen[:at] + unseen[at + 1 :]


def act(island: Island, slot: Slot, here: Cells, confirms: bool) -> Island:
    """The island after one action of Otoma (M15.4, M15.5)."""
    if slot.confirm and island.tiles & here:
        return island.confirm(here)
    return island.mapped(slot.terrain, here, confirms)
