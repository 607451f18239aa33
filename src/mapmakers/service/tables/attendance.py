"""Who of a table's people is there, and whether bots go on without them.

A match that all its people have left waits for them: no bot decides anything until one is back. A
match among bots alone has nobody to wait for.
"""

from mapmakers.service.clock import Moment
from mapmakers.service.store.tables import PERSON, Seat
from mapmakers.service.tables.session import TableSession

PATIENCE = 60_000
"""Milliseconds for which somebody without a live channel counts as there after a sign of life,
where the table does not say how long it waits for people."""
BRIEF_ABSENCE = 15_000
"""Milliseconds: a page that is loaded again, or a phone that changes its network."""


def has_company(table: TableSession, now: Moment) -> bool:
    """Whether bots go on: one of the people is there, or there are none."""
    stored = table.stored
    people = [seat for seat in stored.seats if seat.kind == PERSON]
    if not people:
        return True
    online = {listener.guest_id for listener in table.listeners} | table.elsewhere
    if any(seat.guest_id in online for seat in people):
        return True
    patience = PATIENCE if stored.leaver_seconds is None else stored.leaver_seconds * 1000
    # Whoever gave a seat to a bot, and looks on no more, has gone.
    return any(not seat.minded and _was_seen(table, seat, now - patience) for seat in people)


def is_absent(table: TableSession, seat: Seat, now: Moment) -> bool:
    """Whether whoever holds the seat is not there, and not only for a moment."""
    return not table.is_online(seat) and not _was_seen(table, seat, now - BRIEF_ABSENCE)


def _was_seen(table: TableSession, seat: Seat, after: Moment) -> bool:
    """Whether there was a sign of life after this moment: one that this process saw, or a decision
    or the match's beginning, of which all processes know."""
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
