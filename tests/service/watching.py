"""Waiting for a table in this very process, as somebody with a live channel would."""

import asyncio
from collections.abc import Callable

from mapmakers.service.tables.session import TableSession

PATIENCE = 120.0


class Watcher:
    """A listener that only notices that something was told."""

    def __init__(self, guest_id: str | None = None) -> None:
        self.guest_id = guest_id
        self.news = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.news.set()

    def close(self, code: int) -> None:
        self.news.set()


async def until(table: TableSession, reached: Callable[[TableSession], bool]) -> None:
    watcher = Watcher()
    table.listeners.add(watcher)
    try:
        async with asyncio.timeout(PATIENCE):
            while not reached(table):
                watcher.news.clear()
                await watcher.news.wait()
    finally:
        table.listeners.discard(watcher)
