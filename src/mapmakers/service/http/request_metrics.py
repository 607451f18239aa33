"""Count every HTTP response."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mapmakers.service.services import Services

METHODS = frozenset({"GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"})
"""Clients may send any other method: those are counted together."""


class Counted:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        services: Services = scope["app"].state.services
        method = scope["method"] if scope["method"] in METHODS else "other"

        async def send_and_count(message: Message) -> None:
            if message["type"] == "http.response.start":
                services.metrics.answered(method, message["status"])
            await send(message)

        await self.app(scope, receive, send_and_count)
