"""Setting a match up: the options of a table and the scoring cards under the edicts."""

from __future__ import annotations

from collections.abc import Mapping

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
    entries = _entries(options["scoring"])
    open_stacks = shuffled([s for s in STACKS if s not in map(_stack_of, entries)], chance)
    unused = iter(open_stacks)
    cards = [_deal(next(unused) if entry == ANY else entry, chance) for entry in entries]
    if options["edict_order"] == "random":
        return shuffled(cards, chance)
    return tuple(cards)


def _entries(text: str) -> list[str]:
    """The four entries, checked: known names, no stack twice."""
    entries = [_known(entry.strip()) for entry in text.split(",")]
    if len(entries) != len(EDICTS):
        raise BadOption(f"scoring has four entries, for edicts A to D, not {len(entries)}")
    stacks = [_stack_of(entry) for entry in entries if entry != ANY]
    for stack in stacks:
        if stacks.count(stack) > 1:
            raise BadOption(f"scoring takes one card of each stack; {stack} is there twice")
    return entries


def _known(entry: str) -> str:
    if entry == ANY or entry in STACKS:
        return entry
    try:
        return scoring_card(entry).name
    except KeyError:
        names = ", ".join(card.name for card in SCORING)
        raise BadOption(f"no scoring card {entry!r}; there are: {names}") from None


def _stack_of(entry: str) -> str:
    return entry if entry == ANY or entry in STACKS else scoring_card(entry).stack


def _deal(entry: str, chance: Chance) -> int:
    """A random card of the stack, or the card itself."""
    if entry in STACKS:
        of_stack = [at for at, card in enumerate(SCORING) if card.stack == entry]
        return of_stack[chance.below(len(of_stack))]
    return SCORING.index(scoring_card(entry))
