"""Support for pickling and copying values."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


def rebuilt(value: Any) -> tuple[object, ...]:
    """`__reduce__` of a frozen dataclass: compiled, it has to be constructed again, because its
    fields cannot be set afterwards."""
    return type(value), tuple([getattr(value, field.name) for field in fields(value)])
