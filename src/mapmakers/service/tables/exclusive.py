"""Changing a table, and not what another process makes of it at the same moment."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from mapmakers.service.store.writer import VersionConflict
from mapmakers.service.tables.session import TableSession

S = TypeVar("S")
P = ParamSpec("P")
T = TypeVar("T")

Change = Callable[Concatenate[S, TableSession, P], Coroutine[Any, Any, T]]


def exclusive(change: Change[S, P, T]) -> Change[S, P, T]:
    """Carry the change out while nobody else changes the table and nothing is decided at it.

    Where another process was faster it begins again, on the table as it stands then: whatever the
    change looks at, it must look at anew.
    """

    @wraps(change)
    async def held(self: S, table: TableSession, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with table.lock:
            while True:
                async with table.held():
                    try:
                        return await change(self, table, *args, **kwargs)
                    except VersionConflict:
                        table.mark_stale()

    return held
