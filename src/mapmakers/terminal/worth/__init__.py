"""What a move would be worth, in words; one module a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from mapmakers.terminal.worth import cartographers, mapout, misterra


class Weigh(Protocol):
    """Tells of a move's effects, a line each; none where it changes nothing that counts."""

    def __call__(self, effects: Any, names: Sequence[str], /) -> list[str]: ...


WORTH: Mapping[str, Weigh] = {
    "cartographers": cartographers.weigh,
    "misterra": misterra.weigh,
    "mapout": mapout.weigh,
}
