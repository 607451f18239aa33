"""A real store in a real file, and the application around it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from mapmakers.service.http.application import create_app
from mapmakers.service.operations.settings import Settings
from mapmakers.service.store import Store
from tests.conftest import WITH_SQLITE
from tests.postgres import PostgreSQL
from tests.service.server import Server

OPTIONS = "--rate-limits", "off", "--lobby"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def database(request: pytest.FixtureRequest) -> str:
    """The kind of database; tests marked every_database are run with each."""
    return getattr(request, "param", WITH_SQLITE)


@pytest.fixture(scope="session")
def server(database: str, request: pytest.FixtureRequest) -> Server:
    """A real server for all tests of the session, patient and with a lobby."""
    name = "one_process" if database == WITH_SQLITE else "two_processes"
    server: Server = request.getfixturevalue(name)
    return server


@pytest.fixture(scope="session")
def one_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("table"), *OPTIONS) as server:
        yield server


@pytest.fixture(scope="session")
def two_processes(
    tmp_path_factory: pytest.TempPathFactory, postgresql: PostgreSQL
) -> Iterator[Server]:
    """They share a port: whoever connects comes to either."""
    shared = "--database", postgresql.new_database(), "--workers", "2", "--bot-workers", "1"
    with Server(tmp_path_factory.mktemp("tables"), *OPTIONS, *shared) as server:
        yield server


@pytest.fixture
def address(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if database == WITH_SQLITE:
        return f"sqlite:///{tmp_path / 'mapmakers.db'}"
    postgresql: PostgreSQL = request.getfixturevalue("postgresql")
    return postgresql.new_database()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    async with Store.open(address) as store:
        yield store


@pytest.fixture
def built_client(tmp_path: Path) -> Path:
    """A client as the build leaves it: a page, a hashed script, a file at the top."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Mapmakers</title>")
    (folder / "assets" / "index-BTqpBVHn.js").write_text("console.log('a map');\n" * 200)
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder


@pytest.fixture
async def table(address: str, built_client: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who talks HTTP to the application."""
    app = create_app(Settings(database=address, client=built_client, rate_limits=False))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app, raise_app_exceptions=False), base_url="http://table"
        ) as client,
    ):
        yield client
