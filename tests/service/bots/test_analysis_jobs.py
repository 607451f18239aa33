"""A match that is over, looked at by bots: what each seat could expect, and what cost it most."""

import asyncio
import json
import random
from typing import Any

import pytest

from mapmakers.engine.core import FairChance, Match
from mapmakers.engine.games import GAMES
from mapmakers.service.bots.analysis_jobs import analysis_json
from tests.bots.mapout.costly_turns import costly_turn
from tests.service.people import ME, Message, Person, any_move, bot, here
from tests.service.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

PATIENCE = 300.0
"""Seconds for all that bots have to weigh; the plain engine on a busy machine takes its time."""
DECISIONS = {"cartographers": 1, "misterra": 3, "mapout": 3}


def begun(game: str) -> str:
    """The record of the beginning of a match, always the same."""
    match = Match(GAMES[game], ["Ada", "Bo"], FairChance(bytes(32)))
    for _ in range(DECISIONS[game]):
        seat = match.state.waiting[0]
        match.play(seat, match.state.legal(seat)[0])
    return str(match.record)


async def brought_in(person: Person, game: str) -> str:
    table: str = (await person.post("/records", record=begun(game), mode="watch"))["id"]
    return table


async def looked_at(person: Person, table: str) -> Message:
    """The analysis, begun by this person and waited for."""
    path = f"/tables/{table}/analysis"
    told: Message = await person.post(path)
    async with asyncio.timeout(PATIENCE):
        while told["state"] == "running":
            assert told["done"] <= told["total"]
            await asyncio.sleep(0.1)
            told = await person.get(path)
    assert told["state"] == "ready", told
    assert told["done"] == told["total"]
    found: Message = told["analysis"]
    return found


def moves_of(turn: Message) -> list[str]:
    return [one["move"] for one in (turn, *turn["then"])]


@pytest.mark.parametrize("game", DECISIONS)
async def test_every_seat_is_told_what_it_could_expect_and_what_cost_it_most(
    server: Server, game: str
) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        found = await looked_at(ada, await brought_in(ada, game))
        assert found["steps"] == DECISIONS[game]
        assert [one["seat"] for one in found["seats"]] == [0, 1]
        assert any(one["points"] for one in found["seats"])
        for one in found["seats"]:
            steps = [point["step"] for point in one["points"]]
            assert steps == sorted(steps)
            assert len(one["costliest"]) <= 3
            for costly in one["costliest"]:
                assert costly["cost"] > 0
                assert costly["made"]["effects"]
                assert costly["better"]["effects"]
                assert moves_of(costly["made"]) != moves_of(costly["better"])
                assert costly["step"] <= costly["last"] <= found["steps"]
                if game != "mapout":
                    assert costly["last"] == costly["step"]
                    assert costly["better"]["then"] == []


def test_a_turn_of_map_out_is_told_with_all_its_moves_and_their_points() -> None:
    match, analysis = costly_turn()
    seats = json.loads(analysis_json(match, analysis))["seats"]
    (told,) = (costly for seat in seats for costly in seat["costliest"])
    assert (told["step"], told["last"]) == (1, 3)
    assert moves_of(told["made"]) == [str(step.move) for step in match.steps]
    for turn in (told["made"], told["better"]):
        steps = [turn, *turn["then"]]
        points = [one["effects"]["points"] for one in steps]
        assert [one["total"] for one in steps] == [sum(points[at:]) for at in range(3)]
    assert told["better"]["total"] > 0


async def test_what_was_found_is_kept_for_the_next_who_asks(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await brought_in(ada, "mapout")
        found = await looked_at(ada, table)
        again = await bo.post(f"/tables/{table}/analysis")
        assert again["state"] == "ready"
        assert again["analysis"] == found


async def test_the_same_match_brought_in_again_is_judged_alike(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        found = [await looked_at(ada, await brought_in(ada, "mapout")) for _ in range(2)]
        assert found[0] == found[1]


async def test_while_a_match_is_played_nobody_is_told(server: Server) -> None:
    async with Person.at(server.address, "Ada", None) as (ada, stranger):
        table = await ada.create("cartographers", ME, bot("random"), start=True)
        path = f"/tables/{table}/analysis"
        assert await ada.refusal("POST", path) == (409, "not-finished")
        assert await ada.refusal("GET", path) == (409, "not-finished")
        asked = f"/tables/{table}/decision?seat=0&step=1"
        assert await ada.refusal("GET", asked) == (409, "not-finished")
        await ada.post(f"/tables/{table}/abandon")
        assert (await stranger.get(path))["state"] == "none"
        assert await stranger.refusal("POST", path) == (401, "no-guest")


async def test_a_decision_is_shown_with_all_that_could_have_been_done(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, here("Bo"), start=True)
        before: dict[int, Any] = {seat: await ada.position(table, seat) for seat in (0, 1)}
        move = any_move(before[0]["choices"], random.Random(1))
        await ada.move(table, 0, move, "any")
        await ada.post(f"/tables/{table}/abandon")
        path = f"/tables/{table}/decision"
        shown = await ada.get(path, seat=0, step=1)
        assert shown["step"] == 0
        assert shown["choices"] == before[0]["choices"]
        assert shown["view"] == before[0]["view"]
        assert await ada.refusal("GET", f"{path}?seat=7&step=1") == (404, "no-such-decision")
        assert await ada.refusal("GET", f"{path}?seat=0&step=9") == (404, "no-such-step")
