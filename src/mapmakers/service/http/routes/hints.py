"""Hints: a good move for a seat, found by a bot."""

import asyncio

import msgspec

from mapmakers.bots import LEVELS
from mapmakers.service.bots import BotFailed, Job, PlanRequest, Priority
from mapmakers.service.errors import ApiError
from mapmakers.service.http.dependencies import CurrentGuest, ServicesDep, TableDep
from mapmakers.service.http.json_response import Json, JsonRouter
from mapmakers.service.http.rate_limits import HINTS
from mapmakers.service.http.routes.play import check_holds, the_match
from mapmakers.service.http.work_caps import HINTS_AT_ONCE
from mapmakers.service.schemas import requests
from mapmakers.service.schemas.play import Hint
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.tables import PERSON, PLAYING
from mapmakers.service.tables.payloads import hint_payload
from mapmakers.service.tables.session import TableSession

routes = JsonRouter(tags=["play"])

ADVISER = LEVELS[-1]


@routes.post("/tables/{table_id}/hint")
async def hint(
    sent: requests.HintQuestion, table: TableDep, guest: CurrentGuest, services: ServicesDep
) -> Json[Hint]:
    """A good move for one of the guest's seats, from what that seat sees, what it would change, and
    how the turn goes on. Not available when other people play, because it would be unfair."""
    services.limits.check(HINTS, guest.id)
    check_holds(table, guest, sent.seat)
    check_alone(table, guest)
    played = the_match(table)
    state = await table.read(lambda: played.match.state.copy())
    if table.stored.status != PLAYING or sent.seat not in state.waiting:
        raise ApiError(409, "not-your-turn", "It is not this seat's turn.")
    game, seconds = table.stored.game, services.settings.think_seconds
    question = PlanRequest.of(game, ADVISER, state, sent.seat, seconds)
    owner = services.guest_addresses.owner(guest.id)
    with services.at_once.under_way(HINTS_AT_ONCE, owner):
        try:
            answer = await services.bots.ask(question.asked(), Job(Priority.HINT, owner))
            plan = PlanRequest.read(answer)
        except (BotFailed, msgspec.DecodeError) as failure:
            raise ApiError(503, "no-hint", f"No hint could be found: {failure}.") from failure
    found = await asyncio.to_thread(hint_payload, game, state, sent.seat, plan)
    if found is None:
        raise ApiError(503, "no-hint", "No hint could be found.")
    return Json(found)


def check_alone(table: TableSession, guest: Guest) -> None:
    """Whether all players are bots or sit at the device of the guest."""
    people = [seat for seat in table.stored.seats if seat.kind == PERSON]
    if any(seat.guest_id != guest.id for seat in people):
        raise ApiError(403, "hints-off", "Hints are not available when other people play.")
