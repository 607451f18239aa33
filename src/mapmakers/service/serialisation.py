"""What is sent, as JSON: the dataclasses of `schemas` and of the engine, written by msgspec."""

from typing import Any

import msgspec

to_json = msgspec.json.Encoder().encode


def fragment(json: str | bytes) -> Any:
    """What is JSON already, to stand where a shape has it as a value; taken over as it is."""
    return msgspec.Raw(json)
