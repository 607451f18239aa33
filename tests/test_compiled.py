"""Which engine runs, in a process of its own, and what is said of it."""

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from mapmakers import compiled
from mapmakers.compiled import name_of_compiled
from tests.serving import ROOT, environment

SHOW = "import mapmakers.engine as e; print(e.KIND)"
WHERE = """
import mapmakers.engine as e
from mapmakers.bots.cartographers.search import map_evaluator
from mapmakers.bots.mapout.search import turn_plans
from mapmakers.bots.misterra.search import plan_search
for module in (map_evaluator, plan_search, turn_plans):
    print(module.__spec__.origin.endswith(".so") == (e.KIND == "compiled"))
"""


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


@pytest.mark.parametrize("engine", ["plain", ""])
def test_search_is_compiled_where_the_engine_is(engine: str) -> None:
    assert run("-c", WHERE, engine=engine).stdout == "True\n" * 3


def test_an_engine_compiled_meanwhile_does_not_mix_with_the_plain_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(compiled.CHOICE, raising=False)
    monkeypatch.setattr(compiled, "compiled_folder", lambda: tmp_path)
    assert compiled.compiled_modules("mapmakers.engine") == []
    (tmp_path / name_of_compiled()).mkdir()
    assert compiled.compiled_modules("mapmakers.bots.mapout.search") == []


def test_an_engine_that_does_not_exist_gets_one_line() -> None:
    done = run("-m", "mapmakers", "arena", engine="quick")
    assert done.returncode == 2
    assert done.stderr == "mapmakers: MAPMAKERS_ENGINE is plain or compiled, not 'quick'\n"


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """An engine of two modules, one of them in a package of its own; and a bot's search."""
    (tmp_path / "compiled.toml").write_text("plain = []\n")
    (tmp_path / "engine" / "boards").mkdir(parents=True)
    (tmp_path / "engine" / "__init__.py").write_text("")
    (tmp_path / "engine" / "boards" / "squares.py").write_text("SIDE = 11\n")
    (tmp_path / "bots" / "go" / "search").mkdir(parents=True)
    (tmp_path / "bots" / "go" / "search" / "plans.py").write_text("DEPTH = 2\n")
    return tmp_path


@pytest.mark.parametrize(
    "changed", ["engine/boards/squares.py", "bots/go/search/plans.py", "compiled.toml"]
)
def test_a_changed_source_needs_another_compiled_engine(sources: Path, changed: str) -> None:
    before = name_of_compiled(sources)
    assert name_of_compiled(sources) == before
    (sources / changed).write_text("SIDE = 5\n")
    assert name_of_compiled(sources) != before


def test_a_bot_that_is_not_compiled_changes_nothing(sources: Path) -> None:
    before = name_of_compiled(sources)
    (sources / "bots" / "go" / "levels.py").write_text("LEVELS = 5\n")
    assert name_of_compiled(sources) == before


def test_so_does_a_source_of_another_name(sources: Path) -> None:
    before = name_of_compiled(sources)
    boards = sources / "engine" / "boards"
    (boards / "squares.py").rename(boards / "hexes.py")
    assert name_of_compiled(sources) != before


def test_what_python_keeps_for_itself_changes_nothing(sources: Path) -> None:
    before = name_of_compiled(sources)
    (sources / "engine" / "boards" / "squares.cpython-311.pyc").write_bytes(b"0")
    assert name_of_compiled(sources) == before


def test_the_name_says_which_python_it_is_for(sources: Path) -> None:
    python = EXTENSION_SUFFIXES[0].split(".")[1]
    assert name_of_compiled(sources).startswith(f"{python}-")
