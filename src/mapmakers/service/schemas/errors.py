"""Error responses."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """A clause of the rules that a move breaks, and the offending spaces."""

    clause: str
    cells: Sequence[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class ErrorDetail:
    code: str
    """For programs."""
    detail: str
    """For people."""


@dataclass(frozen=True, slots=True)
class RefusalDetail:
    """The rules refuse a move, with the broken clauses."""

    code: str
    detail: str
    faults: Sequence[Fault]


@dataclass(frozen=True, slots=True)
class Error:
    error: RefusalDetail | ErrorDetail
