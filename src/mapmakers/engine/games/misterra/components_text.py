"""Writing components as a file, complete and without notes: the inverse of components_file."""

from __future__ import annotations

import json
from typing import Any

from mapmakers.engine.games.misterra.cards import OtomaCard, PresumptionCard
from mapmakers.engine.games.misterra.components import Components, standard_text
from mapmakers.engine.games.misterra.components_file import (
    ACTIONS,
    OTOMA_TOTAL,
    PAIR_LETTERS,
    PRESUMPTION_TOTAL,
    STANDARD,
    TABLES,
)
from mapmakers.engine.games.misterra.scoring.families import FAMILIES
from mapmakers.engine.games.misterra.sketches import SKETCHES, TERRAINS
from mapmakers.engine.games.misterra.spaces import names_of

ORIGIN = ("status", "field_status")


def write_components(box: Components) -> str:
    """The file of these components. Sections that are as in the standard file keep its note of
    where they come from; the others are their owner's."""
    standard = json.loads(standard_text())
    same = _sections(STANDARD)
    found = {
        name: {key: standard[name][key] for key in ORIGIN if key in standard[name]} | section
        if section == same[name]
        else section
        for name, section in _sections(box).items()
    }
    return json.dumps(found, separators=(",", ":"))


def _sections(box: Components) -> dict[str, dict[str, Any]]:
    return {
        "setup": {
            "by_players": {
                players: {"jungle_positions": names_of(jungle)}
                for players, jungle in zip(TABLES, box.jungle, strict=True)
            }
        },
        "sketch_cards": {"total": sum(map(sum, box.sketches)), "pairs": _pairs(box)},
        "presumption_cards": {
            "total": PRESUMPTION_TOTAL,
            "cards": [_presumption(card) for card in box.presumptions],
        },
        "patterns": {"items": [_pattern(card) for card in box.presumptions if card.pattern]},
        "first_game_pairs": {
            "pairs": {
                letter: list(pair) for letter, pair in zip(PAIR_LETTERS, box.pairs, strict=True)
            }
        },
        "otoma_cards": {
            "total": OTOMA_TOTAL,
            "cards": [_otoma(card) for card in sorted(box.otoma, key=lambda card: card.number)],
        },
    }


def _pairs(box: Components) -> list[dict[str, Any]]:
    return [
        {
            "pair": [TERRAINS[half] for half in halves],
            "counts": {
                players: counts[kind] for players, counts in zip(TABLES, box.sketches, strict=True)
            },
        }
        for kind, halves in enumerate(SKETCHES)
    ]


def _presumption(card: PresumptionCard) -> dict[str, Any]:
    found: dict[str, Any] = {"id": card.number, "family": card.family}
    if card.terrain is not None:
        found["terrain"] = TERRAINS[card.terrain]
    if card.other is not None:
        found["x_terrain"] = TERRAINS[card.other]
    if "pattern" in FAMILIES[card.family].needs:
        found["pattern"] = _name(card)
    if card.steps:
        found["table"] = [list(step) for step in card.steps]
        if card.beyond:
            found["beyond"] = {"points_each": card.beyond}
    else:
        found["points_each"] = card.each
    return found


def _name(card: PresumptionCard) -> str:
    """The name of the card's pattern."""
    return f"P{card.number}"


def _pattern(card: PresumptionCard) -> dict[str, Any]:
    cells = [
        {"dx": col, "dy": row, "terrain": TERRAINS[terrain]} for row, col, terrain in card.pattern
    ]
    return {"id": _name(card), "cells": cells}


def _otoma(card: OtomaCard) -> dict[str, Any]:
    one, other = (
        {"action": ACTIONS[slot.confirm], "terrain": TERRAINS[slot.terrain]} for slot in card.slots
    )
    first, second = card.space_names
    return {
        "id": card.number,
        "claim": card.claim,
        "slot1": one,
        "slot2": other,
        "space1": first,
        "space2": second,
    }
