"""How positions of each game go over the wire: the view of a seat, and what the seat may do.

A view is the engine's own dataclass; what the client needs for local hover, turn and flip comes
with it in a compact form. One object a table, so that what all seats see is worked out once.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from mapmakers.engine.core.game import State
from mapmakers.service.wire.cartographers import CartographersWire
from mapmakers.service.wire.mapout import MapOutWire
from mapmakers.service.wire.misterra import MisterraWire

__all__ = ["WIRES", "Wire"]


class Wire(Protocol):
    def view(self, state: State[Any], seat: int | None) -> Any:
        """What the seat, or an onlooker, may see; orjson can write it."""
        ...

    def choices(self, state: State[Any], seat: int) -> Any:
        """What the seat, which owes a decision, may do; orjson can write it."""
        ...

    def stays_hidden(self, move: Any) -> bool:
        """Whether others may not know of the decision before the match is over."""
        ...


WIRES: Mapping[str, Callable[[], Wire]] = {
    "cartographers": CartographersWire,
    "misterra": MisterraWire,
    "mapout": MapOutWire,
}
