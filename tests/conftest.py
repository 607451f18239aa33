"""What every test shares."""

import gc
import os
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests import dealing, examples
from tests.postgres import PostgreSQL, programs

HAS_POSTGRESQL = programs() is not None
WITH_SQLITE, WITH_POSTGRESQL = "sqlite", "postgresql"

GARBAGE_THRESHOLDS = 20_000, 20, 20
"""Tests make many objects and keep few: Python looks for garbage less often than usual."""

DEALT = pytest.StashKey[tempfile.TemporaryDirectory[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="try less, nothing slow")
    parser.addoption("--sqlite", action="store_true", help="leave out what needs PostgreSQL")
    parser.addoption("--thorough", action="store_true", help="try ten times as many examples")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Everything that is left to chance comes from the deal, what Hypothesis tries as well."""
    folder = config.stash[DEALT] = tempfile.TemporaryDirectory(prefix="dealt-")
    os.environ[dealing.PLAYING] = str(Path(folder.name, "test"))
    dealing.set_playing("")
    dealing.begin()
    if config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = dealing.DEAL
    if config.getoption("thorough"):
        examples.try_so_often(examples.THOROUGHLY)
    else:
        quick = config.getoption("quick")
        examples.try_so_often(examples.QUICKLY if quick else examples.EVERY_DAY)


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[DEALT].cleanup()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    # Not by its id, to which a group of tests may have been added.
    file, _, name = item.location
    dealing.set_playing(f"{file}::{name}")


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Generator[None, Any, Any]:
    """What tests share is dealt alike whichever of them comes first."""
    playing = dealing.playing()
    if fixturedef.scope != "function":
        dealing.set_playing(f"{fixturedef.baseid}::{fixturedef.argname}")
    try:
        return (yield)
    finally:
        dealing.set_playing(playing)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections.append(("Deal", f"To meet it again: DEAL={dealing.DEAL} ./test ..."))
    return report


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A database server for all tests of the session."""
    with PostgreSQL() as server:
        yield server


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that hold for every database are run with each that there is."""
    if metafunc.definition.get_closest_marker("every_database"):
        both = with_postgresql(metafunc.config)
        databases = [WITH_SQLITE, WITH_POSTGRESQL] if both else [WITH_SQLITE]
        metafunc.parametrize("database", databases, indirect=True, scope="session")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    marks = [
        *(["slow"] if config.getoption("quick") else []),
        *([] if with_postgresql(config) else ["postgresql"]),
    ]
    left_out = {item for item in items if any(map(item.get_closest_marker, marks))}
    # What takes long comes first: at the end nobody waits for it alone.
    items[:] = sorted(
        (item for item in items if item not in left_out),
        key=lambda item: item.get_closest_marker("slow") is None,
    )
    config.hook.pytest_deselected(items=list(left_out))


def pytest_collection_finish(session: pytest.Session) -> None:
    """What has been imported and collected stays to the end: to look through it for garbage again
    and again would take a sixth of their time."""
    check_groups(session)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)


def check_groups(session: pytest.Session) -> None:
    """Fail if tests of a group, which share what takes long to set up, go to several workers."""
    if session.config.getoption("loadgroup", False):
        for item in session.items:
            if item.get_closest_marker("xdist_group") and "@" not in item.nodeid:
                raise pytest.UsageError(f"pytest-xdist does not group {item.nodeid}")


def with_postgresql(config: pytest.Config) -> bool:
    return HAS_POSTGRESQL and not config.getoption("sqlite")


def pytest_report_header() -> list[str]:
    header = [f"deal: {dealing.DEAL} (DEAL in the environment; all chance comes from it)"]
    if not HAS_POSTGRESQL:
        header.append("PostgreSQL is not installed: all tests that need it are left out.")
    return header
