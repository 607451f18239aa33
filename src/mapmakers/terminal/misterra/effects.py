"""The effects of a decision in Maps of Misterra as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mapmakers.engine.games.misterra.effects import OTOMA
from mapmakers.engine.games.misterra.effects_view import Effects, SpaceChange
from mapmakers.terminal.layout import signed

_CHANGES = {
    "new": "hazy",
    "confirmed": "is confirmed",
    "nothing": "no change, the tile there is confirmed",
    "supply_empty": "has no tile left",
}


def in_words(effects: Effects, names: Sequence[str]) -> list[str]:
    """The changes of the island, of the player's score and of the claims."""
    return [
        *(_space(change) for change in effects.spaces),
        *_scores(effects),
        *_claims(effects, names),
    ]


def _space(change: SpaceChange) -> str:
    how = _CHANGES.get(change.change) or f"hazy, replaces {change.replaced}"
    return f"{change.terrain} on {change.space}: {how}"


def _scores(effects: Effects) -> Iterator[str]:
    for what, (before, after) in (
        ("fidelity", effects.fidelity),
        ("lines", effects.lines),
        ("empty spaces", effects.empty),
    ):
        if before != after:
            yield f"{what}: {signed(after - before)}, from {before} to {after}"
    for card in effects.presumptions:
        ahead = f"; {card.count} of {card.needed} for +{card.gain}" if card.needed else ""
        if card.before != card.after:
            change = f"{signed(card.after - card.before)}, from {card.before} to {card.after}"
            yield f"card {card.card}: {change}{ahead}"


def _claims(effects: Effects, names: Sequence[str]) -> Iterator[str]:
    for at, (before, after) in enumerate(effects.claims):
        if before != after:
            owner = names[at] if at < len(names) else "Otoma"
            yield f"claims of {owner}: {signed(after - before)}, from {before} to {after}"
    for claim in effects.endangered:
        owner = "Otoma" if claim.owner == OTOMA else names[claim.owner]
        how = "would be disputed" if claim.certain else "could become disputed"
        yield f"the claim of {owner} on {claim.space} {how}"
