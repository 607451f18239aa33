"""What tells mypyc to use machine numbers: the compiler reads it, plain Python needs none of it.

Type checker and compiler see the names of mypy_extensions. At run time they stand for nothing more
than int, so that the engine needs the standard library only, plain and compiled.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    T = TypeVar("T")

    i64 = int

    def mypyc_attr(*_: str, **__: object) -> Callable[[T], T]:
        """What the compiler reads off a class; the class stays as it is."""
        return lambda decorated: decorated


__all__ = ["i64", "mypyc_attr"]
