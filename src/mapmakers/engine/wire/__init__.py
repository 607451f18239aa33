"""Positions of each game as JSON: the view of a seat, and its legal moves.

The text has the content of `State.view`; what a page needs to hover, turn and flip locally comes
with it in a compact form. There is one object per match, so that what all seats see is computed
once. It is written by hand and compiled with the rules, because serialising is most of the work of
a move.
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
        """The other fields, as the seat or a spectator may see them."""
        ...

    def choices(self, state: State[Any], seat: int) -> str:
        """The legal moves of a seat that has a decision to make, as JSON."""
        ...

    def stays_hidden(self, move: Any) -> bool:
        """Whether the decision stays hidden from others until the match is over."""
        ...


WIRES: Mapping[str, Callable[[], Wire]] = Parts("wire", lambda game: GenericWire)
"""By game: the class of its wire."""

SHAPES: Mapping[str, Shapes] = Parts("shapes", lambda game: ANY)
"""By game: the declarations of what its wire writes, and of its effects."""


def view(wire: Wire, state: State[Any], seat: int | None, public: str | None = None) -> str:
    """The view of a seat or a spectator as JSON; `public` if that part is known already."""
    shared = wire.public(state) if public is None else public
    return f"{{{shared},{wire.own(state, seat)}}}"
