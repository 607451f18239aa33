"""Cartographers in a terminal: what is shown and read, and what a move would be worth."""

from mapmakers.terminal.cartographers.face import FACE

__all__ = ["FACE"]
