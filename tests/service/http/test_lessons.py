"""The first lessons over HTTP, as the client takes them."""

import httpx
import pytest

from mapmakers.lessons import LESSONS

pytestmark = pytest.mark.anyio


async def seek(table: httpx.AsyncClient, game: str, step: int) -> httpx.Response:
    return await table.get(f"/api/lessons/{game}/{step}")


@pytest.mark.parametrize("game", LESSONS)
async def test_a_lesson_can_be_played_to_its_end_by_nobody_in_particular(
    table: httpx.AsyncClient, game: str
) -> None:
    number, steps = 0, 1
    while number < steps:
        number += 1
        step = (await seek(table, game, number)).json()
        steps = len(step["contents"])
        here = f"/api/lessons/{game}/{number}"
        assert step["number"] == number
        assert step["position"]["choices"]
        effect = await table.post(f"{here}/effects", json={"moves": [step["example"]]})
        assert "effects" in effect.json()[0]
        tried = (await table.post(f"{here}/moves", json={"move": step["example"]})).json()
        assert tried["reached"]
        assert tried["position"]["step"] == step["position"]["step"] + 1
        assert tried["position"]["choices"] is None
    assert steps == len(LESSONS[game].scenes)
    assert (await seek(table, game, steps + 1)).json()["error"]["code"] == "no-such-step"


async def test_the_learners_own_moves_come_along(table: httpx.AsyncClient) -> None:
    made = ["", "", "", "", "map JD4 LE4"]
    answer = await table.get("/api/lessons/misterra/6", params=[("made", move) for move in made])
    own = answer.json()["position"]["view"]["players"][0]["parchment"]
    assert own == "...../...SM/...../...JL/....."
    body = {"move": "tuck SJ", "made": made}
    tried = (await table.post("/api/lessons/misterra/7/moves", json=body)).json()
    assert tried["position"]["view"]["players"][0]["parchment"] == own
    long = {"move": "tuck SJ", "made": ["rest"] * 21}
    assert (await table.post("/api/lessons/misterra/7/moves", json=long)).status_code == 422


async def test_a_lesson_leaves_no_guest_and_no_table_behind(table: httpx.AsyncClient) -> None:
    answer = await table.post("/api/lessons/mapout/1/moves", json={"move": "lift starting-01"})
    assert answer.json() == {"reached": False, "position": None}
    assert "set-cookie" not in answer.headers
    assert (await table.get("/api/me")).status_code == 401


async def test_a_try_that_the_rules_refuse_names_the_clause(table: httpx.AsyncClient) -> None:
    refused = await table.post("/api/lessons/misterra/2/moves", json={"move": "go C3"})
    assert refused.status_code == 409
    error = refused.json()["error"]
    assert (error["code"], error["faults"][0]["clause"]) == ("refused", "M4.1")


async def test_a_try_that_is_no_move_is_told_so(table: httpx.AsyncClient) -> None:
    answer = await table.post("/api/lessons/cartographers/1/moves", json={"move": "hello"})
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "bad-move"


async def test_there_is_no_lesson_of_another_game(table: httpx.AsyncClient) -> None:
    assert (await seek(table, "chess", 1)).json()["error"]["code"] == "no-such-game"
