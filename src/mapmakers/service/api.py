"""The HTTP API, put together."""

from fastapi import FastAPI

from mapmakers import __version__
from mapmakers.service import answers
from mapmakers.service.errors import install_error_answers
from mapmakers.service.routes import games, guests, live, play, tables


def create_api() -> FastAPI:
    """The API as an application of its own, so that it answers for every address under it.

    Whoever runs it puts the house into its state.
    """
    api = FastAPI(
        title="Mapmakers",
        version=__version__,
        # The interactive pages would load scripts from elsewhere.
        docs_url=None,
        redoc_url=None,
        responses={"default": {"model": answers.Error, "description": "Refused, with a code"}},
    )
    install_error_answers(api)
    for part in (games, guests, tables, play, live):
        api.include_router(part.routes)
    return api
