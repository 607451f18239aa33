"""A match that is over, looked at by bots: what each seat could expect, and what cost it most."""

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query
from starlette.responses import Response

from mapmakers.engine.wire import WIRES
from mapmakers.service.errors import ApiError
from mapmakers.service.http import responses as answers
from mapmakers.service.http.dependencies import (
    CurrentGuest,
    OwnerDep,
    ServicesDep,
    TableDep,
    as_json,
)
from mapmakers.service.http.rate_limits import ANALYSES
from mapmakers.service.http.routes.play import the_match
from mapmakers.service.store.analyses import StoredAnalysis
from mapmakers.service.tables.live_match import LiveMatch
from mapmakers.service.tables.payloads import past_position_payload
from mapmakers.service.tables.session import TableSession

routes = APIRouter(tags=["records"])


@routes.get("/tables/{table_id}/analysis", response_model=answers.AnalysisState)
async def analysis(table: TableDep, services: ServicesDep) -> Response:
    """What is known of it by now: it is begun with POST."""
    _open_match(table)
    return as_json(_told(await services.analysis_jobs.stored(table.stored.id)))


@routes.post("/tables/{table_id}/analysis", response_model=answers.AnalysisState)
async def begin(table: TableDep, guest: CurrentGuest, services: ServicesDep) -> Response:
    """Have the match looked at. Once is enough: what was found is kept for everybody."""
    played = _open_match(table)
    stored = await services.analysis_jobs.stored(table.stored.id)
    if stored is None:
        services.limits.check(ANALYSES, guest.id)
        owner = services.guest_addresses.owner(guest.id)
        await services.analysis_jobs.begin(table.stored.id, played.match, owner)
        stored = await services.analysis_jobs.stored(table.stored.id)
    return as_json(_told(stored))


@routes.get("/tables/{table_id}/decision", response_model=answers.Position)
async def decision(
    table: TableDep,
    services: ServicesDep,
    owner: OwnerDep,
    seat: Annotated[int, Query(ge=0, le=99)],
    step: Annotated[int, Query(ge=1, le=1_000_000)],
) -> Response:
    """What a seat saw when it made the decision that was this step, with all that it could have
    done."""
    _open_match(table)
    if step > table.number:
        raise ApiError(404, "no-such-step", f"The match has {table.number} steps.")
    state = await services.histories.state(table, step - 1, owner)
    if seat not in state.waiting:
        raise ApiError(404, "no-such-decision", "The seat owed no decision then.")
    told = past_position_payload(state, step - 1, seat, table.number)
    choices = WIRES[table.stored.game]().choices(state, seat)
    return as_json({**told, "choices": orjson.Fragment(choices)})


def _open_match(table: TableSession) -> LiveMatch:
    played = the_match(table)
    if not table.is_open_book:
        raise ApiError(409, "not-finished", "A match is looked at when it is over.")
    return played


def _told(stored: StoredAnalysis | None) -> dict[str, Any]:
    if stored is None:
        return {"state": "none", "done": 0, "total": 0, "analysis": None}
    ready = stored.result is not None
    return {
        "state": "ready" if ready else "running",
        "done": stored.done,
        "total": stored.total,
        "analysis": orjson.loads(stored.result) if stored.result is not None else None,
    }
