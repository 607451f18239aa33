"""Examples that stand in the engine's own words run as written."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

from mapmakers import engine

MODULES = [found.name for found in pkgutil.walk_packages(engine.__path__, "mapmakers.engine.")]


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    assert (
        doctest.testmod(import_module(name), optionflags=doctest.NORMALIZE_WHITESPACE).failed == 0
    )


def test_there_are_examples() -> None:
    tried = sum(doctest.testmod(import_module(name)).attempted for name in MODULES)
    assert tried > 0
