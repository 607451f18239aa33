"""Components that guests have brought in, for their own tables."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from mapmakers.service.clock import Clock, Moment
from mapmakers.service.store.schema import boxes
from mapmakers.service.store.writer import Writer

MOST_BOXES = 10
"""Of one guest, for one game."""


@dataclass(frozen=True, slots=True)
class Box:
    game: str
    fingerprint: str
    name: str
    saved_at: Moment


@dataclass(frozen=True, slots=True)
class BoxFile:
    """The file of a box, and the fingerprint of its contents."""

    fingerprint: str
    file: str


class BoxStore:
    def __init__(self, engine: AsyncEngine, writer: Writer, clock: Clock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock

    async def of_guest(self, guest_id: str) -> list[Box]:
        """The guest's boxes, the latest first."""
        wanted = (
            select(boxes.c.game, boxes.c.fingerprint, boxes.c.name, boxes.c.saved_at)
            .where(boxes.c.guest_id == guest_id)
            .order_by(boxes.c.saved_at.desc(), boxes.c.fingerprint)
        )
        async with self._engine.connect() as connection:
            return [Box(*row) for row in await connection.execute(wanted)]

    async def file(self, guest_id: str, game: str, fingerprint: str) -> str | None:
        """The file of one of the guest's boxes."""
        wanted = select(boxes.c.file).where(
            boxes.c.guest_id == guest_id,
            boxes.c.game == game,
            boxes.c.fingerprint == fingerprint,
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none()

    async def save(self, guest_id: str, game: str, box: BoxFile, name: str) -> bool:
        """Save a box, or name one anew; False if the guest has too many."""
        its = (
            boxes.c.guest_id == guest_id,
            boxes.c.game == game,
        )

        def write(connection: Connection) -> bool:
            now = self._clock()
            known = connection.execute(
                update(boxes)
                .where(*its, boxes.c.fingerprint == box.fingerprint)
                .values(name=name, file=box.file, saved_at=now)
            )
            if known.rowcount:
                return True
            count = connection.execute(select(func.count()).select_from(boxes).where(*its))
            if count.scalar_one() >= MOST_BOXES:
                return False
            connection.execute(
                insert(boxes).values(
                    guest_id=guest_id,
                    game=game,
                    fingerprint=box.fingerprint,
                    name=name,
                    file=box.file,
                    saved_at=now,
                )
            )
            return True

        return await self._writer.do(write)

    async def remove(self, guest_id: str, game: str, fingerprint: str) -> None:
        """Remove a box. Tables keep the components that they were opened with."""
        await self._writer.do(
            lambda connection: connection.execute(
                delete(boxes).where(
                    boxes.c.guest_id == guest_id,
                    boxes.c.game == game,
                    boxes.c.fingerprint == fingerprint,
                )
            )
        )
