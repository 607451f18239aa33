"""What every test shares."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.postgres import PostgreSQL, programs

# Property tests play whole matches; how long one takes says nothing about whether it is right.
settings.register_profile("mapmakers", deadline=None, print_blob=True)
settings.load_profile("mapmakers")

HAS_POSTGRESQL = programs() is not None
WITH_SQLITE, WITH_POSTGRESQL = "sqlite", "postgresql"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A database server for all tests of the session."""
    with PostgreSQL() as server:
        yield server


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that hold for every database are run with each that there is."""
    if metafunc.definition.get_closest_marker("every_database"):
        databases = [WITH_SQLITE, WITH_POSTGRESQL] if HAS_POSTGRESQL else [WITH_SQLITE]
        metafunc.parametrize("database", databases, indirect=True, scope="session")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if HAS_POSTGRESQL:
        return
    left_out = [item for item in items if item.get_closest_marker("postgresql")]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)


def pytest_report_header() -> str | None:
    if HAS_POSTGRESQL:
        return None
    return "PostgreSQL is not installed: all tests that need it are left out."
