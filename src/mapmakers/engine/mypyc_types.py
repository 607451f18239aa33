"""Types that tell mypyc to use machine integers; plain Python does not need them.

The type checker and the compiler see the names of mypy_extensions. At run time they are plain ints,
so that the engine needs only the standard library.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    T = TypeVar("T")

    i64 = int

    def mypyc_attr(*_: str, **__: object) -> Callable[[T], T]:
        """A decorator that only the compiler reads."""
        return lambda decorated: decorated


__all__ = ["i64", "mypyc_attr"]
