"""Health checks for load balancers and supervisors."""

import asyncio

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from mapmakers.service.services import Services

PATIENCE = 2.0
"""Seconds for the database to answer."""


async def healthz(_request: Request) -> Response:
    """The process is alive. The database is not checked, because a restart would not help."""
    return JSONResponse({"status": "ok"})


async def readyz(request: Request) -> Response:
    """Whether the process accepts players: not without a database, and not during shutdown."""
    services: Services = request.app.state.services
    if services.closing.is_set():
        return _not_ready("closing")
    try:
        async with asyncio.timeout(PATIENCE):
            await services.store.answer()
    except (SQLAlchemyError, OSError, TimeoutError):
        return _not_ready("database-unavailable")
    return JSONResponse({"status": "ok"})


def _not_ready(why: str) -> Response:
    return JSONResponse({"status": why}, status_code=503)


ROUTES = [Route("/healthz", healthz), Route("/readyz", readyz)]
