"""Serialisation as JSON: the dataclasses of `schemas` and of the engine, with msgspec."""

from collections.abc import Callable
from typing import Any

import msgspec

to_json = msgspec.json.Encoder().encode

fragment: Callable[[str | bytes], Any] = msgspec.Raw
"""A value that is JSON already and is embedded unchanged."""
