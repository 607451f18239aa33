"""Values that are sent to other processes, or copied whole."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


def rebuilt(value: Any) -> tuple[object, ...]:
    """What a frozen dataclass answers to `__reduce__`: compiled, it has to be built anew, since its
    fields cannot be set afterwards."""
    return type(value), tuple([getattr(value, field.name) for field in fields(value)])
