"""A plain engine of its own beside the one that runs, over whole numbers or over the twins.

So one test can hold the two kinds of numbers against each other, whichever engine runs.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import mapmakers
from mapmakers.compiled import CHOICE

ENGINE = "mapmakers.engine"
USERS = ("mapmakers.engine", "mapmakers.bots")
"""What is imported anew: the engine, and what keeps its modules."""


@contextmanager
def plain_engine(*replaced: str) -> Iterator[None]:
    """Within, imports give modules of another plain engine, these ones replaced by their twins."""
    kept = {name: module for name, module in sys.modules.items() if _is_engine(name)}
    chosen = os.environ.get(CHOICE)
    _forget()
    os.environ[CHOICE] = "plain"
    try:
        for name in replaced:
            package, _, last = name.rpartition(".")
            twin = importlib.import_module(f"{ENGINE}.{name}_limbs")
            sys.modules[f"{ENGINE}.{name}"] = twin
            setattr(sys.modules[f"{ENGINE}.{package}"], last, twin)
        yield
    finally:
        _forget()
        sys.modules.update(kept)
        for name in USERS:
            if name in kept:
                vars(mapmakers)[name.rpartition(".")[2]] = kept[name]
        if chosen is None:
            del os.environ[CHOICE]
        else:
            os.environ[CHOICE] = chosen


def _forget() -> None:
    for name in [name for name in sys.modules if _is_engine(name)]:
        del sys.modules[name]


def _is_engine(name: str) -> bool:
    return name.startswith(tuple(f"{user}." for user in USERS)) or name in USERS
