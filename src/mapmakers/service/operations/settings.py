"""The settings of a host. Standard library only: options are checked before anything is
installed."""

import os
import shlex
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from socket import gethostname
from typing import Self
from urllib.parse import urlsplit

from mapmakers.service.http.host_names import Names
from mapmakers.service.operations.file_limits import most_connections

WORKER = (sys.executable, "-m", "mapmakers.service.bots.worker")

MOST_CONNECTIONS = 20_000
MOST_CONNECTIONS_BY_ADDRESS = 1_000
"""A class of a hundred shares an address, and each browser opens up to seven connections."""


class StartupError(Exception):
    """An error that the host has to fix. Its text is one line that says what is wrong."""

    code = 2
    """The exit code of maintenance commands."""


@dataclass(frozen=True, slots=True)
class Settings:
    database: str
    """The URL of the database: sqlite:///path/to/file.db or postgresql://user:password@host/name."""
    client: Path
    """The folder of the built web client."""
    public: str | None = None
    """The public URL, if a proxy is in front of the server: https://host."""
    own_names: frozenset[str] = frozenset()
    """The host name of this machine, used without a public URL."""
    open_port: int | None = None
    """The port, if the server listens on all interfaces."""
    lobby: bool = False
    """Whether public tables are listed."""
    rate_limits: float = 1.0
    """A factor for all limits per guest and address; 0 for no limits."""
    connections: int = MOST_CONNECTIONS
    """The maximum number of open connections per process."""
    connections_by_address: int = MOST_CONNECTIONS_BY_ADDRESS
    """The maximum number of them per address."""
    bot_workers: int = 1
    bot_seconds: float = 10.0
    """Seconds after which a bot that has not answered is replaced by a simple one."""
    think_seconds: float = 1.0
    """Seconds a bot should think about one decision."""
    worker: tuple[str, ...] = WORKER
    """The command that starts a worker process for bots."""
    hosted: tuple[str, ...] = ()
    """Names of the host's own bots, which that command knows."""

    @property
    def names(self) -> Names:
        """The host names that the server answers to."""
        return Names(self.public, self.own_names)

    @classmethod
    def chosen(
        cls,
        *,
        data: Path,
        database: str | None,
        client: Path,
        public: str | None = None,
        host: str = "",
        lobby: bool = False,
        rate_limits: float = 1.0,
        connections: int = MOST_CONNECTIONS,
        connections_by_address: int = MOST_CONNECTIONS_BY_ADDRESS,
        bot_workers: int | None = None,
        bot_seconds: float = 10.0,
        think_seconds: float = 1.0,
        workers: int = 1,
        hosted: Mapping[str, Sequence[str]] | None = None,
    ) -> Self:
        """Fill in the defaults; the data folder is created only if something will be stored in
        it."""
        if workers > 1 and not (database or "").startswith("postgresql"):
            raise StartupError(
                "several workers need PostgreSQL, as in --database postgresql://host/name; "
                "with SQLite there is one."
            )
        if think_seconds >= bot_seconds:
            raise StartupError(
                f"bots would think for {think_seconds:g} s and have {bot_seconds:g} s to answer: "
                "give them more with --bot-seconds, or less with --bot-think."
            )
        own = {} if hosted is None else hosted
        own_bots = [f"{name}={shlex.join(command)}" for name, command in own.items()]
        return cls(
            database=database_address(data, database),
            client=client,
            public=None if public is None else origin(public),
            own_names=frozenset({host.lower(), gethostname().lower()}),
            lobby=lobby,
            rate_limits=rate_limits,
            connections=min(connections, most_connections()),
            connections_by_address=connections_by_address,
            bot_workers=bot_workers or max(1, min(4, (os.cpu_count() or 2) - 1) // workers),
            bot_seconds=bot_seconds,
            think_seconds=think_seconds,
            worker=(*WORKER, *(word for bot in own_bots for word in ("--bot", bot))),
            hosted=tuple(own),
        )


def database_address(data: Path, database: str | None) -> str:
    """The URL of the database: as given, or else a file in the data folder."""
    if database is not None:
        return database
    folder = data.expanduser().resolve()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it contains secret seeds
    except OSError as error:
        raise StartupError(
            f"cannot make the data folder {folder}: {error.strerror}; choose another with --data."
        ) from error
    return f"sqlite:///{folder / 'mapmakers.db'}"


def origin(address: str) -> str:
    """The origin that browsers send for pages at this URL."""
    try:
        parts = urlsplit(address)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname)
        sound = sound and parts.path in ("", "/") and not parts.query and not parts.username
        sound = sound and (parts.port is None or parts.port > 0)
    except ValueError:
        sound = False
    if not sound:
        raise StartupError(
            f"{address!r} is no public address; one looks like https://host.example."
        )
    return f"{parts.scheme}://{parts.netloc.lower()}"
