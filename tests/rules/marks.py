"""The clauses that tests are marked with, read from the sources, whichever tests are run."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.rules.books import ROOT


@dataclass(frozen=True, slots=True)
class Mark:
    """One clause that one `pytest.mark.clause(...)` names."""

    clause: str
    place: str
    """File and line, to be found again."""


class BadMark(ValueError):
    """A mark that no reader of the source could follow."""


@cache
def marks() -> tuple[Mark, ...]:
    """Every clause mark under tests/."""
    return tuple(
        mark
        for file in sorted((ROOT / "tests").rglob("test_*.py"))
        for mark in marks_in(file.read_text(encoding="utf-8"), file.relative_to(ROOT))
    )


def marks_in(source: str, name: Path | str) -> Iterator[Mark]:
    """The marks of one file; BadMark where one is computed or belongs to no test."""
    tree = ast.parse(source)
    on_tests = {id(call) for node in _marking(tree) for call in _clause_calls(node)}
    for call in _clause_calls(tree):
        place = f"{name}:{call.lineno}"
        if id(call) not in on_tests:
            raise BadMark(f"{place} marks no test")
        if not call.args or call.keywords:
            raise BadMark(f"{place} names no clause")
        for argument in call.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise BadMark(f"{place} computes the clause it names")
            yield Mark(argument.value, place)


def _marking(tree: ast.Module) -> Iterator[ast.AST]:
    """Where a mark reaches a test: on it, on its class, or on the whole file."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            and node.name.startswith("test")
        ) or (isinstance(node, ast.ClassDef) and node.name.startswith("Test")):
            yield from node.decorator_list
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark"
            for target in statement.targets
        ):
            yield statement.value


def _clause_calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "clause"
            and isinstance(node.func.value, ast.Attribute)
            and node.func.value.attr == "mark"
        ):
            yield node
