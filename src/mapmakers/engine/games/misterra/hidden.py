"""What a seat cannot see: the presumption cards of the others, which are imagined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mapmakers.engine.core.chance import Chance
from mapmakers.engine.games.misterra.components import KEPT
from mapmakers.engine.games.misterra.moves import Keep
from mapmakers.engine.games.misterra.phases import KEEP, OVER
from mapmakers.engine.games.misterra.setup import draw

if TYPE_CHECKING:
    from mapmakers.engine.games.misterra.state import MisterraState


def deal_anew(state: MisterraState, seat: int, chance: Chance) -> None:
    """Give the other seats random cards that this seat has not seen, and random decisions."""
    if state.table.first_game:
        _pairs(state, seat, chance)
    elif state.phase == KEEP:
        _hands(state, seat, chance)
    else:
        _kept(state, seat, chance)


def _pairs(state: MisterraState, seat: int, chance: Chance) -> None:
    if state.phase == OVER:
        return  # all pairs are public
    pairs = [pair for pair in state.table.components.pairs if pair != state.dealt[seat]]
    state.dealt = state.kept = tuple(
        hand if at == seat else pairs.pop(chance.below(len(pairs)))
        for at, hand in enumerate(state.dealt)
    )


def _hands(state: MisterraState, seat: int, chance: Chance) -> None:
    """Before all have chosen: four cards each, and a random choice where one was made."""
    cards = _unseen(state, set(state.dealt[seat]))
    state.dealt = tuple(
        hand if at == seat else draw(cards, len(hand), chance)
        for at, hand in enumerate(state.dealt)
    )
    for at in state.pending:
        if at != seat:
            state.pending[at] = Keep(*draw(list(state.dealt[at]), KEPT, chance))


def _kept(state: MisterraState, seat: int, chance: Chance) -> None:
    """During play: two cards kept and two returned; once the match is over, the kept ones are
    public."""
    over = state.phase == OVER
    seen = set(state.dealt[seat])
    if over:
        seen.update(*state.kept)
    cards = _unseen(state, seen)
    dealt, kept = list(state.dealt), list(state.kept)
    for at in range(state.table.seats):
        if at != seat:
            if not over:
                kept[at] = draw(cards, KEPT, chance)
            dealt[at] = tuple(sorted(kept[at] + draw(cards, len(dealt[at]) - KEPT, chance)))
    state.dealt, state.kept = tuple(dealt), tuple(kept)


def _unseen(state: MisterraState, seen: set[int]) -> list[int]:
    return [card.number for card in state.table.components.presumptions if card.number not in seen]
