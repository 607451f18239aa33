"""What is sent is JSON, whatever kind of object the engine made it of."""

from dataclasses import dataclass
from typing import Any

import orjson

from mapmakers.service.serialisation import to_json


@dataclass(frozen=True)
class Space:
    row: int
    col: int


@dataclass
class MadeWhenAsked:
    """As a compiled class is: it keeps no values for its fields, but makes them."""

    spaces: Any
    score: Any

    def __setattr__(self, name: str, value: object) -> None:
        pass

    def __getattr__(self, name: str) -> object:
        if name not in ("spaces", "score"):
            raise AttributeError(name)
        return [Space(at, 10**12) for at in range(50)] if name == "spaces" else 10**15


def test_values_that_are_only_made_when_asked_for_are_written() -> None:
    told = {"spaces": [{"row": at, "col": 10**12} for at in range(50)], "score": 10**15}
    for _ in range(20):
        assert orjson.loads(to_json([MadeWhenAsked(None, None)] * 5)) == [told] * 5
