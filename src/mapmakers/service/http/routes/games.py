"""The games: options, an example of each, and their rules."""

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import Depends
from sqlalchemy.exc import SQLAlchemyError

from mapmakers import __version__, rules_pages
from mapmakers.engine.core import Game as Rules
from mapmakers.engine.core.guessed import guessed
from mapmakers.engine.games import GAMES
from mapmakers.plugins import game_plugin
from mapmakers.service.errors import ApiError
from mapmakers.service.http import game_examples as examples
from mapmakers.service.http import rules_page
from mapmakers.service.http.dependencies import ServicesDep
from mapmakers.service.http.json_response import Json, JsonRouter
from mapmakers.service.schemas.games import Example, Game, Health, Option, RulesPage, Seats

routes = JsonRouter(tags=["games"])


def the_game(game: str) -> Rules[Any]:
    if game not in GAMES:
        raise ApiError(404, "no-such-game", f"There is no game {game!r} at this table.")
    return GAMES[game]


GameDep = Annotated[Rules[Any], Depends(the_game)]


@routes.get("/health")
async def health(services: ServicesDep) -> Json[Health]:
    try:
        await services.store.answer()
    except SQLAlchemyError as error:
        raise ApiError(503, "database-unavailable", "The database does not answer.") from error
    return Json(
        Health(version=__version__, database=services.store.kind, lobby=services.settings.lobby)
    )


@routes.get("/games")
async def games() -> Json[Sequence[Game]]:
    return Json(
        [
            Game(
                id=name,
                title=game_plugin(name).title,
                seats=Seats(game.seats[0], game.seats[-1]),
                rules=rules_pages.languages(name),
                playable=True,
                options=[
                    Option(option.name, option.default, option.values) for option in game.options
                ],
                guessed=guessed(game),
            )
            for name, game in GAMES.items()
        ]
    )


@routes.get("/games/{game}/example")
def example(game: GameDep) -> Json[Example]:
    return Json(examples.example(game.name))


@routes.get("/rules/{game}/{lang}")
async def rules(game: GameDep, lang: str) -> Json[RulesPage]:
    try:
        page = rules_page.load(game.name, lang)
    except rules_pages.NoSuchPage as error:
        raise ApiError(
            404, "no-such-rules-page", f"There are no rules of {game.name} in {lang!r}."
        ) from error
    return Json(RulesPage(game.name, lang, page.title, page.intro, page.sections, page.readings))
