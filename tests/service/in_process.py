"""The real server in this very process, so that tests can hold up its writer."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import uvicorn
from sqlalchemy import Connection

from mapmakers.service.http.application import create_app
from mapmakers.service.http.connection_protocol import BoundedHttpProtocol
from mapmakers.service.http.server_config import ServerConfig
from mapmakers.service.live.sockets import LiveSocket
from mapmakers.service.operations.settings import Settings
from mapmakers.service.services import Services
from mapmakers.service.store.database import POSTGRESQL, SQLITE
from mapmakers.service.store.writer import Writer

PATIENCE = 60.0


@asynccontextmanager
async def served(
    database: str, client: Path, worker: tuple[str, ...] | None = None
) -> AsyncIterator[tuple[Services, str]]:
    """The services, and the address at which people reach it; with another program for workers."""
    settings = Settings(database=database, client=client, rate_limits=False, lobby=True)
    if worker is not None:
        settings = replace(settings, worker=worker)
    app = create_app(settings)
    config = ServerConfig(
        app,
        head_seconds=PATIENCE,
        body_seconds=PATIENCE,
        http=BoundedHttpProtocol,
        lifespan="off",
        log_config=None,
        access_log=False,
        ws=LiveSocket,
        timeout_graceful_shutdown=1,
    )
    async with app.router.lifespan_context(app):
        config.connections = app.state.services.connections
        with socket.create_server(("127.0.0.1", 0)) as listener:
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            try:
                yield app.state.services, f"http://127.0.0.1:{listener.getsockname()[1]}"
            finally:
                server.should_exit = True
                await serving


class HeldWriter:
    """A writer that stands still: whatever is decided meanwhile waits to be written."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._released = threading.Event()
        self._last: Callable[[Connection], object] = lambda connection: None
        self._job: asyncio.Task[object] | None = None
        self._refusing: Connection | None = None

    async def hold(self) -> None:
        stands = asyncio.Event()
        loop = asyncio.get_running_loop()

        def stand_still(connection: Connection) -> None:
            loop.call_soon_threadsafe(stands.set)
            assert self._released.wait(PATIENCE)
            self._last(connection)

        self._job = asyncio.create_task(self._writer.do(stand_still))
        await stands.wait()

    async def release(self) -> None:
        """Have everything written that waits."""
        self._released.set()
        if self._job is not None:
            await self._job

    async def fail(self) -> None:
        """Have the database refuse to write what waits, and all after it."""
        self._last = self._refuse
        await self.release()

    def _refuse(self, connection: Connection) -> None:
        self._refusing = connection
        connection.exec_driver_sql(_READ_ONLY[connection.dialect.name].format("on"))

    def mend(self) -> None:
        """Let it be written again; the writer has nothing to do meanwhile."""
        assert self._refusing is not None
        driver = self._refusing.connection.driver_connection
        assert driver is not None
        driver.execute(_READ_ONLY[self._refusing.dialect.name].format("off"))
        driver.commit()


_READ_ONLY = {
    SQLITE: "PRAGMA query_only = {}",
    POSTGRESQL: "SET default_transaction_read_only = {}",
}
