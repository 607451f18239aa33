"""A match: a state, its chance, and the record of everything that happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, final

from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import (
    Chance,
    Drawn,
    FairChance,
    NoChance,
    RecordingChance,
    ReplayChance,
    WrongChance,
    as_chance,
)
from mapmakers.engine.core.events import EventLog
from mapmakers.engine.core.game import Game, State, resolve_options
from mapmakers.engine.core.record import Header, Record, format_drawn
from mapmakers.engine.core.refusal import BadOption, Refused
from mapmakers.engine.core.shared_events import Undone

M = TypeVar("M")


@final
class Step(Generic[M]):
    """One event of a match: a decision (`move`) or one taken back (`move` is None). A value.

    Written out: as a dataclass it could not be compiled, being generic.
    """

    __slots__ = ("drawn", "move", "seat")

    def __init__(self, seat: int, move: M | None, drawn: tuple[Drawn, ...] = ()) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.drawn: Final = drawn

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Step)
            and self.seat == other.seat
            and self.move == other.move
            and self.drawn == other.drawn
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.move, self.drawn))

    def __reduce__(self) -> tuple[object, ...]:
        return Step, (self.seat, self.move, self.drawn)

    def __repr__(self) -> str:
        return f"Step({self.seat}, {self.move!r}, {self.drawn})"


@final
class _Open(Generic[M]):
    """A decision that can still be undone, and the state before it."""

    __slots__ = ("before", "move", "seat")

    def __init__(self, seat: int, move: M, before: State[M]) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.before: Final = before


@final
class Match(Generic[M]):
    """Plays a game by its rules and writes everything down.

    Seats count from 0 here, as everywhere in the engine; in records and to people, from 1.
    """

    def __init__(
        self,
        game: Game[M],
        names: Sequence[str],
        chance: AnyChance,
        options: Mapping[str, str] | None = None,
        *,
        commitment: str | None = None,
        seed: bytes | None = None,
        header: Header | None = None,
        like: Match[M] | None = None,
        record_events: bool = False,
    ) -> None:
        """The match at its beginning; or as far on as another one, `like` which it is to be.

        `header` is that of its record, where it was begun before. With `record_events`, `events`
        has the events of the latest step, if the game records any.
        """
        if like is not None:
            self._stand_like(like)
            return
        if len(names) not in game.seats:
            low, high = game.seats[0], game.seats[-1]
            raise BadOption(f"{game.name} has {low} to {high} seats, not {len(names)}")
        settled = resolve_options(game.options, options or {})
        if isinstance(chance, FairChance):
            commitment, seed = chance.commitment, chance.seed
        self.game = game
        self.options: Mapping[str, str] = settled
        self.names = tuple(names)
        self.record = Record(
            Header(
                game.name,
                game.rules,
                game.components,
                tuple(_recorded(game, settled, header)),
                self.names,
                commitment,
            )
        )
        self.seed = seed
        """The seed behind the commitment, if it is known; revealed when the match is over."""
        self._chance: Chance = as_chance(chance)
        self._steps: list[Step[M]] = []
        self._open: list[_Open[M]] = []
        self._record_events = record_events and records_events(game)
        self.events: EventLog | None = None
        """The events of the latest step, or of the set-up; None if they are not recorded."""
        recording = RecordingChance(chance)
        self.state: State[M] = self._started(settled, recording)
        self.first_drawn: tuple[Drawn, ...] = tuple(recording.drawn)
        self._write_drawn(self.first_drawn)
        self._write_end()

    def __reduce__(self) -> tuple[object, ...]:
        begun = (self.game, self.names, ReplayChance(self.first_drawn), self.options)
        opened = [(one.seat, one.move, one.before) for one in self._open]
        since = (
            self.record,
            self.seed,
            self._chance,
            self._steps,
            opened,
            self.state,
            self._record_events,
            self.events,
        )
        return Match, begun, since

    def __setstate__(self, since: tuple[Any, ...]) -> None:
        (
            self.record,
            self.seed,
            self._chance,
            self._steps,
            opened,
            self.state,
            self._record_events,
            self.events,
        ) = since
        self._open = [_Open(seat, move, before) for seat, move, before in opened]

    def _stand_like(self, other: Match[M]) -> None:
        self.game, self.options, self.names = other.game, other.options, other.names
        self.record = other.record.copy()
        self.seed = other.seed
        chance = other._chance
        self._chance = chance.copy() if isinstance(chance, FairChance) else chance
        self._steps = other._steps.copy()
        self._open = [_Open(one.seat, one.move, one.before.copy()) for one in other._open]
        self.state = other.state.copy()
        self.first_drawn = other.first_drawn
        self._record_events, self.events = other._record_events, other.events

    def _started(self, options: Mapping[str, str], chance: AnyChance) -> State[M]:
        if not self._record_events:
            return self.game.start(options, len(self.names), chance)
        self.events = EventLog()
        start: Any = self.game.start  # with a parameter that games without events do not have
        state: State[M] = start(options, len(self.names), chance, events=self.events)
        return state

    @property
    def steps(self) -> tuple[Step[M], ...]:
        """Every decision and every undo, in order."""
        return tuple(self._steps)

    def play(self, seat: int, move: M) -> None:
        """Carry out a decision and record it, or raise Refused and change nothing."""
        before = self.state.copy()
        others_pending = any(other != seat for other in self.state.pending)
        recording = RecordingChance(self._chance)
        if self._record_events:
            self._play_recorded(seat, move, recording)
        else:
            self.state.play(seat, move, recording)
        drawn = tuple(recording.drawn)
        revealed = others_pending and not self.state.pending
        if recording.asked or revealed or self.state.outcome is not None:
            self._open.clear()
        else:
            pending = self.state.pending
            self._open = [one for one in self._open if one.seat == seat or one.seat in pending]
            self._open.append(_Open(seat, move, before))
        self._steps.append(Step(seat, move, drawn))
        self.record.append(f"move {seat + 1} {move}")
        self._write_drawn(drawn)
        self._write_end()

    def _play_recorded(self, seat: int, move: M, chance: RecordingChance) -> None:
        state: Any = self.state
        state.events = events = EventLog()
        try:
            self.state.play(seat, move, chance)
        finally:
            state.events = None
        self.events = events

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's latest decision can still be undone.

        It can until something was drawn, a private decision was revealed to anyone, another seat
        acted on it, or the match ended.
        """
        return any(one.seat == seat for one in self._open)

    def undo(self, seat: int) -> None:
        """Undo the seat's latest decision; private decisions of others stay."""
        at = max((i for i, one in enumerate(self._open) if one.seat == seat), default=None)
        if at is None:
            raise Refused(self.game.undo_clause)
        if self._record_events:
            self.events = EventLog()
            self._record_undo(self._open[at], self.events)
        later = self._open[at + 1 :]
        self.state = self._open[at].before
        del self._open[at:]
        for one in later:
            self._open.append(_Open(one.seat, one.move, self.state.copy()))
            self.state.play(one.seat, one.move, NoChance())
        self._steps.append(Step(seat, None))
        self.record.append(f"undo {seat + 1}")

    def _record_undo(self, undone: _Open[M], events: EventLog) -> None:
        seat, event = undone.seat, Undone(undone.seat, str(undone.move))
        if seat in self.state.pending:
            events.add_private(seat, event, Undone(seat, None))
        else:
            events.add(event)

    def view(self, seat: int | None) -> Any:
        """What the seat, or a spectator, may see now."""
        return self.state.view(seat)

    def at(self, steps: int) -> State[M]:
        """A copy of the state after a number of steps."""
        if not 0 <= steps <= len(self._steps):
            raise IndexError(f"the match has {len(self._steps)} steps")
        return self.replayed(steps).state.copy()

    def replayed(self, steps: int | None = None, *, record_events: bool = False) -> Match[M]:
        """The same match replayed from its recorded chance, up to a step."""
        chance = ReplayChance(self.first_drawn)
        again = Match(
            self.game,
            self.names,
            chance,
            self.options,
            commitment=self.record.header.commitment,
            seed=self.seed,
            header=self.record.header,
            record_events=record_events,
        )
        chance.finish()
        for step in self._steps[:steps]:
            again.take(step)
        return again

    def states(self) -> Iterator[State[M]]:
        """Every state of the match from the first; copy a state to keep it."""
        again = self.replayed(0)
        yield again.state
        for step in self._steps:
            again.take(step)
            yield again.state

    def event_logs(self) -> Iterator[EventLog | None]:
        """The events of the set-up, then of every step; None for a game that records none."""
        again = self.replayed(0, record_events=True)
        yield again.events
        for step in self._steps:
            again.take(step)
            yield again.events

    def take(self, step: Step[M]) -> None:
        """Repeat one recorded step; its outcomes must be what the rules ask for."""
        if step.move is None:
            self.undo(step.seat)
            return
        chance = ReplayChance(step.drawn)
        kept, self._chance = self._chance, chance
        try:
            self.play(step.seat, step.move)
        finally:
            self._chance = kept
        chance.finish()

    def apply_step(self, step: Step[M]) -> None:
        """Repeat a step made by another copy of the match; chance continues after it."""
        self.take(step)
        if isinstance(self._chance, FairChance):
            for answer, bound in step.drawn:
                if self._chance.below(bound) != answer:
                    raise WrongChance("the seed did not make this step's chance")

    def continue_with(self, chance: AnyChance) -> None:
        """Continue with this chance after a replay; a fair one is advanced to its position."""
        if isinstance(chance, FairChance):
            if chance.commitment != self.record.header.commitment:
                raise ValueError("this is not the seed that was committed to")
            for answer, bound in self.drawn():
                if chance.below(bound) != answer:
                    raise ValueError("the seed did not make this match's chance")
            self.seed = chance.seed
        self._chance = as_chance(chance)

    def copy(self) -> Match[M]:
        """An independent copy of the match."""
        return Match(self.game, self.names, self._chance, like=self)

    def drawn(self) -> Iterator[Drawn]:
        """All outcomes of chance so far, in order."""
        yield from self.first_drawn
        for step in self._steps:
            yield from step.drawn

    def _write_drawn(self, drawn: Sequence[Drawn]) -> None:
        for start in range(0, len(drawn), 100):
            self.record.append(format_drawn(drawn[start : start + 100]))

    def _write_end(self) -> None:
        outcome = self.state.outcome
        if outcome is None:
            return
        for seat, scores in enumerate(outcome.scores, 1):
            parts = " ".join(f"{category}={points}" for category, points in scores.items())
            self.record.append(f"score {seat} {outcome.totals[seat - 1]} {parts}")
        winners = " ".join(str(seat + 1) for seat in outcome.winners)
        self.record.append(f"winners {outcome.decided_by} {winners}")
        if outcome.rating is not None:
            self.record.append(" ".join(("rating", str(outcome.rating), *outcome.titles)))
        if self.seed is not None:
            self.record.append(f"seed {self.seed.hex()}")
        self.record.append("end")


def records_events(game: Game[M]) -> bool:
    """Whether the game records events; games of other packages need not."""
    return getattr(game, "records_events", False) is True


def _recorded(
    game: Game[M], settled: Mapping[str, str], header: Header | None
) -> Iterator[tuple[str, str]]:
    """The options for the record: all of them, except options added to the game after the record
    began."""
    begun_with = settled if header is None else dict(header.options)
    for option in game.options:
        if option.name in begun_with or not option.added_later:
            yield option.name, settled[option.name]
