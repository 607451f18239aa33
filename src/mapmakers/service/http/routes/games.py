"""The games: what may be chosen, an example of each, and their rules."""

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Depends
from sqlalchemy.exc import SQLAlchemyError

from mapmakers import __version__, rules_pages
from mapmakers.engine.games import GAMES
from mapmakers.service.errors import ApiError
from mapmakers.service.http import game_examples as examples
from mapmakers.service.http import responses as answers
from mapmakers.service.http.dependencies import ServicesDep
from mapmakers.service.http.game_catalogue import TABLE_GAMES, TableGame

routes = APIRouter(tags=["games"])


def the_game(game: str) -> TableGame:
    if game not in TABLE_GAMES:
        raise ApiError(404, "no-such-game", f"There is no game {game!r} at this table.")
    return TABLE_GAMES[game]


@routes.get("/health")
async def health(services: ServicesDep) -> answers.Health:
    try:
        await services.store.answer()
    except SQLAlchemyError as error:
        raise ApiError(503, "database-unavailable", "The database does not answer.") from error
    return answers.Health(
        status="ok",
        version=__version__,
        database=services.store.kind,
        lobby=services.settings.lobby,
    )


@routes.get("/games")
async def games() -> list[answers.Game]:
    return [
        answers.Game(
            id=game.id,
            seats=answers.Seats(min=game.fewest_seats, max=game.most_seats),
            rules=list(rules_pages.languages(game.id)),
            playable=game.playable,
            options=[
                answers.Option(name=option.name, default=option.default, values=option.values)
                for option in (GAMES[game.id].options if game.playable else ())
            ],
        )
        for game in TABLE_GAMES.values()
    ]


@routes.get("/games/{game}/example")
def example(game: Annotated[TableGame, Depends(the_game)]) -> answers.Example:
    return examples.example(game.id)


@routes.get("/rules/{game}/{lang}")
async def rules(game: Annotated[TableGame, Depends(the_game)], lang: str) -> answers.RulesPage:
    try:
        return rules_answer(game.id, lang)
    except rules_pages.NoSuchPage as error:
        raise ApiError(
            404, "no-such-rules-page", f"There are no rules of {game.id} in {lang!r}."
        ) from error


@lru_cache(maxsize=64)
def rules_answer(game: str, lang: str) -> answers.RulesPage:
    page = rules_pages.load(game, lang)
    return answers.RulesPage.model_validate(
        {
            "game": game,
            "lang": lang,
            "title": page.title,
            "intro": page.intro,
            "sections": page.sections,
            "readings": page.readings,
        }
    )
