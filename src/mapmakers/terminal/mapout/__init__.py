"""Map Out in the terminal."""

from mapmakers.terminal.mapout.face import FACE

__all__ = ["FACE"]
