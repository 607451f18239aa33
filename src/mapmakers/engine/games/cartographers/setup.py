"""Setting up a match: the options, and the scoring cards under the edicts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, final

from mapmakers.engine.core.chance import Chance, shuffled
from mapmakers.engine.core.game import Option, resolve_options
from mapmakers.engine.core.refusal import BadOption
from mapmakers.engine.games.cartographers.components import (
    EDICTS,
    LANDS,
    PRINTED_SCORING,
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
card of it) or `?` (a random card of a remaining stack). With `edict_order` random, the cards are
then shuffled among the edicts."""


Cards = tuple[int, ...]
_BY_STACK: dict[str, Cards] = {
    stack: tuple([at for at, card in enumerate(SCORING[:PRINTED_SCORING]) if card.stack == stack])
    for stack in STACKS
}


@final
@dataclass(frozen=True, slots=True)
class SetupPlan:
    """The parsed options."""

    side: str
    entries: tuple[Cards | None, ...]
    """By entry of `scoring`: the possible cards; None for any stack."""
    left: tuple[Cards, ...]
    """The stacks that no entry names."""
    any_order: bool


def setup_plan(options: Mapping[str, str]) -> SetupPlan:
    """Parse the options; raises BadOption."""
    if not options:
        return _USUAL
    settled = resolve_options(OPTIONS, options)
    entries, left = _scoring(settled["scoring"])
    return SetupPlan(settled["side"], entries, left, settled["edict_order"] == "random")


def deal_scoring(plan: SetupPlan, chance: Chance) -> Cards:
    """The cards under edicts A to D, by index in SCORING: one of each stack (C2.1, C2.2)."""
    unused = shuffled(plan.left, chance)
    used = 0
    dealt: list[int] = []
    for entry in plan.entries:
        if entry is None:
            entry = unused[used]
            used += 1
        dealt.append(entry[chance.below(len(entry))])
    return shuffled(dealt, chance) if plan.any_order else tuple(dealt)


@lru_cache(maxsize=256)
def _scoring(text: str) -> tuple[tuple[Cards | None, ...], tuple[Cards, ...]]:
    """The entries of the option, and the remaining stacks."""
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


def _usual() -> SetupPlan:
    entries, left = _scoring(OPTIONS[1].default)
    return SetupPlan(OPTIONS[0].default, entries, left, any_order=False)


_USUAL: Final = _usual()
