"""The client's types of the API are the API's own."""

from typing import Any

from tools import api_types


def test_the_types_are_current() -> None:
    written = api_types.WRITTEN.read_text(encoding="utf-8")
    assert written == api_types.types_of_the_api(), "run python -m tools.api_types"


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
