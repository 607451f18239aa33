"""The API described for programs: OpenAPI for HTTP, and a JSON schema of the live channel.

Both are made from the declarations in `service.schemas` and of the engine.
"""

import ast
import inspect
import json
import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import is_dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, get_args, get_type_hints

from fastapi import FastAPI
from pydantic import TypeAdapter

from mapmakers.engine.wire import SHAPES
from mapmakers.service.schemas.live import CLIENT_MESSAGE, ServerMessage

Schema = dict[str, Any]

REFERENCE = "#/components/schemas/{model}"
SERVER, CLIENT = "ServerMessage", "ClientMessage"
SHARED = "mapmakers.engine.core"
"""Where the shapes are that all games have in common."""


class Api(FastAPI):
    """Describes itself by the names of `_names`."""

    answers: Sequence[Any] = ()
    """The shapes of what its routes answer."""

    def openapi(self) -> Schema:
        if self.openapi_schema is None:
            self.openapi_schema = _named(super().openapi())
            _complete(self.openapi_schema["components"]["schemas"], self.answers)
        return self.openapi_schema


@lru_cache(maxsize=1)
def live_schema() -> Schema:
    """The messages of the live channel: what the server sends, and what a client may send."""
    found, described = TypeAdapter.json_schemas(
        [
            (SERVER, "serialization", TypeAdapter(ServerMessage)),
            (CLIENT, "validation", CLIENT_MESSAGE),
        ],
        ref_template=REFERENCE,
    )
    unions = {name: schema for (name, _), schema in found.items()}
    schemas = {**described["$defs"], **unions}
    named = _named({"components": {"schemas": schemas}})
    _complete(named["components"]["schemas"], [ServerMessage])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The messages of /api/tables/{table_id}/live",
        "oneOf": [{"$ref": REFERENCE.format(model=name)} for name in (SERVER, CLIENT)],
        **named,
    }


def _named(described: Schema) -> Schema:
    """The same, where each shape of a game bears its game's name: MisterraView."""
    text = json.dumps(described)
    for name, better in _names().items():
        text = re.sub(f'(?<=["/]){name}(?=")', better, text)
    named: Schema = json.loads(text)
    return named


@lru_cache(maxsize=1)
def _names() -> dict[str, str]:
    """What pydantic calls the games' shapes: their names, or with their modules where two games
    have shapes of one name. And what they are called here."""
    found: dict[str, str] = {}
    for game, shapes in SHAPES.items():
        for shape in _reachable((shapes.view, shapes.effects, shapes.choices, shapes.events)):
            if not shape.__module__.startswith(SHARED):
                long = f"{shape.__module__}.{shape.__qualname__}".replace(".", "__")
                found[long] = found[shape.__name__] = f"{game.capitalize()}{shape.__name__}"
    return found


def _complete(schemas: dict[str, Schema], answers: Iterable[Any]) -> None:
    """Say of what is sent that it has all of its fields, and what they are."""
    for shape in _reachable(answers):
        name = _names().get(f"{shape.__module__}.{shape.__qualname__}".replace(".", "__"))
        schema = schemas[name or shape.__name__]
        schema["required"] = list(schema["properties"])
        for field, text in _docstrings(shape):
            schema["properties"][field]["description"] = text


def _reachable(kinds: Iterable[Any]) -> list[type[Any]]:
    """The dataclasses among these types, and all that they have as fields."""
    found: dict[type[Any], None] = {}
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop()
        kind = getattr(kind, "__value__", kind)  # of an alias
        waiting += get_args(kind)
        if isinstance(kind, type) and is_dataclass(kind) and kind not in found:
            found[kind] = None
            waiting += get_type_hints(kind).values()
    return list(found)


def _docstrings(shape: type[Any]) -> Iterator[tuple[str, str]]:
    """The texts that stand below fields of a class."""
    (declared,) = ast.parse(textwrap.dedent(inspect.getsource(shape))).body
    assert isinstance(declared, ast.ClassDef)
    for field, below in pairwise(declared.body):
        match field, below:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, inspect.cleandoc(text)
