"""Records leave the table when a match is over, and come back to be watched or played on."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from mapmakers.engine.core import FairChance, Match, Record
from mapmakers.engine.core.game import Outcome
from mapmakers.engine.core.replay import replay, verify
from mapmakers.engine.games import GAMES
from mapmakers.service.schemas.tables import TableSummary
from tests.service.declared import check_declared
from tests.service.people import ME, OPEN, Person, any_move, bot, here, play_to_the_end
from tests.service.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.every_database]

KEPT = Path(__file__).parents[2] / "records"
SOLO = (KEPT / "cartographers-01-solo-a.record").read_text()
TWO = (KEPT / "cartographers-03-two-players.record").read_text()


async def record_of(person: Person, table: str) -> str:
    answer = await person.http.get(f"/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text


@pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
async def test_a_finished_match_is_a_record_that_anybody_can_verify(
    server: Server, game: str
) -> None:
    async with Person.at(server.address, "Ada", None) as (ada, stranger):
        table = await ada.create(game, ME, here("Bo"), start=True)
        assert await ada.refusal("GET", f"/tables/{table}/record") == (409, "not-finished")
        async with ada.live(table) as live:
            await play_to_the_end(live, random.Random(1))
        text = await record_of(stranger, table)
        record = Record.parse(text)
        match = verify(GAMES[game], record)
        shown = await ada.get(f"/tables/{table}")
        assert record.header.commitment == shown["commitment"]
        assert match.seed is not None
        assert match.seed.hex() == shown["seed"]
        assert record.header.names == ("Ada", "Bo")

        watched = await stranger_brings(server, text, "watch")
        assert watched["status"] == "finished"
        assert watched["imported"]


async def stranger_brings(server: Server, text: str, mode: str) -> dict[str, object]:
    async with Person.at(server.address, "Zoë") as (zoe,):
        return dict(await zoe.post("/records", record=text, mode=mode))


@pytest.mark.parametrize("text", [SOLO, TWO], ids=["alone", "two"])
async def test_a_watched_record_shows_every_seat_at_every_step(server: Server, text: str) -> None:
    match = replay(GAMES["cartographers"], Record.parse(text))
    async with Person.at(server.address, "Ada", None) as (ada, stranger):
        table = (await ada.post("/records", record=text, mode="watch"))["id"]
        shown = await stranger.get(f"/tables/{table}")
        assert [seat["name"] for seat in shown["seats"]] == list(match.names)
        last = len(match.steps)
        for step in (0, last // 2, last):
            for seat in range(len(match.names)):
                position = await stranger.position(table, seat, step)
                state = match.at(step)
                drawings = [sheet.drawing for sheet in state.view(seat).sheets]
                assert [one["drawing"] for one in position["view"]["sheets"]] == drawings
        assert await record_of(stranger, table) == text
        refusal = await ada.refusal(
            "POST", f"/tables/{table}/moves", command="c", seat=0, move="F A1A2"
        )
        assert refusal == (403, "not-your-seat")


async def test_a_record_is_played_on_from_an_earlier_step(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.post("/records", record=TWO, mode="continue", step=10)
        assert table["status"] == "playing"
        assert table["commitment"] is None
        assert table["number"] == 10
        assert [seat["mine"] for seat in table["seats"]] == [True, True]
        async with ada.live(table["id"]) as live:
            await play_to_the_end(live, random.Random(2))
        ended = Record.parse(await record_of(ada, table["id"]))
        assert ended.header.commitment is None
        begun = [line for line in Record.parse(TWO).texts if line.startswith("move ")]
        went_on = [line for line in ended.texts if line.startswith("move ")]
        assert went_on[:10] == begun[:10]
        assert verify(GAMES["cartographers"], ended).state.outcome is not None


async def test_a_record_is_played_on_by_others_and_bots(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.post(
            "/records", record=TWO, mode="continue", step=10, seats=[OPEN, bot("random")]
        )
        assert table["status"] == "gathering"
        await bo.post(f"/tables/{table['id']}/join")
        refusal = await ada.refusal("POST", f"/tables/{table['id']}/rematch")
        assert refusal == (409, "not-over")
        await ada.post(f"/tables/{table['id']}/start")
        position = await bo.position(table["id"], 0)
        await bo.move(table["id"], 0, any_move(position["choices"], random.Random(3)), "c")


async def test_bots_of_a_record_are_bots_again(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("mapout", bot("random"), ME, bot("random"), start=True)
        await ada.post(f"/tables/{table}/abandon")
        text = await record_of(ada, table)
        kinds = [("bot", "random"), ("person", None), ("bot", "random")]
        for mode in ("watch", "continue"):
            brought = await ada.post("/records", record=text, mode=mode)
            assert [(seat["kind"], seat["bot"]) for seat in brought["seats"]] == kinds
            assert brought["seats"][1]["name"] == "Ada"
        assert brought["seats"][1]["mine"]


async def test_a_record_of_bots_alone_is_played_on_by_whoever_brings_it(server: Server) -> None:
    match = Match(GAMES["mapout"], ["greedy", "random"], FairChance(bytes(32)))
    async with Person.at(server.address, "Ada") as (ada,):
        on = await ada.post("/records", record=str(match.record), mode="continue")
        assert [seat["mine"] for seat in on["seats"]] == [True, True]


async def test_an_abandoned_match_can_be_taken_up_elsewhere(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("mapout", ME, here("Bo"), start=True)
        for step in range(3):
            seat = (await ada.position(table, None))["view"]["waiting"][0]
            choices = (await ada.position(table, seat))["choices"]
            await ada.move(table, seat, any_move(choices, random.Random(step)), str(step))
        await ada.post(f"/tables/{table}/abandon")
        text = await record_of(ada, table)
        watched = await ada.post("/records", record=text, mode="watch")
        assert (watched["status"], watched["number"]) == ("abandoned", 3)
        on = await ada.post("/records", record=text, mode="continue")
        assert (on["status"], on["number"]) == ("playing", 3)


@pytest.mark.parametrize(
    ("spoil", "line"),
    [
        (lambda text: "", ""),
        (lambda text: "hello\n", "line 1"),
        (lambda text: text.replace("seat 1 ", "seat 1 X", 1), "chain"),
        (lambda text: text[: len(text) // 2], "cut off"),
        (lambda text: text + "end 0000000000000000\n", "chain"),
        (lambda text: text.replace("\n", "\r\n"), "line 1"),
    ],
)
async def test_a_record_that_does_not_hold_is_refused(
    server: Server, spoil: Callable[[str], str], line: str
) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        for mode in ("watch", "continue"):
            answer = await ada.http.post("/records", json={"record": spoil(SOLO), "mode": mode})
            assert answer.status_code == 422
            error = answer.json()["error"]
            assert error["code"] == "bad-record"
            assert line in error["detail"]
        assert await ada.get("/me/tables") == []


async def test_a_finished_record_cannot_be_played_on_from_its_end(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        refusal = await ada.refusal("POST", "/records", record=SOLO, mode="continue")
        assert refusal == (422, "match-over")
        refusal = await ada.refusal("POST", "/records", record=SOLO, mode="continue", step=9999)
        assert refusal == (422, "no-such-step")
        refusal = await ada.refusal(
            "POST", "/records", record=SOLO, mode="continue", step=1, seats=[ME, OPEN]
        )
        assert refusal == (422, "bad-seats")


@pytest.mark.parametrize(
    "name",
    ["cartographers-01-solo-a", "misterra-12-otoma-used-up", "cartographers-05-five-players"],
)
async def test_a_list_tells_the_result_of_a_match(server: Server, name: str) -> None:
    text = (KEPT / f"{name}.record").read_text()
    outcome = told(text)
    async with Person.at(server.address, "Ada") as (ada,):
        await ada.http.post("/records", json={"record": text, "mode": "watch"})
        (summary,) = await ada.get("/me/tables")
        check_declared(TableSummary, json.dumps(summary))
        assert summary["result"] == {
            "winners": list(outcome.winners),
            "scores": list(outcome.totals),
            "rating": outcome.rating,
            "titles": list(outcome.titles),
        }


async def test_of_a_hundred_players_a_list_tells_the_first_scores(server: Server) -> None:
    text = (KEPT / "cartographers-06-hundred-players.record").read_text()
    async with Person.at(server.address, "Ada") as (ada,):
        await ada.http.post("/records", json={"record": text, "mode": "watch"})
        (summary,) = await ada.get("/me/tables")
        assert summary["result"]["scores"] == list(told(text).totals[:8])


def told(text: str) -> Outcome:
    record = Record.parse(text)
    outcome = verify(GAMES[record.header.game], record).state.outcome
    assert outcome is not None
    return outcome
