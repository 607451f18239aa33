"""Components of owners: checked, and kept for their tables."""

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import Path, Request

from mapmakers.engine.core import Game
from mapmakers.engine.core.refusal import Problem
from mapmakers.service.clock import iso
from mapmakers.service.errors import LONGEST_DETAIL, ApiError
from mapmakers.service.http.dependencies import Active, CurrentGuest, OptionalGuest, ServicesDep
from mapmakers.service.http.json_response import Json, JsonRouter
from mapmakers.service.http.rate_limits import COMPONENTS, COMPONENTS_BY_ADDRESS, address_of
from mapmakers.service.http.routes.games import GameDep
from mapmakers.service.schemas import requests
from mapmakers.service.schemas.components import (
    Box,
    CheckedComponents,
    Components,
    ComponentsProblem,
)
from mapmakers.service.services import Services
from mapmakers.service.store.boxes import MOST_BOXES, BoxFile
from mapmakers.service.store.guests import Guest
from mapmakers.service.tables.components import CheckedFile, check, in_use

routes = JsonRouter(tags=["components"])

FingerprintPath = Annotated[requests.Fingerprint, Path()]
LONGEST_VALUE = 200
"""Characters of a file that a problem quotes."""


@routes.get("/components/{game}")
async def show(game: GameDep) -> Json[Components]:
    """The standard components of a game: what an owner's file begins with."""
    return Json(_components(game, in_use(game)))


@routes.post("/components/{game}/check")
async def check_file(
    game: GameDep,
    sent: requests.ComponentsFile,
    request: Request,
    guest: OptionalGuest,
    services: ServicesDep,
) -> Json[CheckedComponents]:
    """Check a components file: the components without notes, or all that is wrong."""
    _count(services, request, guest)
    in_use(game)
    found = await asyncio.to_thread(check, game, sent.file)
    if isinstance(found, CheckedFile):
        return Json(CheckedComponents(_components(game, found), []))
    return Json(CheckedComponents(None, [_problem(problem) for problem in found]))


@routes.get("/me/components")
async def mine(guest: CurrentGuest, services: ServicesDep) -> Json[Sequence[Box]]:
    """The guest's boxes, the latest first."""
    return await _boxes(services, guest)


@routes.get("/me/components/{game}/{fingerprint}")
async def one_of_mine(
    game: GameDep, fingerprint: FingerprintPath, guest: CurrentGuest, services: ServicesDep
) -> Json[Components]:
    """One of the guest's boxes."""
    box = await the_box(services, guest, game.name, fingerprint, status=404)
    found = await asyncio.to_thread(lambda: in_use(game.with_components(box.file)))
    return Json(_components(game, found))


@routes.post("/me/components/{game}", status_code=201)
async def save(
    game: GameDep,
    sent: requests.SavedBox,
    request: Request,
    guest: CurrentGuest,
    services: ServicesDep,
) -> Json[Components]:
    """Keep a components file for the guest's tables; one that the guest has already is renamed."""
    _count(services, request, guest)
    in_use(game)
    found = await asyncio.to_thread(check, game, sent.file)
    if not isinstance(found, CheckedFile):
        first = found[0]
        place = f"{first.place}: " if first.place else ""
        raise ApiError(422, "bad-components", f"{place}{first.text}.")
    box = BoxFile(found.fingerprint, found.file)
    if not await services.store.boxes.save(guest.id, game.name, box, sent.name):
        raise ApiError(
            409, "too-many-boxes", f"A guest keeps at most {MOST_BOXES} boxes of a game."
        )
    return Json(_components(game, found), 201)


@routes.delete("/me/components/{game}/{fingerprint}")
async def remove(
    game: GameDep, fingerprint: FingerprintPath, guest: Active, services: ServicesDep
) -> Json[Sequence[Box]]:
    """Remove a box; the answer lists the others. Tables keep what they were opened with."""
    await services.store.boxes.remove(guest.id, game.name, fingerprint)
    return await _boxes(services, guest)


async def the_box(
    services: Services, guest: Guest, game: str, fingerprint: str, *, status: int = 422
) -> BoxFile:
    """One of the guest's boxes, or an error with this status."""
    file = await services.store.boxes.file(guest.id, game, fingerprint)
    if file is None:
        raise ApiError(status, "no-such-box", "You have no such box.")
    return BoxFile(fingerprint, file)


async def _boxes(services: Services, guest: Guest) -> Json[Sequence[Box]]:
    return Json(
        [
            Box(box.game, box.fingerprint, box.name, iso(box.saved_at))
            for box in await services.store.boxes.of_guest(guest.id)
        ]
    )


def _count(services: Services, request: Request, guest: Guest | None) -> None:
    services.limits.check(COMPONENTS_BY_ADDRESS, address_of(request))
    if guest is not None:
        services.limits.check(COMPONENTS, guest.id)


def _components(game: Game[Any], found: CheckedFile) -> Components:
    return Components(game.name, found.fingerprint, found.file, found.guessed)


def _problem(problem: Problem) -> ComponentsProblem:
    return ComponentsProblem(
        problem.place,
        problem.code,
        [_quotable(value, LONGEST_VALUE) for value in problem.values],
        _quotable(problem.text, LONGEST_DETAIL),
    )


def _quotable(text: str, longest: int) -> str:
    """Text of a file, which may contain what no encoding can write."""
    return text[:longest].encode(errors="replace").decode()
