"""What a move would change, in words; one module for each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from mapmakers.terminal.effects import cartographers, mapout, misterra


class InWords(Protocol):
    """A line for each effect of a move; none where it changes nothing that counts."""

    def __call__(self, effects: Any, names: Sequence[str], /) -> list[str]: ...


EFFECTS_IN_WORDS: Mapping[str, InWords] = {
    "cartographers": cartographers.in_words,
    "misterra": misterra.in_words,
    "mapout": mapout.in_words,
}
