"""Values as JSON; larger texts are assembled from these."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any, Final

NULL: Final = "null"


def to_json(value: Any) -> str:
    """Plain values and dataclasses as JSON."""
    return json.dumps(value, default=fields_of, separators=(",", ":"))


def fields_of(value: Any) -> dict[str, Any]:
    """The fields of a dataclass by name; TypeError where it is none."""
    return {field.name: getattr(value, field.name) for field in fields(value)}


def yes_or_no(value: bool) -> str:
    return "true" if value else "false"


def listed(texts: Iterable[str]) -> str:
    """A list of JSON texts."""
    return f"[{','.join(texts)}]"


def numbers(values: Sequence[int]) -> str:
    """A list of numbers."""
    return listed([str(value) for value in values])


def names(texts: Sequence[str]) -> str:
    """A list of texts that need no escaping: names of spaces, and moves."""
    return '["' + '","'.join(texts) + '"]' if texts else "[]"
