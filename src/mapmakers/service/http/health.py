"""What a balancer or supervisor asks: does the process live, and should people be sent here."""

import asyncio

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from mapmakers.service.services import Services

PATIENCE = 2.0
"""Seconds for the database to answer."""


async def healthz(_request: Request) -> Response:
    """The process lives. It says nothing of the database: a restart here would not mend that."""
    return JSONResponse({"status": "ok"})


async def readyz(request: Request) -> Response:
    """Whether people should be sent here: not without a database, and not before closing."""
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
