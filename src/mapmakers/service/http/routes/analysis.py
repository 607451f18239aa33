"""A match that is over, looked at by bots: what each seat could expect, and what cost it most."""

from typing import Annotated

from fastapi import Query

from mapmakers.engine.wire import WIRES
from mapmakers.service.errors import ApiError
from mapmakers.service.http.dependencies import (
    CurrentGuest,
    OwnerDep,
    ServicesDep,
    TableDep,
)
from mapmakers.service.http.json_response import Json, JsonRouter
from mapmakers.service.http.rate_limits import ANALYSES
from mapmakers.service.http.routes.play import the_match
from mapmakers.service.schemas.analysis import AnalysisState
from mapmakers.service.schemas.play import Position
from mapmakers.service.serialisation import fragment
from mapmakers.service.store.analyses import StoredAnalysis
from mapmakers.service.tables.live_match import LiveMatch
from mapmakers.service.tables.payloads import position_of
from mapmakers.service.tables.session import TableSession

routes = JsonRouter(tags=["records"])


@routes.get("/tables/{table_id}/analysis")
async def analysis(table: TableDep, services: ServicesDep) -> Json[AnalysisState]:
    """What is known of it by now: it is begun with POST."""
    _open_match(table)
    return Json(_state_of(await services.analysis_jobs.stored(table.stored.id)))


@routes.post("/tables/{table_id}/analysis")
async def begin(table: TableDep, guest: CurrentGuest, services: ServicesDep) -> Json[AnalysisState]:
    """Have the match looked at. Once is enough: what was found is kept for everybody."""
    played = _open_match(table)
    stored = await services.analysis_jobs.stored(table.stored.id)
    if stored is None:
        services.limits.check(ANALYSES, guest.id)
        owner = services.guest_addresses.owner(guest.id)
        await services.analysis_jobs.begin(table.stored.id, played.match, owner)
        stored = await services.analysis_jobs.stored(table.stored.id)
    return Json(_state_of(stored))


@routes.get("/tables/{table_id}/decision")
async def decision(
    table: TableDep,
    services: ServicesDep,
    owner: OwnerDep,
    seat: Annotated[int, Query(ge=0, le=99)],
    step: Annotated[int, Query(ge=1, le=1_000_000)],
) -> Json[Position]:
    """What a seat saw when it made the decision that was this step, with all that it could have
    done."""
    _open_match(table)
    if step > table.number:
        raise ApiError(404, "no-such-step", f"The match has {table.number} steps.")
    state = await services.histories.state(table, step - 1, owner)
    if seat not in state.waiting:
        raise ApiError(404, "no-such-decision", "The seat owed no decision then.")
    wire = WIRES[table.stored.game]()
    return Json(position_of(wire, state, seat, step - 1, table.number, choices=True))


def _open_match(table: TableSession) -> LiveMatch:
    played = the_match(table)
    if not table.is_open_book:
        raise ApiError(409, "not-finished", "A match is looked at when it is over.")
    return played


def _state_of(stored: StoredAnalysis | None) -> AnalysisState:
    if stored is None:
        return AnalysisState("none", 0, 0, None)
    if stored.result is None:
        return AnalysisState("running", stored.done, stored.total, None)
    return AnalysisState("ready", stored.done, stored.total, fragment(stored.result))
