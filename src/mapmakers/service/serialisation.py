"""Serialisation as JSON: the dataclasses of `schemas` and of the engine, with msgspec."""

from typing import Any

import msgspec

to_json = msgspec.json.Encoder().encode


def fragment(json: str | bytes) -> Any:
    """A value that is JSON already and is embedded unchanged."""
    return msgspec.Raw(json)
