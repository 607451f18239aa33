"""Which engine runs, in a process of its own, and what is said of it."""

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from mapmakers.compiled import name_of_compiled
from tests.serving import ROOT, environment

SHOW = "import mapmakers.engine as e; print(e.KIND)"


def run(*arguments: str, engine: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**environment(), "MAPMAKERS_ENGINE": engine},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_the_plain_engine_runs_where_it_is_insisted_on() -> None:
    assert run("-c", SHOW, engine="plain").stdout == "plain\n"


def test_an_engine_that_does_not_exist_gets_one_line() -> None:
    done = run("-m", "mapmakers", "arena", engine="quick")
    assert done.returncode == 2
    assert done.stderr == "mapmakers: MAPMAKERS_ENGINE is plain or compiled, not 'quick'\n"


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """An engine of two modules, one of them in a package of its own."""
    (tmp_path / "boards").mkdir()
    (tmp_path / "__init__.py").write_text("")
    (tmp_path / "boards" / "squares.py").write_text("SIDE = 11\n")
    return tmp_path


def test_a_changed_source_needs_another_compiled_engine(sources: Path) -> None:
    before = name_of_compiled(sources)
    assert name_of_compiled(sources) == before
    (sources / "boards" / "squares.py").write_text("SIDE = 5\n")
    assert name_of_compiled(sources) != before


def test_so_does_a_source_of_another_name(sources: Path) -> None:
    before = name_of_compiled(sources)
    (sources / "boards" / "squares.py").rename(sources / "boards" / "hexes.py")
    assert name_of_compiled(sources) != before


def test_what_python_keeps_for_itself_changes_nothing(sources: Path) -> None:
    before = name_of_compiled(sources)
    (sources / "boards" / "squares.cpython-311.pyc").write_bytes(b"0")
    assert name_of_compiled(sources) == before


def test_the_name_says_which_python_it_is_for(sources: Path) -> None:
    python = EXTENSION_SUFFIXES[0].split(".")[1]
    assert name_of_compiled(sources).startswith(f"{python}-")
