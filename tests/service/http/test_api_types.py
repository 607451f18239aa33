"""The client's types and readers of the API are the API's own."""

from typing import Any

from mapmakers.service.http.api import create_api
from mapmakers.service.http.description import live_schema
from tools import api_readers, api_types


def test_what_is_generated_is_current() -> None:
    for file, text in api_types.files_of_the_api().items():
        assert file.read_text(encoding="utf-8") == text, "run python -m tools.api_types"


def test_whichever_engine_runs_describes_itself_alike() -> None:
    """Compiled classes keep no types of their fields, so none may be part of what is sent."""
    live, http = live_schema(), create_api().openapi()
    described = {**live["components"]["schemas"], **http["components"]["schemas"]}
    assert described == api_types.schemas_of_the_api()


def test_both_descriptions_agree_on_shapes_that_both_have() -> None:
    live = live_schema()["components"]["schemas"]
    http = create_api().openapi()["components"]["schemas"]
    both = live.keys() & http.keys()
    assert "Position" in both
    assert {name: live[name] for name in both} == {name: http[name] for name in both}


def test_every_kind_of_schema_has_its_check() -> None:
    checks: dict[str, dict[str, Any]] = {
        "text(one)": {"type": "string"},
        "orNull(one, whole)": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
        "oneOf(one, ['move', 'undo'])": {"enum": ["move", "undo"]},
        "oneOf(one, ['note'])": {"const": "note"},
        "tuple(one, [whole, whole])": {
            "type": "array",
            "prefixItems": [{"type": "integer"}, {"type": "integer"}],
        },
        "list(one, (one) => orNull(one, real))": {
            "type": "array",
            "items": {"anyOf": [{"type": "number"}, {"type": "null"}]},
        },
        "record(one, flag)": {"type": "object", "additionalProperties": {"type": "boolean"}},
        "readSeat(one)": {"$ref": "#/components/schemas/Seat"},
        "either(one, [readSeat, text])": {
            "anyOf": [{"$ref": "#/components/schemas/Seat"}, {"type": "string"}]
        },
        "tagged(one, 'kind', { a: readA })": {
            "oneOf": [{"$ref": "#/components/schemas/A"}],
            "discriminator": {
                "propertyName": "kind",
                "mapping": {"a": "#/components/schemas/A"},
            },
        },
        "anything(one)": {},
    }
    assert {api_readers.check(schema, "one"): schema for schema in checks.values()} == checks


def test_every_kind_of_schema_has_its_type() -> None:
    told: dict[str, dict[str, Any]] = {
        "string": {"type": "string"},
        "number | null": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
        "'move' | 'undo'": {"enum": ["move", "undo"]},
        "readonly [number, number]": {
            "type": "array",
            "prefixItems": [{"type": "integer"}, {"type": "integer"}],
        },
        "readonly (string | null)[]": {
            "type": "array",
            "items": {"anyOf": [{"type": "string"}, {"type": "null"}]},
        },
        "Readonly<Record<string, string>>": {
            "type": "object",
            "additionalProperties": {"type": "string"},
        },
        "Seat": {"$ref": "#/components/schemas/Seat"},
        "unknown": {},
    }
    assert {api_types.type_of(schema): schema for schema in told.values()} == told
