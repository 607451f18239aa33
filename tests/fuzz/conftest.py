"""A real server for all fuzz tests, and whoever torments it."""

from collections.abc import Iterator

import pytest

from tests.service.server import Server


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("fuzz"), "--rate-limits", "off", "--lobby") as server:
        yield server
    # Closing has read what it complained about: a traceback there fails the tests.
