"""Analyses of finished matches."""

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
from mapmakers.service.schemas.requests import SeatNumber
from mapmakers.service.serialisation import fragment
from mapmakers.service.store.analyses import StoredAnalysis
from mapmakers.service.tables.live_match import LiveMatch
from mapmakers.service.tables.payloads import position_of
from mapmakers.service.tables.session import TableSession

routes = JsonRouter(tags=["records"])


@routes.get("/tables/{table_id}/analysis")
async def analysis(table: TableDep, services: ServicesDep) -> Json[AnalysisState]:
    """The analysis, or its progress; POST starts it."""
    _open_match(table)
    return Json(_state_of(await services.analysis_jobs.stored(table.stored.id)))


@routes.post("/tables/{table_id}/analysis")
async def begin(table: TableDep, guest: CurrentGuest, services: ServicesDep) -> Json[AnalysisState]:
    """Start an analysis of the match. The result is stored for everybody."""
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
    seat: Annotated[SeatNumber, Query()],
    step: Annotated[int, Query(ge=1, le=1_000_000)],
) -> Json[Position]:
    """What a seat saw when it made the decision of this step, with its legal moves."""
    _open_match(table)
    if step > table.number:
        raise ApiError(404, "no-such-step", f"The match has {table.number} steps.")
    state = await services.histories.state(table, step - 1, owner)
    if seat not in state.waiting:
        raise ApiError(404, "no-such-decision", "The seat had no decision to make at that step.")
    wire = WIRES[table.stored.game]()
    return Json(position_of(wire, state, seat, step - 1, table.number, choices=True))


def _open_match(table: TableSession) -> LiveMatch:
    played = the_match(table)
    if not table.is_open_book:
        raise ApiError(409, "not-finished", "Only finished matches can be analysed.")
    return played


def _state_of(stored: StoredAnalysis | None) -> AnalysisState:
    if stored is None:
        return AnalysisState("none", 0, 0, None)
    if stored.result is None:
        return AnalysisState("running", stored.done, stored.total, None)
    return AnalysisState("ready", stored.done, stored.total, fragment(stored.result))
