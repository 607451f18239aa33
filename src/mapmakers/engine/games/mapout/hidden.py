"""What the others know about a hand, and imagined hands.

A player passes only if no tile can be played in any way (O5.4), so a pass reveals which tiles that
player does not hold. For each tile in a hand, the longest held first, the others know the tiles, as
bits, that it is not. Nothing is known of tiles drawn after the last pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mapmakers.engine.boards.bits import members, one
from mapmakers.engine.core.chance import Chance

Bars = tuple[int, ...]
NOTHING_KNOWN: Final[Bars] = ()


def after_pass(bars: Bars, hand: int, playable: int) -> Bars:
    """After a pass: none of the tiles in the hand is playable."""
    known = [bar | playable for bar in bars]
    return tuple(known + [playable] * (hand - len(known)))


def after_play(bars: Bars, tile: int) -> Bars:
    """This tile has left the hand.

    It may have been any that is not barred from being it. The one of which most was known is taken
    for it: older ones are barred from all that newer ones are, so what remains is true either way.
    """
    for at, bar in enumerate(bars):
        if not bar >> tile & 1:
            return bars[:at] + bars[at + 1 :]
    return bars


def deal_anew(
    unseen: int, hands: Sequence[tuple[int, Bars]], chance: Chance
) -> tuple[list[int], int]:
    """Hands of these sizes and bars, and the pile that is left, each possible deal equally likely.

    Tiles are bits here.
    """
    while True:
        pile = members(unseen)
        dealt = []
        for hand, bars in hands:
            held = _hand(pile, hand, bars, chance)
            if held is None:
                break
            dealt.append(held)
        else:
            return dealt, sum(one(tile) for tile in pile)


def _hand(pile: list[int], hand: int, bars: Bars, chance: Chance) -> int | None:
    """Tiles taken from the pile; None when one comes that it is barred from being."""
    held = 0
    for at in range(hand):
        tile = pile.pop(chance.below(len(pile)))
        if at < len(bars) and bars[at] >> tile & 1:
            return None
        held |= one(tile)
    return held
