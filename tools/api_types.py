"""Write the client's types and readers of the API anew: .venv/bin/python -m tools.api_types

The API describes itself; from that come the shapes of what the server sends and reads, over HTTP
and over the live channel, in web/src/lib/api/schema.ts, and what checks that an answer has its
shape, in readers.ts and, for the shapes of one game, in readers.ts of the game's folder. The client
has no other types of them: a change of the API that it does not know of fails its build.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.api_readers import reached, readers
from tools.places import SOURCES, WEB

API = WEB / "src" / "lib" / "api"
GAMES = WEB / "src" / "lib" / "games"
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
    for file, text in files_of_the_api().items():
        file.write_text(text, encoding="utf-8")
    return 0


DESCRIBE = """
import json
from mapmakers.service.http.api import create_api
from mapmakers.service.http.description import live_schema
described = (live_schema(), create_api().openapi())
print(json.dumps([one["components"]["schemas"] for one in described]))
"""


def schemas_of_the_api(sources: Path = SOURCES) -> dict[str, Schema]:
    """As a process of its own describes them, with the games that these sources have."""
    described = subprocess.run(
        [sys.executable, "-c", DESCRIBE],
        env={**os.environ, "MAPMAKERS_ENGINE": "plain", "PYTHONPATH": str(sources)},
        check=True,
        capture_output=True,
        text=True,
    )
    live, http = json.loads(described.stdout)
    return {**live, **http}


def files_of_the_api() -> dict[Path, str]:
    """What is generated, by where it stands."""
    schemas = schemas_of_the_api()
    # The framework's own shapes of errors are never sent: ours are.
    ours = {name: one for name, one in schemas.items() if not name.endswith("ValidationError")}
    types = "\n".join([HEAD, *(declaration(name, ours[name]) for name in sorted(ours))])
    # Requests take no fields that they do not know.
    requests = {name for name, one in ours.items() if one.get("additionalProperties") is False}
    sent = ours.keys() - requests - reached(ours, {"ClientMessage"})
    # A page loads the readers of one game only.
    by_game = {
        folder: {name for name in sent if name.startswith(folder.name.capitalize())}
        for folder in sorted(GAMES.iterdir())
        if folder.is_dir()
    }
    shared = sent - set().union(*by_game.values())
    return {
        API / "schema.ts": types,
        API / "readers.ts": readers(ours, shared),
        **{
            folder / "readers.ts": readers(ours, names, "../../api")
            for folder, names in by_game.items()
            if names
        },
    }


def declaration(name: str, schema: Schema) -> str:
    head = comment(schema)
    if "properties" not in schema:
        return f"{head}export type {name} = {type_of(schema)};\n"
    lines = [f"{head}export interface {name} {{\n"]
    required = schema.get("required", ())
    for field, kind in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"{comment(kind, '  ')}  readonly {field}{mark}: {type_of(kind)};\n")
    return "".join([*lines, "}\n"])


def comment(schema: Schema, indent: str = "") -> str:
    text = " ".join(str(schema.get("description", "")).split())
    return f"{indent}/** {text} */\n" if text else ""


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
