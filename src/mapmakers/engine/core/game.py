"""The interface of every game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar

from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.refusal import BadOption

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)

LONGEST_VALUE = 400
"""The longest value of an option, which has to fit into a line of a record."""


class Moves(Protocol[M_co]):
    """The legal moves of one seat, computed lazily; each is listed once."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> M_co: ...
    def __iter__(self) -> Iterator[M_co]: ...
    def __contains__(self, move: object, /) -> bool: ...
    def sample(self, chance: AnyChance, /) -> M_co:
        """A random move, each equally likely."""
        ...


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a match. `values` is empty if any text is allowed."""

    name: str
    default: str
    values: tuple[str, ...] = ()
    added_later: bool = False
    """Older records do not contain this option: they were played with the default."""


def resolve_options(options: Sequence[Option], given: Mapping[str, str]) -> dict[str, str]:
    """All options of a match with defaults filled in, in the order of their declaration."""
    known = {option.name for option in options}
    for name in given:
        if name not in known:
            raise BadOption(f"no option {name!r}; there are: {', '.join(sorted(known))}")
    settled = {}
    for option in options:
        value = given.get(option.name, option.default)
        if option.values and value not in option.values:
            raise BadOption(f"{option.name} is one of {', '.join(option.values)}, not {value!r}")
        if not value.isprintable() or len(value) > LONGEST_VALUE:
            raise BadOption(f"{option.name} has at most {LONGEST_VALUE} printable characters")
        settled[option.name] = value
    return settled


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a match, as codes; the words are up to whoever shows it."""

    scores: tuple[Mapping[str, int], ...]
    """By seat: category to points, in the order of the score sheet; they add up to the total."""
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: str
    """What decided: "points", the code of a tie-break, or "shared"."""
    rating: int | None = None
    """Solo: the value that determines the title."""
    titles: tuple[str, ...] = ()
    """Solo: codes of the title, or none."""


class State(Protocol[M]):
    """A position. It contains only what somebody at the table has seen or decided."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have a decision to make now, in ascending order."""
        ...

    @property
    def pending(self) -> Mapping[int, M]:
        """Decisions that stay private until the last of them has been made."""
        ...

    @property
    def outcome(self) -> Outcome | None: ...

    def legal(self, seat: int) -> Moves[M]: ...

    def play(self, seat: int, move: M, chance: AnyChance) -> None:
        """Carry out the decision, or raise Refused and change nothing."""
        ...

    def effects(self, seat: int, move: M) -> Any:
        """What a legal move would change: a plain dataclass of the game."""
        ...

    def copy(self) -> Self: ...

    def imagine(self, seat: int, chance: AnyChance) -> Self:
        """A copy in which everything the seat cannot see is dealt again."""
        ...

    def view(self, seat: int | None) -> Any:
        """What a seat, or a spectator, may see: a plain dataclass."""
        ...


def ends_turn(state: State[M], seat: int, move: M) -> bool:
    """Whether the seat's turn is over after a legal move. States of games that know it have a
    method of this name; of other games nobody knows."""
    own: Any = getattr(state, "ends_turn", None)
    return own is not None and own(seat, move) is True


class Game(Protocol[M]):
    """A game with its rule set and its components.

    A game that records events (`engine/core/events.py`) says so with `records_events = True`. Then
    `start` takes a keyword `events`, an EventLog or None, and its states have an attribute `events`
    of the same type, which `copy` does not copy.

    A game whose components are not all known from print lists the sections that are not as
    `guessed` (`engine/core/guessed.py`). A game that owners can bring their own components to gives
    the ones in use as a file, `components_text`, which `with_components` reads.
    """

    @property
    def name(self) -> str: ...
    @property
    def rules(self) -> int:
        """The version of the rule set; a match keeps the version it began with."""
        ...

    @property
    def components(self) -> str:
        """The SHA-256, in hexadecimal, of the cards, tiles and maps in use."""
        ...

    @property
    def seats(self) -> range: ...
    @property
    def options(self) -> tuple[Option, ...]: ...
    @property
    def undo_clause(self) -> str:
        """The clause that says when a decision can be undone."""
        ...

    @property
    def move_count(self) -> int | None:
        """Numbers of moves are below this; None if the board is unbounded."""
        ...

    def with_components(self, text: str) -> Game[M]:
        """The same game with the components of a file; raises BadComponents."""
        ...

    def start(self, options: Mapping[str, str], seats: int, chance: AnyChance) -> State[M]: ...
    def parse_move(self, text: str) -> M:
        """Parse a move; raises NotationError. `str(move)` is the inverse."""
        ...

    def number_of(self, move: M) -> int: ...
    def move_of(self, number: int) -> M: ...
