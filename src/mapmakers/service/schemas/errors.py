"""What is sent when the answer is no."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """A clause of the rules that a move breaks, and the spaces where it does."""

    clause: str
    cells: Sequence[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class ErrorDetail:
    code: str
    """What programs go by."""
    detail: str
    """For people who read answers by eye."""


@dataclass(frozen=True, slots=True)
class RefusalDetail:
    """The rules say no, and which clauses say it."""

    code: str
    detail: str
    faults: Sequence[Fault]


@dataclass(frozen=True, slots=True)
class Error:
    error: RefusalDetail | ErrorDetail
