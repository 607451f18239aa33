"""What the events of every game must keep, checked over random matches.

A game's own test_events.py calls these with its tables and with a reader: a small function that
knows what each event means and nothing of the rules. Given what a seat saw before a step and the
events that it was shown, the reader says what the seat sees after the step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from hypothesis import settings

from mapmakers.engine.core import EventLog, FastChance, Refused, State
from tests.engine.contract import Table, dump, walk, wire
from tests.examples import tries

MATCHES = 1_000
"""Of each game, for each of its properties, when tests are thorough."""

Shown = dict[str, Any]
"""A view or an event as JSON has it."""
Reader = Callable[[Shown, Sequence[Shown], int | None], Shown]
"""The view before a step, its events, and whose eyes they are for: the view after the step."""
PointsOf = Callable[[Shown], Mapping[tuple[int, str], int]]
"""The points that an event gives, by seat and category of the score sheet."""


def matches(every_day: int, tables: int) -> settings:
    """How many random matches are played at each of so many tables."""
    return tries(every_day, thorough=-(-MATCHES // tables))


def as_shown(thing: Any) -> Shown:
    shown: Shown = msgspec.json.decode(msgspec.json.encode(thing))
    return shown


def recorded(state: State[Any], seat: int, move: Any, chance: FastChance) -> EventLog:
    """The events of a decision, which is carried out."""
    recording: Any = state
    recording.events = events = EventLog()
    state.play(seat, move, chance)
    recording.events = None
    return events


def recorded_walk(
    table: Table, seed: int
) -> Iterator[tuple[State[Any] | None, State[Any], EventLog]]:
    """A random match: the state before each step (None before the set-up), after it, its events.

    It is the match that `walk` plays with the same seed.
    """
    chance = FastChance(seed)
    events = EventLog()
    start: Any = table.game.start
    state = start(table.options, table.seats, FastChance(seed), events=events)
    state.events = None
    yield None, state, events
    while state.waiting:
        seat = state.waiting[chance.below(len(state.waiting))]
        move = state.legal(seat).sample(chance)
        before = state.copy()
        events = recorded(state, seat, move, chance)
        yield before, state, events


def observers(table: Table) -> list[int | None]:
    """A spectator and the seats; of a crowd, the first and the last ones."""
    seats = range(table.seats)
    return [None, *(seats if table.seats <= 6 else [0, 1, table.seats - 1])]


def check_events_explain_every_difference(table: Table, seed: int, read: Reader) -> None:
    """The reader's view after each step is the engine's, for every seat and a spectator."""
    for before, after, events in recorded_walk(table, seed):
        if before is None:
            continue
        for observer in observers(table):
            shown = [as_shown(event) for event in events.seen_by(observer)]
            read_view = read(as_shown(before.view(observer)), shown, observer)
            expected = as_shown(after.view(observer))
            differing = {name for name in expected if read_view.get(name) != expected[name]}
            assert read_view == expected, (
                f"seed {seed}, seat {observer}: {sorted(differing)} not explained by {shown}"
            )


def check_recording_changes_nothing(table: Table, seed: int) -> None:
    """With and without events a match goes the same way, and copies record nothing."""
    plain = walk(table, seed)
    for before, after, _ in recorded_walk(table, seed):
        copied: Any = before
        assert before is None or copied.events is None
        step = next(plain, None)
        if step is not None:
            assert dump(step[0]) == dump(after)
    assert next(plain, None) is None


def check_events_are_discreet(table: Table, seed: int, every: int = 1) -> None:
    """Whoever cannot tell two positions apart, before and after a step, sees the same events."""
    compared = 0
    for at, (state, seat, move) in enumerate(walk(table, seed)):
        if at % every:
            continue
        for observer in observers(table):
            one = state.copy()
            other = state.imagine(seat if observer is None else observer, FastChance(seed + at))
            first = recorded(one, seat, move, FastChance(at))
            try:
                second = recorded(other, seat, move, FastChance(at))
            except Refused:
                continue  # the other position does not allow this move
            if wire(one.view(observer)) == wire(other.view(observer)):
                assert [as_shown(event) for event in first.seen_by(observer)] == [
                    as_shown(event) for event in second.seen_by(observer)
                ], f"seed {seed}, seat {observer}, {move}"
                compared += 1
    assert compared


def check_points_add_up(table: Table, seed: int, points_of: PointsOf) -> None:
    """The points in the events fill the score sheets, and the last event states the totals."""
    points: Counter[tuple[int, str]] = Counter()
    final: State[Any] | None = None
    last: Shown = {}
    for _, after, events in recorded_walk(table, seed):
        for event in events:
            last = as_shown(event)
            points.update(points_of(last))
        final = after
    assert final is not None
    outcome = final.outcome
    assert outcome is not None
    sheets = {
        (seat, category): scored
        for seat, sheet in enumerate(outcome.scores)
        for category, scored in sheet.items()
    }
    assert points.keys() <= sheets.keys()
    assert {box: points[box] for box in sheets} == sheets, f"seed {seed}"
    totals = outcome.totals
    assert [sum(sheet.values()) for sheet in outcome.scores] == list(totals)
    assert last["kind"] == "match_ended"
    assert (last["totals"], last["winners"]) == (list(totals), list(outcome.winners))
    assert last["decided_by"] == outcome.decided_by
    places = last["places"]
    assert [seat for seat, place in enumerate(places) if place == 1] == list(outcome.winners)
    for seat, place in enumerate(places):
        assert all(totals[seat] <= totals[at] for at in range(table.seats) if places[at] < place)
