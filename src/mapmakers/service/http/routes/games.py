"""The games: what may be chosen, an example of each, and their rules."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import Depends
from sqlalchemy.exc import SQLAlchemyError

from mapmakers import __version__, rules_pages
from mapmakers.engine.games import GAMES
from mapmakers.service.errors import ApiError
from mapmakers.service.http import game_examples as examples
from mapmakers.service.http.dependencies import ServicesDep
from mapmakers.service.http.game_catalogue import TABLE_GAMES, TableGame
from mapmakers.service.http.json_response import Json, JsonRouter
from mapmakers.service.schemas.games import Example, Game, Health, Option, RulesPage, Seats

routes = JsonRouter(tags=["games"])


def the_game(game: str) -> TableGame:
    if game not in TABLE_GAMES:
        raise ApiError(404, "no-such-game", f"There is no game {game!r} at this table.")
    return TABLE_GAMES[game]


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
                id=game.id,
                seats=Seats(game.fewest_seats, game.most_seats),
                rules=rules_pages.languages(game.id),
                playable=game.playable,
                options=[
                    Option(option.name, option.default, option.values)
                    for option in (GAMES[game.id].options if game.playable else ())
                ],
            )
            for game in TABLE_GAMES.values()
        ]
    )


@routes.get("/games/{game}/example")
def example(game: Annotated[TableGame, Depends(the_game)]) -> Json[Example]:
    return Json(examples.example(game.id))


@routes.get("/rules/{game}/{lang}")
async def rules(game: Annotated[TableGame, Depends(the_game)], lang: str) -> Json[RulesPage]:
    try:
        page = rules_pages.load(game.id, lang)
    except rules_pages.NoSuchPage as error:
        raise ApiError(
            404, "no-such-rules-page", f"There are no rules of {game.id} in {lang!r}."
        ) from error
    return Json(RulesPage(game.id, lang, page.title, page.intro, page.sections, page.readings))
