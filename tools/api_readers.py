"""The client's readers of what the server sends, as TypeScript.

A reader checks that a value has the shape that the API describes, and gives it back with its type.
What stands for whichever game is played is left to that game's own reader.
"""

import re
from typing import Any

Schema = dict[str, Any]

HEAD = """\
/** Readers of what the server sends: written by `python -m tools.api_types`, not by hand. */
"""
OF_A_GAME = {
    ("Position", "view"),
    ("Position", "choices"),
    ("MoveEffects", "effects"),
    ("PlannedMove", "effects"),
    ("Hint", "effects"),
    ("Step", "events"),
    ("Opening", "events"),
    ("SecretEvent", "event"),
}
SIMPLE = {"string": "text", "integer": "whole", "number": "real", "boolean": "flag"}
HELPERS = re.compile(
    r"\b(anything|either|fields|flag|list|oneOf|orNull|real|record|tagged|text|tuple|whole)\("
    r"|[ (\[](anything|flag|real|text|whole)\b"
)

READER = re.compile(r"\b(read[A-Z]\w*)")


def readers(schemas: dict[str, Schema], sent: set[str], api: str = ".") -> str:
    """One for each of these shapes. `api` is the path from their file to the client's API; readers
    of other shapes are found there."""
    body = "\n".join(reader(name, schemas[name]) for name in sorted(sent))
    helpers = {one or other for one, other in HELPERS.findall(body)}
    elsewhere = set(READER.findall(body)) - {f"read{name}" for name in sent}
    imports = [
        f"import {{ {', '.join(sorted(names))} }} from '{api}/{file}';\n"
        for names, file in ((elsewhere, "readers"), (helpers, "reading"))
        if names
    ]
    return "".join([HEAD, *imports, f"import type * as sent from '{api}/schema';\n\n", body])


def reader(name: str, schema: Schema) -> str:
    lines = [f"export function read{name}(value: unknown): sent.{name} {{"]
    if "properties" in schema:
        lines.append("  const of = fields(value);")
        for field, kind in schema["properties"].items():
            if (name, field) not in OF_A_GAME:
                lines.append(f"  {check(kind, f'of.{field}')};")
    else:
        lines.append(f"  {check(schema, 'value')};")
    return "\n".join([*lines, f"  return value as sent.{name};", "}", ""])


def check(schema: Schema, value: str) -> str:
    """The call that checks a value."""
    if "$ref" in schema:
        return f"{_reader(schema)}({value})"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return _check_union(schema, schema[several], value)
    if "const" in schema:
        return f"oneOf({value}, [{_quoted(schema['const'])}])"
    if "enum" in schema:
        return f"oneOf({value}, [{', '.join(map(_quoted, schema['enum']))}])"
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"tuple({value}, [{', '.join(map(checker, schema['prefixItems']))}])"
        return f"list({value}, {checker(schema.get('items', {}))})"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"record({value}, {checker(inner if isinstance(inner, dict) else {})})"
    return f"{SIMPLE.get(str(kind), 'anything')}({value})"


def _check_union(schema: Schema, kinds: list[Schema], value: str) -> str:
    real = [kind for kind in kinds if kind.get("type") != "null"]
    if len(real) < len(kinds):
        rest = real[0] if len(real) == 1 else {**schema, "anyOf": real}
        return f"orNull({value}, {checker(rest)})"
    tag = schema.get("discriminator")
    if tag is not None:
        by = ", ".join(f"{name}: {_reader({'$ref': to})}" for name, to in tag["mapping"].items())
        return f"tagged({value}, {_quoted(tag['propertyName'])}, {{ {by} }})"
    return f"either({value}, [{', '.join(map(checker, real))}])"


def checker(schema: Schema) -> str:
    """A function that checks a value."""
    call = check(schema, "one")
    simple = re.fullmatch(r"(\w+)\(one\)", call)
    return simple[1] if simple else f"(one) => {call}"


def _reader(schema: Schema) -> str:
    return "read" + str(schema["$ref"]).rpartition("/")[2]


def _quoted(value: object) -> str:
    return "'" + str(value).replace("'", "\\'") + "'"


def reached(schemas: dict[str, Schema], names: set[str]) -> set[str]:
    """These shapes, and all that they are made of."""
    found: set[str] = set()
    waiting = set(names)
    while waiting:
        name = waiting.pop()
        found.add(name)
        inside = set(re.findall(r"#/components/schemas/(\w+)'", repr(schemas[name])))
        waiting |= inside - found
    return found
