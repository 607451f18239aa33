"""Guests and their devices. Devices keep the secrets; the database stores only hashes."""

import secrets
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from mapmakers.service.clock import Clock, Moment
from mapmakers.service.store.notices import Notice, notify
from mapmakers.service.store.schema import guests, links, sessions
from mapmakers.service.store.writer import Writer

LINK_LASTS = 15 * 60 * 1000
"""Milliseconds."""


@dataclass(slots=True, weakref_slot=True)
class Guest:
    id: str
    name: str


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class GuestStore:
    def __init__(self, engine: AsyncEngine, writer: Writer, clock: Clock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock

    async def create(self, name: str) -> tuple[Guest, str]:
        """Create a guest, and the token for its first device."""
        guest, token, now = Guest(new_id(), name), new_token(), self._clock()

        def write(connection: Connection) -> None:
            connection.execute(insert(guests).values(id=guest.id, name=name, created_at=now))
            _open_session(connection, token, guest.id, now)

        await self._writer.do(write)
        return guest, token

    async def rename(self, guest: Guest, name: str) -> None:
        await self._writer.do(
            lambda connection: connection.execute(
                update(guests).where(guests.c.id == guest.id).values(name=name)
            )
        )
        guest.name = name

    async def by_token(self, token: str) -> Guest | None:
        """The guest of the device with this token."""
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(
                    select(guests.c.id, guests.c.name)
                    .join(sessions, sessions.c.guest_id == guests.c.id)
                    .where(sessions.c.token_hash == hashed(token))
                )
            ).one_or_none()
        return None if row is None else Guest(*row)

    async def create_link(self, guest: Guest) -> tuple[str, Moment]:
        """Create a one-time token that signs another device in as this guest, and its expiry."""
        token, expires_at = new_token(), self._clock() + LINK_LASTS

        def write(connection: Connection) -> None:
            connection.execute(delete(links).where(links.c.expires_at < self._clock()))
            connection.execute(
                insert(links).values(
                    token_hash=hashed(token), guest_id=guest.id, expires_at=expires_at
                )
            )

        await self._writer.do(write)
        return token, expires_at

    async def sign_out_others(self, guest: Guest, kept: str) -> int:
        """Sign out every device of the guest but one and revoke its links; returns how many.

        The remaining device is identified by the hash of its token. Other processes are notified.
        """

        def write(connection: Connection) -> int:
            connection.execute(delete(links).where(links.c.guest_id == guest.id))
            ended = connection.execute(
                delete(sessions).where(
                    sessions.c.guest_id == guest.id, sessions.c.token_hash != kept
                )
            )
            notify(connection, Notice(self._writer.process, signed_out={guest.id: kept}))
            return ended.rowcount

        return await self._writer.do(write)

    async def take_link(self, link_token: str) -> tuple[str, str] | None:
        """Use a link: the guest's id and a token for the new device; None if the link is
        invalid."""
        token, now = new_token(), self._clock()

        def write(connection: Connection) -> str | None:
            used = connection.execute(
                delete(links)
                .where(links.c.token_hash == hashed(link_token), links.c.expires_at >= now)
                .returning(links.c.guest_id)
            ).scalar_one_or_none()
            if used is not None:
                _open_session(connection, token, used, now)
            return used

        guest_id = await self._writer.do(write)
        return None if guest_id is None else (guest_id, token)


def _open_session(connection: Connection, token: str, guest_id: str, now: Moment) -> None:
    connection.execute(
        insert(sessions).values(token_hash=hashed(token), guest_id=guest_id, created_at=now)
    )
