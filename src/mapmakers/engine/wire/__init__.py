"""Positions of each game as JSON: the view of a seat, and what the seat may do.

Whoever sends positions somewhere sends these texts. They say what `State.view` says; what a page
needs for local hover, turn and flip comes with it in a compact form. One object a match, so that
what all seats see is worked out once. Written by hand and compiled with the rules, for this is most
of the work that a move at a table makes.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from mapmakers.engine.core.game import State
from mapmakers.engine.core.shapes import ANY, Shapes
from mapmakers.engine.wire.generic import GenericWire
from mapmakers.plugins import Parts

__all__ = ["SHAPES", "WIRES", "Wire", "view"]


class Wire(Protocol):
    def public(self, state: State[Any]) -> str:
        """What everybody may see: fields of a view as JSON, without the braces."""
        ...

    def own(self, state: State[Any], seat: int | None) -> str:
        """The other fields, as the seat or an onlooker may see them."""
        ...

    def choices(self, state: State[Any], seat: int) -> str:
        """What the seat, which owes a decision, may do, as JSON."""
        ...

    def stays_hidden(self, move: Any) -> bool:
        """Whether others may not know of the decision before the match is over."""
        ...


WIRES: Mapping[str, Callable[[], Wire]] = Parts("wire", lambda game: GenericWire)
"""By game: what makes the wire of a match."""

SHAPES: Mapping[str, Shapes] = Parts("shapes", lambda game: ANY)
"""By game: the declarations of what its wire writes, and of what its moves change."""


def view(wire: Wire, state: State[Any], seat: int | None, public: str | None = None) -> str:
    """What the seat, or an onlooker, may see, as JSON; `public` where that is known already."""
    shared = wire.public(state) if public is None else public
    return f"{{{shared},{wire.own(state, seat)}}}"
