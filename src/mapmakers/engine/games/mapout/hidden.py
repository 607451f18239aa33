"""What the others can tell about a hand, and hands dealt anew by it.

Only who can play nothing in any way passes (O5.4). So a pass tells everybody which tiles that
player does not hold. Of each tile in a hand, from the one held longest, the others know its bars:
the tiles, as bits, that it is not.
"""

from __future__ import annotations

from collections.abc import Sequence

from mapmakers.engine.core.chance import Chance

Bars = tuple[int, ...]


def after_pass(bars: Bars, playable: int) -> Bars:
    """Nothing in the hand is one of the playable tiles."""
    return tuple([bar | playable for bar in bars])


def after_play(bars: Bars, tile: int) -> Bars:
    """This tile has left the hand.

    It may have been any that is not barred from being it. The one of which most was known is taken
    for it: older ones are barred from all that newer ones are, so what remains is true either way.
    """
    left = 0
    while bars[left] >> tile & 1:
        left += 1
    return bars[:left] + bars[left + 1 :]


def after_draw(bars: Bars) -> Bars:
    """A tile has come of which nothing is known."""
    return (*bars, 0)


def deal_anew(
    unseen: Sequence[int], bars: Sequence[Bars], chance: Chance
) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Hands of these sizes and the pile that is left, each possible deal equally likely."""
    while True:
        pile = list(unseen)
        hands = []
        for hand_bars in bars:
            hand = _hand(pile, hand_bars, chance)
            if hand is None:
                break
            hands.append(hand)
        else:
            return hands, tuple(pile)


def _hand(pile: list[int], bars: Bars, chance: Chance) -> tuple[int, ...] | None:
    """Tiles taken from the pile; None when one comes that it is barred from being."""
    hand = []
    for bar in bars:
        tile = pile.pop(chance.below(len(pile)))
        if bar >> tile & 1:
            return None
        hand.append(tile)
    return tuple(sorted(hand))
