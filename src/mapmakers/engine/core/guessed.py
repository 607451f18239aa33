"""What of a box is not known from print: components files say where each section comes from.

`status` of a section is `source` (printed), `inferred` (follows from what is printed) or `chosen`
(ours); `field_status` says it of single fields. A section without a status is its owner's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mapmakers.engine.core.checked_json import Checked
from mapmakers.engine.core.game import Game

PRINTED = "source"


def guessed(game: Game[Any]) -> tuple[str, ...]:
    """The sections of a game's components that are not from print; none if it does not say."""
    found: tuple[str, ...] = getattr(game, "guessed", ())
    return found


def is_guessed(section: Checked, field: str = "") -> bool:
    """Whether the contents of a section, or of one of its fields, are not known from print."""
    whole = section.get("status")
    if not field:
        return whole is not None and whole.text() != PRINTED
    fields = section.get("field_status")
    own = fields.get(field) if fields is not None else None
    return own is not None and own.text() != PRINTED


def guessed_sections(given: Checked, standard: Checked, sections: Sequence[str]) -> tuple[str, ...]:
    """Those of the sections, of a file or else of the standard one, that are not from print."""
    return tuple(name for name in sections if is_guessed(given.get(name) or standard.key(name)))
