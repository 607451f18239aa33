"""Decisions over HTTP and the live channel: carried out once, refused with a reason, undone."""

import asyncio
import json
import random
from hashlib import sha256

import pytest

from mapmakers.service.schemas.play import Effect, Position
from tests.service.declared import check_declared
from tests.service.people import ME, OPEN, Person, any_move, bot, here, play_to_the_end
from tests.service.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.every_database]

EVERY_GAME = ["cartographers", "misterra", "mapout"]


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_whole_match_at_one_device(server: Server, game: str) -> None:
    rng = random.Random(1)
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create(game, ME, here("Bo"), start=True)
        commitment = (await ada.get(f"/tables/{table}"))["commitment"]
        async with ada.live(table) as live:
            assert live.table["seed"] is None
            made = await play_to_the_end(live, rng)
            message = await live.until("table")
            assert message["table"]["status"] == "finished"
        shown = await ada.get(f"/tables/{table}")
        assert shown["commitment"] == commitment
        assert sha256(bytes.fromhex(shown["seed"])).hexdigest() == commitment
        log = await ada.get(f"/tables/{table}/log")
        assert len(log) == made
        (summary,) = await ada.get("/me/tables")
        assert summary["result"]["winners"]
        assert len(summary["result"]["scores"]) == 2
        assert summary["waiting"] == []
        assert not summary["my_turn"]


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_position_is_as_the_api_describes_it(server: Server, game: str) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create(game, ME, here("Bo"), start=True)
        waiting = (await ada.position(table, None))["view"]["waiting"][0]
        position = await ada.position(table, waiting)
        check_declared(Position, json.dumps(position))
        assert position["choices"]["kind"] == game
        assert (position["number"], position["step"], position["steps"]) == (0, 0, 0)
        move = any_move(position["choices"], random.Random(1))
        await ada.move(table, waiting, move, "c1")
        (entry,) = await ada.get(f"/tables/{table}/log")
        assert (entry["step"], entry["seat"], entry["move"]) == (1, waiting, move)
        asked = await ada.http.post(
            f"/tables/{table}/effects", json={"seat": waiting, "moves": [move, "no move"]}
        )
        for effect in asked.json():
            check_declared(Effect, json.dumps(effect))


async def test_a_decision_is_answered_and_seen(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, start=True)
        position = await ada.position(table, 0)
        move = any_move(position["choices"], random.Random(2))
        assert await ada.move(table, 0, move, "first") == {"number": 1, "step": 1}
        after = await ada.position(table, 0)
        assert after["number"] == 1
        assert after["view"]["sheets"] != position["view"]["sheets"]


async def test_the_rules_refuse_with_a_clause_and_cells(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, start=True)
        answer = await ada.http.post(
            f"/tables/{table}/moves", json={"command": "c", "seat": 0, "move": "F A1B1C1D1E1F1"}
        )
        assert answer.status_code == 409
        error = answer.json()["error"]
        assert error["code"] == "refused"
        position = await ada.position(table, 0)
        rift = position["view"]["card"] == "Rift Lands"
        assert error["faults"][0]["clause"] == ("C7.1" if rift else "C4.2")
        assert [0, 5] in error["faults"][0]["cells"]
        assert position["number"] == 0


@pytest.mark.parametrize("move", ["castle", "F", "F Z99", "F A1A1", "\x00", "é" * 300])
async def test_what_is_no_move_is_said_to_be_none(server: Server, move: str) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, start=True)
        refusal = await ada.refusal(
            "POST", f"/tables/{table}/moves", command="c", seat=0, move=move
        )
        assert refusal == (422, "bad-move")


async def test_nobody_decides_for_another_seat(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("cartographers", ME, OPEN)
        await bo.post(f"/tables/{table}/join")
        await ada.post(f"/tables/{table}/start")
        for method, path in (("POST", "moves"), ("POST", "undo"), ("POST", "effects")):
            body: dict[str, object] = {"seat": 0, "command": "c", "move": "F A1A2"}
            if path == "undo":
                del body["move"]
            if path == "effects":
                body = {"seat": 0, "moves": ["F A1A2"]}
            refusal = await bo.refusal(method, f"/tables/{table}/{path}", **body)
            assert refusal == (403, "not-your-seat")
        refusal = await bo.refusal("GET", f"/tables/{table}/position?seat=0")
        assert refusal == (403, "not-your-seat")
        async with bo.live(table) as live:
            assert list(live.positions) == [1]
            answer = await live.move(0, "F A1A2", "c")
            assert (answer["type"], answer["code"]) == ("refused", "not-your-seat")


@pytest.mark.parametrize("way", ["http", "live"])
async def test_a_command_sent_again_is_not_carried_out_twice(server: Server, way: str) -> None:
    rng = random.Random(3)
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, start=True)
        move = any_move((await ada.position(table, 0))["choices"], rng)
        if way == "http":
            first = await ada.move(table, 0, move, "once")
            later = any_move((await ada.position(table, 0))["choices"], rng)
            await ada.move(table, 0, later, "another")
            assert await ada.move(table, 0, move, "once") == first
        else:
            async with ada.live(table) as live:
                await asyncio.gather(
                    *(live.send(command="once", do="move", seat=0, move=move) for _ in range(3))
                )
                answers_ = [await live.answer("once") for _ in range(3)]
                assert all(one == answers_[0] for one in answers_)
                assert answers_[0]["type"] == "done"
        log = await ada.get(f"/tables/{table}/log")
        assert [entry["move"] for entry in log].count(move) == 1


async def test_two_seats_may_use_the_same_command_id(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, here("Bo"), start=True)
        rng = random.Random(4)
        for seat in (0, 1):
            choices = (await ada.position(table, seat))["choices"]
            await ada.move(table, seat, any_move(choices, rng), "1")
        assert (await ada.position(table, None))["number"] == 2


async def test_a_private_drawing_can_be_taken_back_until_it_is_shown(server: Server) -> None:
    rng = random.Random(5)
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("cartographers", ME, OPEN)
        await bo.post(f"/tables/{table}/join")
        await ada.post(f"/tables/{table}/start")
        async with ada.live(table) as adas, bo.live(table) as bos:
            choices = adas.positions[0]["choices"]
            await adas.move(0, any_move(choices, rng), "a1")
            await adas.until("position")
            assert adas.positions[0]["can_undo"]
            assert adas.positions[0]["view"]["pending"]
            assert adas.positions[0]["choices"] is None
            assert (await bos.until("drawn"))["waiting"] == [1]

            assert (await adas.undo(0, "a2"))["type"] == "done"
            await adas.until("position")
            assert adas.positions[0]["choices"] == choices
            drawn = await bos.until("drawn")
            assert (drawn["seats"], drawn["waiting"]) == ([0], [0, 1])

            await adas.move(0, any_move(choices, rng), "a3")
            await bos.move(1, any_move(bos.positions[1]["choices"], rng), "b1")
            message = await adas.until(lambda m: m["type"] == "position" and m["number"] == 4)
            assert not message["position"]["can_undo"]
            refused = await adas.undo(0, "a4")
            assert (refused["code"], refused["faults"][0]["clause"]) == ("refused", "C14.2")
        for person in (bo, ada):
            log = await person.get(f"/tables/{table}/log")
            assert [entry["kind"] for entry in log] == ["move", "undo", "move", "move"]
            # What was taken back was never shown to the other.
            assert (log[0]["move"] is None) == (person is bo)
            assert all(entry["move"] for entry in log[2:])


async def test_an_undo_in_a_turn_of_small_decisions(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create(
            "misterra", ME, here("Bo"), options={"first_game": "on"}, start=True
        )
        seat = (await ada.position(table, None))["view"]["waiting"][0]
        before = await ada.position(table, seat)
        await ada.move(table, seat, before["choices"]["moves"][0], "1")
        assert (await ada.position(table, seat))["can_undo"]
        await ada.post(f"/tables/{table}/undo", command="2", seat=seat)
        after = await ada.position(table, seat)
        assert after["view"] == before["view"]
        assert after["number"] == 2


async def test_history_shows_each_seat_what_it_saw_then(server: Server) -> None:
    rng = random.Random(6)
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, here("Bo"), start=True)
        seen = []
        for step in range(8):
            position = await ada.position(table, step % 2)
            seen.append(position["view"])
            await ada.move(table, step % 2, any_move(position["choices"], rng), str(step))
        for step in (7, 0, 5, 1, 6, 2, 4, 3):
            past = await ada.position(table, step % 2, step)
            assert past["view"] == seen[step]
            assert (past["step"], past["steps"], past["choices"]) == (step, 8, None)
        refusal = await ada.refusal("GET", f"/tables/{table}/position?step=9")
        assert refusal == (404, "no-such-step")


async def test_what_moves_would_change_and_why_others_may_not(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, start=True)
        rng = random.Random(7)
        choices = (await ada.position(table, 0))["choices"]
        legal = [any_move(choices, rng) for _ in range(100)]
        answer = await ada.http.post(
            f"/tables/{table}/effects", json={"seat": 0, "moves": [*legal, "F A1K11", "nonsense"]}
        )
        told = answer.json()
        assert [one["move"] for one in told[:100]] == legal
        assert all("coins" in one["effects"] and one["ends_turn"] for one in told[:100])
        # No card has this shape; one of them lets a single space be drawn, and says so.
        assert told[100]["faults"][0]["clause"] in ("C4.2", "C7.1")
        assert told[101] == {"move": "nonsense", "faults": []}
        assert (await ada.position(table, 0))["number"] == 0


async def test_what_ends_a_turn_is_told_before(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("mapout", ME, here("Bo"), start=True)
        first = (await ada.position(table, None))["view"]["waiting"][0]
        moves = (await ada.position(table, first))["choices"]["moves"][:200]
        answer = await ada.http.post(
            f"/tables/{table}/effects", json={"seat": first, "moves": moves}
        )
        told = {one["move"]: one["ends_turn"] for one in answer.json()}
        # A tile that is lifted has to be laid again; one that is played is the end of it.
        assert set(told.values()) == {False, True}
        assert all(ends == move.startswith("play") for move, ends in told.items())


async def test_several_at_one_device_also_see_what_onlookers_see(server: Server) -> None:
    """It is what their screen shows while somebody elsewhere decides."""
    async with Person.at(server.address, "Ada", "Cleo", None) as (ada, cleo, stranger):
        table = await ada.create("mapout", ME, here("Bo"), OPEN)
        await cleo.post(f"/tables/{table}/join")
        await ada.post(f"/tables/{table}/start")
        async with ada.live(table) as shared, cleo.live(table) as alone:
            assert set(shared.positions) == {0, 1, None}
            assert set(alone.positions) == {2}
            seat = shared.positions[None]["view"]["waiting"][0]
            mover, live = (cleo, alone) if seat == 2 else (ada, shared)
            move = any_move(live.positions[seat]["choices"], random.Random(2))
            await mover.move(table, seat, move, "c1")
            while any(one["step"] == 0 for one in shared.positions.values()):
                await shared.next()
            assert shared.positions[None] == await stranger.position(table, None)
            assert shared.positions[None]["view"]["hand"] == []


async def test_an_onlooker_sees_the_public_view_only(server: Server) -> None:
    async with Person.at(server.address, "Ada", None) as (ada, stranger):
        table = await ada.create("misterra", ME, bot("random"), start=True)
        async with stranger.live(table) as live:
            assert list(live.positions) == [None]
            assert live.positions[None]["choices"] is None
            assert live.positions[None]["view"]["dealt"] == []
            await live.send(command="c", do="move", seat=0, move="keep 1 2")
            assert (await live.until("refused"))["code"] == "not-your-seat"
        refusal = await stranger.refusal(
            "POST", f"/tables/{table}/moves", command="c", seat=0, move="keep 1 2"
        )
        assert refusal == (401, "no-guest")


async def test_who_comes_back_hears_what_was_missed(server: Server) -> None:
    rng = random.Random(8)
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, start=True)
        for step in range(5):
            choices = (await ada.position(table, 0))["choices"]
            await ada.move(table, 0, any_move(choices, rng), str(step))
        log = await ada.get(f"/tables/{table}/log")
        async with ada.live(table, after=3) as live:
            told = json.loads(live.received[0])
            assert told["missed"]
            assert told["number"] == 5
            assert told["steps"] == log[3:]
        async with ada.live(table, after=5) as live:
            assert '"missed":false' in live.received[0]


async def test_presence_is_told(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("mapout", ME, OPEN)
        await bo.post(f"/tables/{table}/join")
        async with ada.live(table) as adas:
            async with bo.live(table):
                message = await adas.until(
                    lambda m: m["type"] == "table" and m["table"]["seats"][1]["online"]
                )
                assert message["table"]["seats"][0]["online"]
            await adas.until(
                lambda m: m["type"] == "table" and not m["table"]["seats"][1]["online"]
            )


async def test_the_start_reaches_those_who_wait(server: Server) -> None:
    async with Person.at(server.address, "Ada", "Bo") as (ada, bo):
        table = await ada.create("mapout", ME, OPEN)
        async with bo.live(table) as bos:
            assert bos.positions == {}
            await bo.post(f"/tables/{table}/join")
            await ada.post(f"/tables/{table}/start")
            await bos.until("position")
            assert list(bos.positions) == [1]
