"""Which people of a table are present, and whether bots continue without them.

A match that all its people have left waits for them: no bot decides anything until one is back. A
match with only bots continues.
"""

from mapmakers.service.clock import Moment
from mapmakers.service.store.tables import PERSON, Seat
from mapmakers.service.tables.session import TableSession

PATIENCE = 60_000
"""Milliseconds for which somebody without a live channel counts as present after a request, unless
the table sets another time."""
BRIEF_ABSENCE = 15_000
"""Milliseconds of absence that are ignored, as for a page reload or a change of network."""


def has_company(table: TableSession, now: Moment) -> bool:
    """Whether bots continue: one of the people is present, or there are none."""
    stored = table.stored
    people = [seat for seat in stored.seats if seat.kind == PERSON]
    if not people:
        return True
    online = {listener.guest_id for listener in table.listeners} | table.elsewhere
    if any(seat.guest_id in online for seat in people):
        return True
    patience = PATIENCE if stored.leaver_seconds is None else stored.leaver_seconds * 1000
    # Somebody who handed their seat to a bot and no longer watches has left.
    return any(not seat.minded and _was_seen(table, seat, now - patience) for seat in people)


def is_absent(table: TableSession, seat: Seat, now: Moment) -> bool:
    """Whether the seat's owner is away, and not only for a moment."""
    return not table.is_online(seat) and not _was_seen(table, seat, now - BRIEF_ABSENCE)


def _was_seen(table: TableSession, seat: Seat, after: Moment) -> bool:
    """Whether there was activity after this time: seen by this process, or a decision or the start
    of the match, which all processes know."""
    if seat.guest_id is not None and table.seen.get(seat.guest_id, 0) > after:
        return True
    if table.played is None or table.number == 0:
        return (table.stored.since or 0) > after
    entries = table.played.log.entries
    if entries[0].at > after:
        return True
    for at in range(table.number - 1, -1, -1):
        entry = entries[at]
        if entry.at <= after:
            return False
        if entry.seat == seat.number and not entry.minded:
            return True
    return False
