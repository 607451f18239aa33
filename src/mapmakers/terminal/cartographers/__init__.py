"""Cartographers in the terminal."""

from mapmakers.terminal.cartographers.face import FACE

__all__ = ["FACE"]
