"""The web application, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount

from mapmakers.service.api import create_api
from mapmakers.service.client_files import ClientFiles, is_built, not_built
from mapmakers.service.errors import install_error_answers
from mapmakers.service.headers import SafetyHeaders
from mapmakers.service.settings import Settings
from mapmakers.service.store import Store


def create_app(settings: Settings) -> Starlette:
    """The application; its lifespan opens the store, and raises CannotServe where it cannot."""
    api = create_api()
    client = ClientFiles(settings.client) if is_built(settings.client) else not_built

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with Store.open(settings.database) as store:
            api.state.store = store
            yield

    app = Starlette(
        routes=[Mount("/api", api), Mount("/", client)],
        middleware=[Middleware(SafetyHeaders), Middleware(GZipMiddleware, compresslevel=6)],
        lifespan=lifespan,
    )
    install_error_answers(app)
    return app
