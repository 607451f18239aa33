"""The web application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount

from mapmakers.service.clock import Clock, system_clock
from mapmakers.service.errors import install_error_answers
from mapmakers.service.http import health
from mapmakers.service.http.api import create_api
from mapmakers.service.http.headers import SafetyHeaders
from mapmakers.service.http.request_guard import Guard
from mapmakers.service.http.request_metrics import Counted
from mapmakers.service.http.request_pace import Pace
from mapmakers.service.http.static_files import ClientFiles, is_built, not_built
from mapmakers.service.operations.settings import Settings
from mapmakers.service.services import Services


def create_app(settings: Settings, clock: Clock = system_clock) -> Starlette:
    """Create the application; its lifespan opens the services, or raises StartupError."""
    api = create_api()
    client = ClientFiles(settings.client) if is_built(settings.client) else not_built

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with Services.open(settings, clock) as services:
            api.state.services = app.state.services = services
            yield

    app = Starlette(
        routes=[*health.ROUTES, Mount("/api", api), Mount("/", client)],
        middleware=[
            Middleware(Counted),
            Middleware(SafetyHeaders, public=settings.public),
            Middleware(Pace, factor=settings.rate_limits),
            Middleware(Guard, names=settings.names),
            Middleware(GZipMiddleware, compresslevel=6),
        ],
        lifespan=lifespan,
    )
    install_error_answers(app)
    return app
