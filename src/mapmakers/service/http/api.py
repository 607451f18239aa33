"""The HTTP API."""

from fastapi import FastAPI

from mapmakers import __version__
from mapmakers.service.errors import install_error_answers
from mapmakers.service.http.description import Api
from mapmakers.service.http.routes import (
    analysis,
    components,
    docs,
    games,
    guests,
    hints,
    lessons,
    play,
    records,
    tables,
)
from mapmakers.service.live import channel as live
from mapmakers.service.schemas.errors import Error


def create_api() -> FastAPI:
    """The API as a sub-application, so that it answers for every path under its prefix.

    The caller sets `state.services`.
    """
    api = Api(
        title="Mapmakers",
        version=__version__,
        # The framework's pages would load scripts from other sites; routes/docs.py has our own.
        docs_url=None,
        redoc_url=None,
        responses={"default": {"model": Error, "description": "Refused, with a code"}},
    )
    install_error_answers(api)
    parts = (games, components, lessons, guests, tables, play, hints, analysis, records)
    described = [part.routes for part in parts]
    api.answers = [Error, *(shape for routes in described for shape in routes.answers)]
    for routes in (*described, live.routes, docs.routes):
        api.include_router(routes)
    return api
