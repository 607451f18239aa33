"""All that a program could get hold of, starting from one object, without asking anybody else.

Attributes, slots, containers, closures, bound methods, running generators; not modules and classes,
through which any program reaches everything.
"""

from __future__ import annotations

import enum
import functools
import random
import types
import weakref
from collections.abc import Iterator, Mapping
from typing import Any

_VALUES = (int, float, complex, str, bytes, type(None), type(...), enum.Enum, range)
_SHARED = (type, types.ModuleType)


def parts(thing: Any) -> Iterator[tuple[str, Any]]:
    """What hangs on an object directly, each with the way to it."""
    if isinstance(thing, (*_VALUES, *_SHARED)):
        return
    if isinstance(thing, Mapping):
        for key, value in thing.items():
            yield "key", key
            yield f"[{key!r}]", value
    elif isinstance(thing, set | frozenset):
        yield from (("in", one) for one in sorted(thing, key=repr))
    elif isinstance(thing, list | tuple):
        yield from ((f"[{at}]", one) for at, one in enumerate(thing))
    elif isinstance(thing, random.Random):
        yield "getstate()", thing.getstate()
    elif isinstance(thing, types.FunctionType):
        yield from (("closure", cell.cell_contents) for cell in thing.__closure__ or ())
        yield from (("default", value) for value in thing.__defaults__ or ())
        yield "defaults", thing.__kwdefaults__
    elif isinstance(thing, types.MethodType | types.BuiltinMethodType):
        yield "self", thing.__self__
        yield "function", getattr(thing, "__func__", None)
    elif isinstance(thing, functools.partial):
        yield "partial", (thing.func, thing.args, thing.keywords)
    elif isinstance(thing, types.GeneratorType):
        yield "frame", thing.gi_frame.f_locals if thing.gi_frame else None
    elif isinstance(thing, weakref.ref):
        yield "weak", thing()
    else:
        yield from attributes(thing)


def attributes(thing: Any) -> Iterator[tuple[str, Any]]:
    for kind in type(thing).__mro__:
        # Slots are members of their class; a compiled class names what its objects hold.
        members = [
            name
            for name, held in kind.__dict__.items()
            if isinstance(held, types.MemberDescriptorType)
        ]
        for name in (*members, *kind.__dict__.get("__mypyc_attrs__", ())):
            if name not in ("__dict__", "__weakref__") and hasattr(thing, name):
                yield name, getattr(thing, name)
    yield from getattr(thing, "__dict__", {}).items()


def everything(*roots: Any) -> list[Any]:
    """Every object that can be reached, each once."""
    found: dict[int, Any] = {}
    left = list(roots)
    while left:
        thing = left.pop()
        if id(thing) not in found:
            found[id(thing)] = thing
            left += (part for _, part in parts(thing))
    return list(found.values())


def picture(root: Any) -> Any:
    """All that can be reached, as plain values that can be compared."""
    known: dict[int, Any] = {}
    kept_alive: list[Any] = []

    def look(thing: Any) -> Any:
        if isinstance(thing, _VALUES):
            return thing
        if isinstance(thing, _SHARED):
            return repr(thing)
        if id(thing) not in known:
            known[id(thing)] = f"a {type(thing).__name__} that holds itself"
            kept_alive.append(thing)
            ways = tuple((way, look(part)) for way, part in parts(thing))
            known[id(thing)] = (type(thing).__name__, ways)
        return known[id(thing)]

    return look(root)
