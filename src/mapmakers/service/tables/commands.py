"""Decisions that become durable together: carried out in memory, and the rows that keep them."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from mapmakers.service.clock import Moment
from mapmakers.service.errors import ApiError
from mapmakers.service.store.rows import LineRow
from mapmakers.service.store.tables import FINISHED, PERSON, PLAYING, StoredTable
from mapmakers.service.tables.live_match import LiveMatch, Mark

MOST_STEPS_TO_UNDO = 5_000
"""In a match with so many steps nothing is taken back any more. The longest, with a hundred seats
and no undo, have half as many; and one that grew for ever could not be brought in again."""
OUTDATED = "outdated"
"""Why a bot's decision is refused that was thought out for an earlier position."""


@dataclass(slots=True)
class Command:
    """A decision of a seat; `move` is None where its latest is taken back."""

    seat: int
    move: str | None
    key: str | None
    """The client's id for it; None for a bot."""
    on_done: Callable[[int | ApiError], None]
    """Is called with the step it led to, or with why not."""
    since: int | None = None
    """For a bot: how many steps there were when it was asked."""


class Batch:
    """Decisions that are written together, or that another process has written."""

    __slots__ = ("answers", "before", "first", "private", "rows", "seats", "steps", "table")

    def __init__(self, first: int, private: bool = True) -> None:
        self.first = first
        """How many steps there were before."""
        self.private = private
        """Whether nothing has changed for those who did not decide."""
        self.steps = 0
        self.seats: set[int] = set()
        self.rows: list[LineRow] = []
        self.answers: list[tuple[Command, int | ApiError]] = []
        """What each command comes to, once the batch is durable."""
        self.before: Mark | None = None
        """The match before, where it may turn out that another process was faster."""
        self.table: StoredTable | None = None
        """The table as it will stand once the batch is durable; nobody is shown it before."""

    def decide(
        self, command: Command, stored: StoredTable, played: LiveMatch | None, now: Moment
    ) -> int:
        """Carry one decision out in memory; the step it led to."""
        if played is None or stored.status not in (PLAYING, FINISHED):
            raise ApiError(409, "not-playing", "No match is being played at this table.")
        key = None if command.key is None else f"{command.seat}:{command.key}"
        if key is not None and key in played.commands:
            return played.commands[key]
        if command.since is not None and played.log.overtook(command.seat, command.since):
            raise ApiError(409, OUTDATED, "The position is another one by now.")
        if command.move is None and played.steps >= MOST_STEPS_TO_UNDO:
            raise ApiError(429, "too-many-undos", "Too much was taken back in this match.")
        move = played.carry_out(command.seat, command.move)
        minded = command.key is None and stored.seats[command.seat].kind == PERSON
        if not played.log.add(played.match.state, command.seat, move, now, minded=minded):
            self.private = False
        self.steps += 1
        self.seats.add(command.seat)
        texts = played.match.record.since(played.lines)
        at: Moment | None = now
        by = key
        for number, text in enumerate(texts, played.lines + 1):
            self.rows.append(LineRow(stored.id, number, text, at, by))
            at = by = None  # only the first line of a decision says that
        played.lines += len(texts)
        if key is not None:
            played.commands[key] = played.steps
        return played.steps

    def table_after(self, stored: StoredTable, played: LiveMatch, now: Moment) -> StoredTable:
        """What the table says after these decisions; what it says now stays as it is."""
        state = played.match.state
        outcome = state.outcome
        return replace(
            stored,
            status=stored.status if outcome is None else FINISHED,
            waiting=list(state.waiting),
            winners=stored.winners if outcome is None else list(outcome.winners),
            since=stored.since if self.private else now,
            updated_at=now,
        )
