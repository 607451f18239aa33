"""The solo title: four words from four tables, joined in the order of a language (M16)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mapmakers.engine.games.misterra.components import standard_text
from mapmakers.engine.games.misterra.vocabulary import TitlePart

_DATA: Any = json.loads(standard_text())["solo_titles"]
LANGUAGES = tuple(_DATA["word_order"])
_TABLES: dict[str, list[dict[str, Any]]] = {
    name.removesuffix("_minus_otoma"): table for name, table in _DATA["tables"].items()
}
KINDS = tuple(_TABLES)
"""total, presumptions, fidelity and claims: the order of the codes in an outcome."""


def _code(row: Mapping[str, Any]) -> str:
    return str(row["en"]).lower().replace("-", "_")


@dataclass(frozen=True, slots=True)
class TitleWord:
    """A word of a solo title, and what earned it (M16.3)."""

    part: TitlePart
    word: str
    points: int
    next: str | None
    """The word of the row above; None if this is the highest."""
    lacking: int
    """The points that the row above would have taken; zero if there is none."""


def _read(kind: str, points: int) -> str:
    """The code of the table's row for these points."""
    found = _TABLES[kind][0]
    for row in _TABLES[kind]:
        if row["min"] is not None and points >= row["min"]:
            found = row
    return _code(found)


def title_words(sheet: Mapping[str, int], total: int) -> tuple[TitleWord, ...]:
    """The four words, in the order of KINDS, each with its points and the row above."""
    words = []
    for kind, points in _points(sheet, total).items():
        above = [row for row in _TABLES[kind] if row["min"] is not None and row["min"] > points]
        words.append(
            TitleWord(
                kind,
                _read(kind, points),
                points,
                _code(above[0]) if above else None,
                above[0]["min"] - points if above else 0,
            )
        )
    return tuple(words)


def titles_of(sheet: Mapping[str, int], total: int) -> tuple[str, ...]:
    """The codes of the four words, in the order of KINDS."""
    return tuple(_read(kind, points) for kind, points in _points(sheet, total).items())


def _points(sheet: Mapping[str, int], total: int) -> dict[str, int]:
    """The points that each table is read with, in the order of KINDS (M16.3)."""
    return {
        "total": total,
        "presumptions": sheet["presumption1"] + sheet["presumption2"],
        "fidelity": sheet["fidelity"],
        "claims": sheet["claims"] + sheet["otoma"],
    }


def joined_title(codes: Sequence[str], language: str) -> str:
    """The whole title in a language.

    >>> joined_title(("illustrious", "expert", "surveyor", "intrepid"), "fr")
    'Illustre expert·e géomètre intrépide'
    """
    words = {
        kind: next(str(row[language]) for row in _TABLES[kind] if _code(row) == code)
        for kind, code in zip(KINDS, codes, strict=True)
    }
    return " ".join(words[kind] for kind in _DATA["word_order"][language]).capitalize()
