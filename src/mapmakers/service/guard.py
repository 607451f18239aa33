"""What is turned away before anything is read: foreign pages and bodies that are too large."""

from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mapmakers.service.errors import answer

MOST_IN_A_BODY = 64 * 1024
MOST_IN_A_RECORD = 5 * 1024 * 1024
"""A record of four megabytes, its line breaks written as two characters each."""
RECORDS = "/api/records"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def comes_from_elsewhere(connection: HTTPConnection, public: str | None) -> bool:
    """Whether another site's page asks. Programs that are no browser say nothing of a page."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
    if public is not None and origin == public:
        return False
    try:
        return urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower()
    except ValueError:
        return True


class Guard:
    def __init__(self, app: ASGIApp, public: str | None) -> None:
        self.app = app
        self.public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in SAFE_METHODS:
            await self.app(scope, receive, send)
            return
        if comes_from_elsewhere(HTTPConnection(scope), self.public):
            refusal = answer(403, "foreign-origin", "This page belongs to another site.")
            await refusal(scope, receive, send)
            return
        most = MOST_IN_A_RECORD if scope["path"] == RECORDS else MOST_IN_A_BODY
        too_large = answer(413, "too-large", f"At most {most} bytes may be sent here.")
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
                    # Of this kind, so that whoever reads the body passes it on as it is.
                    raise HTTPException(413, f"At most {most} bytes may be sent here.")
            return message

        await self.app(scope, receive_within, send)
