"""Maps of Misterra in the terminal."""

from mapmakers.terminal.misterra.face import FACE

__all__ = ["FACE"]
