"""Write the client's types of the API anew: .venv/bin/python -m tools.api_types

The API describes itself; from that come the shapes of what the server sends and reads, in
web/src/lib/api/schema.ts. schema.check.ts beside it holds the page's own types to them, so that a
change of the API that the page does not know of fails the build.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.places import SOURCES, WEB

WRITTEN = WEB / "src" / "lib" / "api" / "schema.ts"
HEAD = (
    "/** What the server sends and reads: written by `python -m tools.api_types`, not by hand. */\n"
)
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = dict[str, Any]


def main() -> int:
    WRITTEN.write_text(types_of_the_api(), encoding="utf-8")
    return 0


DESCRIBE = """
import json
from mapmakers.service.http.api import create_api
print(json.dumps(create_api().openapi()["components"]["schemas"]))
"""


def schemas_of_the_api(sources: Path = SOURCES) -> dict[str, Schema]:
    """As the plain engine describes them: compiled classes keep no types of their fields."""
    described = subprocess.run(
        [sys.executable, "-c", DESCRIBE],
        env={**os.environ, "MAPMAKERS_ENGINE": "plain", "PYTHONPATH": str(sources)},
        check=True,
        capture_output=True,
        text=True,
    )
    schemas: dict[str, Schema] = json.loads(described.stdout)
    return schemas


def types_of_the_api() -> str:
    schemas = schemas_of_the_api()
    # The framework's own shapes of errors are never sent: ours are.
    ours = {name: one for name, one in schemas.items() if not name.endswith("ValidationError")}
    return "\n".join([HEAD, *(interface(name, ours[name]) for name in sorted(ours))])


def interface(name: str, schema: Schema) -> str:
    lines = [f"export interface {name} {{\n"]
    required = schema.get("required", ())
    for field, kind in schema.get("properties", {}).items():
        mark = "" if field in required else "?"
        lines.append(f"  readonly {field}{mark}: {type_of(kind)};\n")
    return "".join([*lines, "}\n"])


def type_of(schema: Schema) -> str:
    """A schema as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(type_of(one) for one in schema[several]))
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(_literal(one) for one in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        inner = schema.get("additionalProperties", {})
        return (
            f"Readonly<Record<string, {type_of(inner) if isinstance(inner, dict) else 'unknown'}>>"
        )
    return PLAIN.get(str(kind), "unknown")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(type_of(one) for one in schema['prefixItems'])}]"
    inner = type_of(schema.get("items", {}))
    return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


def _literal(value: object) -> str:
    return "'" + value.replace("'", "\\'") + "'" if isinstance(value, str) else json.dumps(value)


if __name__ == "__main__":
    sys.exit(main())
