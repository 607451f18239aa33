"""`help()` and `inspect.signature` show the same for the compiled engine as for its sources."""

import ast
import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from mapmakers.compiled import COMPILED_PACKAGES, compiled_packages
from mapmakers.engine import KIND
from mapmakers.engine.core import FastChance, Match, Record
from mapmakers.engine.games.cartographers import Sheet
from mapmakers.places import PACKAGE
from tools.compile_engine import recipe

TWINS: dict[str, str] = recipe()["twins"] if KIND == "compiled" else {}


def modules() -> list[str]:
    """All that can be compiled."""
    found = []
    for folder in compiled_packages(PACKAGE):
        package = ".".join(["mapmakers", *folder.relative_to(PACKAGE).parts])
        for module in pkgutil.walk_packages([str(folder)], f"{package}."):
            found.append(module.name)
    assert len(found) > 100, COMPILED_PACKAGES
    return found


def source(module: ModuleType) -> ast.Module:
    path = "/".join(module.__name__.split(".")[1:])
    file = PACKAGE / f"{path}.py"
    if not file.is_file():
        file = PACKAGE / path / "__init__.py"
    file = PACKAGE / TWINS.get(file.relative_to(PACKAGE).as_posix(), file)
    return ast.parse(file.read_text(encoding="utf-8"))


def documented(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The docstrings of classes, their methods and properties, and functions.

    C has no room for those of `__init__` and its like, and mypyc none for those of named tuples.
    """
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and "NamedTuple" in [ast.unparse(b) for b in node.bases]:
            continue
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and (text := ast.get_docstring(node)):
            yield node.name, text
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and not method.name.startswith("__"):
                    yield f"{node.name}.{method.name}", ast.get_docstring(method) or ""


@pytest.mark.parametrize("name", modules())
def test_what_is_documented_in_the_source_is_documented_where_it_runs(name: str) -> None:
    module = import_module(name)
    tree = source(module)
    assert inspect.cleandoc(module.__doc__ or "") == (ast.get_docstring(tree) or "")
    for path, text in documented(tree):
        found: Any = module
        for part in path.split("."):
            found = inspect.getattr_static(found, part)
        found = getattr(found, "__func__", found)
        assert inspect.cleandoc(found.__doc__ or "") == text, path


@pytest.mark.parametrize(
    ("function", "signature"),
    [
        (Match.play, "(self, seat, move)"),
        (FastChance.below, "(self, bound)"),
        (Record.parse, "(data)"),
        (Sheet.placements, "(self, cells, covering_ruins=False)"),
        (Sheet.parse, "(drawing, coins=0)"),
    ],
    ids=lambda value: getattr(value, "__qualname__", ""),
)
def test_signatures_have_parameters_and_defaults(function: Any, signature: str) -> None:
    found = inspect.signature(function)
    bare = [
        parameter.replace(annotation=inspect.Parameter.empty, kind=parameter.POSITIONAL_OR_KEYWORD)
        for parameter in found.parameters.values()
    ]
    assert str(inspect.Signature(bare)) == signature


def test_type_checkers_read_the_sources() -> None:
    assert (PACKAGE / "py.typed").is_file()
