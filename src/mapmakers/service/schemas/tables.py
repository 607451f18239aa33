"""Tables and their seats."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from mapmakers.service.store.tables import (
    ABANDONED,
    ASK,
    BOT,
    FINISHED,
    GATHERING,
    OPEN,
    PERSON,
    PLAYING,
    TAKE_OVER,
)

if TYPE_CHECKING:
    Absence = str
    SeatKind = str
    Status = str
else:
    Absence = Literal[TAKE_OVER, ASK]
    SeatKind = Literal[PERSON, BOT, OPEN]
    Status = Literal[GATHERING, PLAYING, FINISHED, ABANDONED]


@dataclass(frozen=True, slots=True)
class Seat:
    number: int
    kind: SeatKind
    name: str
    bot: str | None
    mine: bool
    """Held by the guest who asks."""
    here: bool
    """Another person on the device of the seat's guest."""
    online: bool
    minded_by_bot: bool
    """Whether a bot decides for the person, who is away."""
    note: str | None


@dataclass(frozen=True, slots=True)
class Overdue:
    """A seat about whose absent owner the others are asked."""

    seat: int
    since: str
    """Since when the match has waited for them."""


@dataclass(frozen=True, slots=True)
class Table:
    id: str
    game: str
    rules: int
    """The version of the rule set of its match."""
    options: Mapping[str, str]
    status: Status
    host: bool
    """Whether the guest who asks opened the table."""
    host_seat: int | None
    """The seat of the guest who opened the table, if they have one."""
    seats: Sequence[Seat]
    commitment: str | None
    seed: str | None
    """The secret behind the commitment; revealed when the match is over."""
    number: int
    public: bool
    leaver_seconds: int | None
    absence: Absence
    """What happens after `leaver_seconds`: a bot takes over, or the others are asked."""
    overdue: Sequence[Overdue]
    """The people without whom the match does not continue, and who are away for too long."""
    rematch: str | None
    created_at: str
    imported: bool
    components: str | None
    """The fingerprint of the host's own components, if the match is played with them."""


@dataclass(frozen=True, slots=True)
class Addresses:
    """Where others in the network reach the server; empty if they do not."""

    addresses: Sequence[str]
    """Origins such as http://192.168.1.7:8000."""


@dataclass(frozen=True, slots=True)
class Winners:
    winners: Sequence[int]
    scores: Sequence[int]
    """The totals of the first eight seats."""
    rating: int | None
    """Solo: the value that determines the title."""
    titles: Sequence[str]
    """Solo: codes of the title, if the game has any."""


@dataclass(frozen=True, slots=True)
class SeatCounts:
    all: int
    people: int
    bots: int
    open: int


@dataclass(frozen=True, slots=True)
class TableSummary:
    """An entry in a list of tables."""

    id: str
    game: str
    status: Status
    seats: Sequence[Seat]
    """The first eight; `seat_counts` counts them all."""
    seat_counts: SeatCounts
    my_seats: Sequence[int]
    my_turn: bool
    waiting: Sequence[int]
    """The seats that have a decision to make."""
    since: str | None
    updated_at: str
    result: Winners | None
