"""The documentation page of the API, made from the same description that programs read."""

from collections.abc import Iterator
from functools import lru_cache
from html import escape
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from starlette.responses import HTMLResponse, Response

from mapmakers.service.http.description import live_schema
from mapmakers.service.http.json_response import Json

routes = APIRouter()

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; }
section { margin: 1.5rem 0; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.5rem 0.75rem; border-left: 3px solid; }
dt { font-weight: 600; }
"""


@routes.get("/docs", include_in_schema=False)
async def docs(request: Request) -> Response:
    return HTMLResponse(_page(request.app))


@routes.get("/live.json", include_in_schema=False)
async def live() -> Response:
    """The JSON schema of the live channel's messages."""
    return Json(live_schema())


@routes.get("/docs.css", include_in_schema=False)
async def style() -> Response:
    return Response(STYLE, media_type="text/css")


@lru_cache(maxsize=1)
def _page(api: FastAPI) -> str:
    described = api.openapi()
    shapes = {
        **live_schema()["components"]["schemas"],
        **described["components"]["schemas"],
    }
    title = f"{described['info']['title']} API {described['info']['version']}"
    return "\n".join(
        (
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f'<title>{escape(title)}</title><link rel="stylesheet" href="/api/docs.css"></head>',
            f"<body><main><h1>{escape(title)}</h1>",
            '<p>For programs: <a href="/api/openapi.json">openapi.json</a>, and',
            '<a href="/api/live.json">live.json</a> for the live channel. All addresses stand',
            "under <code>/api</code>; answers are JSON.</p>",
            *_operations(described),
            "<h2>Live channel</h2>",
            "<p>A WebSocket at <code>/tables/{table_id}/live</code>. The server sends a",
            '<a href="#ServerMessage">ServerMessage</a>, and a client may send a',
            '<a href="#ClientMessage">ClientMessage</a>, each as JSON.</p>',
            "<h2>Shapes</h2>",
            *_shapes(shapes),
            "</main></body></html>",
        )
    )


def _operations(described: dict[str, Any]) -> Iterator[str]:
    by_tag: dict[str, list[str]] = {}
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            tag = operation.get("tags", ["other"])[0]
            by_tag.setdefault(tag, []).append(_operation(method, path, operation))
    for tag, operations in by_tag.items():
        yield f"<h2>{escape(tag.capitalize())}</h2>"
        yield from operations


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    parts = [f"<section><h3><code>{method.upper()} {escape(path)}</code></h3>"]
    if description := operation.get("description"):
        parts.append(f"<p>{escape(description)}</p>")
    rows = [
        (f"{one['name']} ({one['in']})", _type(one["schema"]))
        for one in operation.get("parameters", [])
    ]
    if body := operation.get("requestBody"):
        rows.append(("body", _content(body)))
    for status, response in operation["responses"].items():
        if status not in ("default", "422"):
            rows.append((f"answer {status}", _content(response)))
    terms = "".join(f"<dt>{escape(term)}</dt><dd>{description}</dd>" for term, description in rows)
    return "".join([*parts, f"<dl>{terms}</dl></section>"])


def _content(described: dict[str, Any]) -> str:
    for kind, content in described.get("content", {}).items():
        schema = content.get("schema", {})
        return _type(schema) if kind == "application/json" else escape(kind)
    return "nothing"


def _shapes(schemas: dict[str, Any]) -> Iterator[str]:
    for name, schema in sorted(schemas.items()):
        yield f'<section id="{escape(name)}"><h3><code>{escape(name)}</code></h3>'
        if description := schema.get("description"):
            yield f"<p>{escape(description)}</p>"
        lines = (
            f"{escape(field)}: {_type(kind)}"
            for field, kind in schema.get("properties", {}).items()
        )
        yield "<pre>" + ("\n".join(lines) or _type(schema)) + "</pre></section>"


def _type(schema: dict[str, Any]) -> str:
    """A schema in a few words, with links to its types."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(_type(one) for one in schema[several])
    if "const" in schema:
        return escape(repr(schema["const"]))
    if "enum" in schema:
        return " or ".join(escape(repr(one)) for one in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        inner = schema.get("items", {})
        return f"list of {_type(inner) if isinstance(inner, dict) else 'values'}"
    return escape(kind)
