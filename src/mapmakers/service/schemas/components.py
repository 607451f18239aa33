"""Components of games: the ones in use, and those of their owners."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Components:
    """The components of a game as a file: the one that `--components` reads."""

    game: str
    fingerprint: str
    """The SHA-256 of the contents, by which records name them."""
    file: str
    """JSON, without notes."""
    guessed: Sequence[str]
    """The sections whose contents are not known from print."""


@dataclass(frozen=True, slots=True)
class ComponentsProblem:
    """Something wrong in a components file."""

    place: str
    """The path of the value, such as otoma_cards.cards[3].space1; empty for the whole file."""
    code: str
    values: Sequence[str]
    """What belongs to the code, such as the number that was expected and the one found."""
    detail: str
    """The same in English."""


@dataclass(frozen=True, slots=True)
class CheckedComponents:
    """The result of a check: the components, or what is wrong."""

    components: Components | None
    problems: Sequence[ComponentsProblem]


@dataclass(frozen=True, slots=True)
class Box:
    """A set of components that a guest has brought in."""

    game: str
    fingerprint: str
    name: str
    saved_at: str
