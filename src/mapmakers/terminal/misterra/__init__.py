"""Maps of Misterra in a terminal: what is shown and read, and what a move would be worth."""

from mapmakers.terminal.misterra.face import FACE

__all__ = ["FACE"]
