"""Parchments for the tests of the presumption cards."""

from __future__ import annotations

from mapmakers.engine.games.misterra import Parchment, presumption

TERRAINS = "SJLM"


def points(card: int, drawing: str, turns: str = "printed") -> int:
    return presumption(card, Parchment.parse(drawing), turns)


def in_terrains(drawing: str, own: str, other: str = "") -> str:
    """A drawing in marks that stand for terrains: `o` the card's own, `x` the one it shuns.

    `y` and `z` are terrains that the card does not speak of; without a shunned one, so is `x`.
    """
    rest = [letter for letter in TERRAINS if letter not in (own, other)]
    marks = {"o": own, "x": other or rest.pop(), "y": rest[0], "z": rest[1]}
    return "".join(marks.get(mark, mark) for mark in drawing)
