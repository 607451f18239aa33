"""How positions of each game go over the wire: the view of a seat, and what the seat may do.

What is written is the engine's own view; what the client needs for local hover, turn and flip comes
with it in a compact form. One object a table, so that what all seats see is worked out once.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from mapmakers.engine.core.game import State
from mapmakers.service.wire.cartographers import CartographersWire
from mapmakers.service.wire.mapout import MapOutWire
from mapmakers.service.wire.misterra import MisterraWire

__all__ = ["WIRES", "Wire", "view"]


class Wire(Protocol):
    def public(self, state: State[Any]) -> bytes:
        """What everybody may see: fields of a view as JSON, without the braces."""
        ...

    def own(self, state: State[Any], seat: int | None) -> bytes:
        """The other fields, as the seat or an onlooker may see them."""
        ...

    def choices(self, state: State[Any], seat: int) -> bytes:
        """What the seat, which owes a decision, may do, as JSON."""
        ...

    def stays_hidden(self, move: Any) -> bool:
        """Whether others may not know of the decision before the match is over."""
        ...


WIRES: Mapping[str, Callable[[], Wire]] = {
    "cartographers": CartographersWire,
    "misterra": MisterraWire,
    "mapout": MapOutWire,
}


def view(wire: Wire, state: State[Any], seat: int | None, public: bytes | None = None) -> bytes:
    """What the seat, or an onlooker, may see, as JSON; `public` where that is known already."""
    shared = wire.public(state) if public is None else public
    return b"{%b,%b}" % (shared, wire.own(state, seat))
