"""Values as JSON, as they are sent."""

from dataclasses import fields
from functools import lru_cache
from typing import Any

import orjson


def to_json(value: Any) -> bytes:
    """Plain values, fragments of JSON and dataclasses as JSON.

    Dataclasses are taken apart here. orjson could do it faster, but takes for granted that an
    object keeps the values of its fields, while one of the compiled engine makes some of them only
    when asked: orjson would read what has been freed already.
    """
    return orjson.dumps(value, default=_apart, option=orjson.OPT_PASSTHROUGH_DATACLASS)


def _apart(value: Any) -> dict[str, Any]:
    return {name: getattr(value, name) for name in _names(value.__class__)}


@lru_cache(maxsize=256)
def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
