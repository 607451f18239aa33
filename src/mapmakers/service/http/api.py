"""The HTTP API, put together."""

import json
import re
from typing import Any

from fastapi import FastAPI

from mapmakers import __version__
from mapmakers.service.errors import install_error_answers
from mapmakers.service.http import responses as answers
from mapmakers.service.http.routes import (
    analysis,
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

# The games use the same names for their shapes, so that pydantic tells them apart by module.
_OF_A_GAME = re.compile(r"mapmakers__engine__games__([a-z]+)__\w+?__(\w+)")
_GAMES = {"cartographers": "Cartographers", "misterra": "Misterra", "mapout": "MapOut"}


class Api(FastAPI):
    def openapi(self) -> dict[str, Any]:
        """The description, with names such as CartographersView."""
        if self.openapi_schema is None:
            text = json.dumps(super().openapi())
            named = _OF_A_GAME.sub(lambda found: _GAMES[found[1]] + found[2], text)
            self.openapi_schema = json.loads(named)
        assert self.openapi_schema is not None
        return self.openapi_schema


def create_api() -> FastAPI:
    """The API as an application of its own, so that it answers for every address under it.

    Whoever runs it puts the services into its state.
    """
    api = Api(
        title="Mapmakers",
        version=__version__,
        # The framework's pages would load scripts from elsewhere; routes/docs.py is ours.
        docs_url=None,
        redoc_url=None,
        responses={"default": {"model": answers.Error, "description": "Refused, with a code"}},
    )
    install_error_answers(api)
    for part in (games, lessons, guests, tables, play, hints, analysis, records, live, docs):
        api.include_router(part.routes)
    return api
