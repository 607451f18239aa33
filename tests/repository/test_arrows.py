"""Arrows point one way: web, service, bots, engine. What each part may import."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.places import SOURCES

PACKAGE = SOURCES / "mapmakers"

# Of our own package, what each part may import besides itself.
INNER = {
    # Which of its two forms runs; which games there are.
    "engine": {"compiled", "plugins"},
    "bots": {"compiled", "engine", "plugins"},
    "lessons": {"engine", "plugins"},
    "bench": {"bots", "engine", "places"},
    "service": {"bots", "compiled", "engine", "lessons", "places", "plugins", "rules_pages"},
}
# Of other people's packages.
OUTER = {
    "engine": set[str](),
    "bots": set[str](),
    "lessons": set[str](),
}
# What only the type checker and the compiler read.
READ_BY_MYPYC = ("engine/mypyc_types.py", "mypy_extensions")


def imported(file: Path) -> Iterator[tuple[int, str]]:
    """The modules a file imports, wherever in it, each with its line."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno}: a relative import"
            module = node.module or ""
            if module == "mapmakers":
                for alias in node.names:
                    yield node.lineno, f"mapmakers.{alias.name}"
            else:
                yield node.lineno, module


def files(part: str) -> list[Path]:
    return sorted((PACKAGE / part).rglob("*.py"))


@pytest.mark.parametrize("part", INNER)
def test_a_part_imports_only_the_parts_below_it(part: str) -> None:
    allowed = INNER[part] | {part, "__version__"}
    assert files(part)
    for file in files(part):
        for line, module in imported(file):
            if module.split(".")[0] == "mapmakers":
                inner = module.split(".")[1]
                assert inner in allowed, f"{file.relative_to(SOURCES)}:{line} imports {module}"


@pytest.mark.parametrize("part", OUTER)
def test_a_part_stands_on_the_standard_library(part: str) -> None:
    allowed = OUTER[part] | sys.stdlib_module_names | {"mapmakers"}
    for file in files(part):
        for line, module in imported(file):
            top = module.split(".")[0]
            if (file.relative_to(PACKAGE).as_posix(), top) != READ_BY_MYPYC:
                assert top in allowed, f"{file.relative_to(SOURCES)}:{line} imports {module}"


def test_the_engine_is_pure() -> None:
    """No clock, no I/O, no random numbers of its own: chance is handed in."""
    impure = {"asyncio", "datetime", "os", "random", "secrets", "socket", "subprocess", "threading"}
    impure |= {"time", "urllib", "uuid"}
    # Search and simulation draw from a seeded generator that the caller makes.
    exceptions = {("engine/core/fast_chance.py", "random")}
    for file in files("engine"):
        name = file.relative_to(PACKAGE).as_posix()
        for line, module in imported(file):
            top = module.split(".")[0]
            assert top not in impure or (name, top) in exceptions, f"{name}:{line} imports {module}"


def test_what_runs_before_the_install_needs_nothing_installed() -> None:
    """The commands' tools, and the options of serve, are read by a bare Python."""
    bare = [*(SOURCES.parent / "tools").glob("*.py"), *PACKAGE.glob("*.py")]
    service = PACKAGE / "service"
    bare += [service / "operations" / "settings.py"]
    bare += [service / "operations" / "__init__.py", service / "__init__.py"]
    bare.remove(SOURCES.parent / "tools" / "mypyc_build.py")
    allowed = sys.stdlib_module_names | {"mapmakers", "tools", "hatchling"}
    for file in bare:
        for line, module in imported(file):
            assert module.split(".")[0] in allowed, f"{file.name}:{line} imports {module}"
