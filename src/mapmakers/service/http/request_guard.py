"""Checks before a request is read: host name, origin and size of the body."""

from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mapmakers.engine.core.record import MOST_BYTES
from mapmakers.service.errors import ApiError, answer
from mapmakers.service.http.host_names import Names

MOST_IN_A_BODY = 64 * 1024
MOST_IN_A_RECORD = MOST_BYTES + MOST_IN_A_BODY
"""The largest record, with its line breaks escaped."""
RECORDS = "/api/records"
HEALTH = frozenset({"/healthz", "/readyz"})
"""Paths that may be requested under any host name, for monitoring."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def check_name(connection: HTTPConnection, names: Names) -> None:
    """Raise an error for a foreign host name."""
    if connection.scope["path"] in HEALTH or names.know(connection.headers.get("host", "")):
        return
    where = (
        f"This table is at {names.public}."
        if names.public is not None
        else "This table does not go by this name; --public tells it one."
    )
    raise ApiError(421, "foreign-name", where)


def check_origin(connection: HTTPConnection, public: str | None) -> None:
    """Raise an error for a page of another site. Programs that are not browsers send no origin."""
    if _is_foreign(connection, public):
        raise ApiError(403, "foreign-origin", "This page belongs to another site.")


def _is_foreign(connection: HTTPConnection, public: str | None) -> bool:
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
    if public is not None:
        return origin != public
    try:
        page = urlsplit(origin)
    except ValueError:
        return True
    if page.scheme == "http" and connection.scope["scheme"] in ("https", "wss"):
        # Somebody in between could have written that page.
        return True
    return page.netloc.lower() != connection.headers.get("host", "").lower()


class Guard:
    def __init__(self, app: ASGIApp, names: Names) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        try:
            check_name(connection, self.names)
            if scope["method"] not in SAFE_METHODS:
                check_origin(connection, self.names.public)
        except ApiError as refusal:
            await answer(refusal.status, refusal.code, refusal.detail)(scope, receive, send)
            return
        if scope["method"] in SAFE_METHODS:
            await self.app(scope, receive, send)
            return
        most = MOST_IN_A_RECORD if scope["path"] == RECORDS else MOST_IN_A_BODY
        too_large = answer(413, "too-large", f"At most {most} bytes are allowed here.")
        declared = Headers(scope=scope).get("content-length", "0")
        if not declared.isdigit() or int(declared[:20]) > most:
            await too_large(scope, receive, send)
            return
        left = most

        async def receive_within() -> Message:
            nonlocal left
            message = await receive()
            if message["type"] == "http.request":
                left -= len(message.get("body", b""))
                if left < 0:
                    # An HTTPException, which is passed on unchanged by the reader of the body.
                    raise HTTPException(413, f"At most {most} bytes are allowed here.")
            return message

        await self.app(scope, receive_within, send)
