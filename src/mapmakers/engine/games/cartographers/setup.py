"""Setting a match up: the options of a table and the scoring cards under the edicts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from mapmakers.engine.core.chance import Chance, shuffled
from mapmakers.engine.core.game import Option
from mapmakers.engine.core.refusal import BadOption
from mapmakers.engine.games.cartographers.components import (
    EDICTS,
    LANDS,
    SCORING,
    STACKS,
    scoring_card,
)

ANY = "?"
OPTIONS = (
    Option("side", "A", tuple(LANDS)),
    Option("scoring", ", ".join([ANY] * len(EDICTS))),
    Option("edict_order", "listed", ("listed", "random")),
)
"""`scoring` has four entries, for edicts A to D: the name of a card, the name of a stack (a random
card of it) or `?` (a random card of a stack that is left). With `edict_order` random, the cards so
found are then shuffled over the edicts."""


def deal_scoring(options: Mapping[str, str], chance: Chance) -> tuple[int, ...]:
    """The cards under edicts A to D, by their place in SCORING: one of each stack (C2.1, C2.2)."""
    entries, left = _plan(options["scoring"])
    unused = iter(shuffled(left, chance))
    choices = [entry or next(unused) for entry in entries]
    below = chance.below
    cards = tuple([choice[below(len(choice))] for choice in choices])
    return shuffled(cards, chance) if options["edict_order"] == "random" else cards


Cards = tuple[int, ...]
_BY_STACK: dict[str, Cards] = {
    stack: tuple(at for at, card in enumerate(SCORING) if card.stack == stack) for stack in STACKS
}


@lru_cache(maxsize=256)
def _plan(text: str) -> tuple[tuple[Cards | None, ...], tuple[Cards, ...]]:
    """By entry, the cards one of which is dealt there, or None for any stack; the stacks left."""
    entries = [entry.strip() for entry in text.split(",")]
    if len(entries) != len(EDICTS):
        raise BadOption(f"scoring has four entries, for edicts A to D, not {len(entries)}")
    named = {entry: _cards(entry) for entry in entries if entry != ANY}
    stacks = [SCORING[named[entry][0]].stack for entry in entries if entry in named]
    for stack in stacks:
        if stacks.count(stack) > 1:
            raise BadOption(f"scoring takes one card of each stack; {stack} is there twice")
    left = tuple(cards for stack, cards in _BY_STACK.items() if stack not in stacks)
    return tuple(named.get(entry) for entry in entries), left


def _cards(entry: str) -> Cards:
    """The cards of a stack, or the one card of this name."""
    if entry in _BY_STACK:
        return _BY_STACK[entry]
    try:
        return (SCORING.index(scoring_card(entry)),)
    except KeyError:
        names = ", ".join(card.name for card in SCORING)
        raise BadOption(f"no scoring card {entry!r}; there are: {names}") from None
