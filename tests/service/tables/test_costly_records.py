"""Records that are made to cost much: turned away unread, or checked where nobody waits for it."""

import random

import pytest

from mapmakers.engine.core import FairChance, Match
from mapmakers.engine.core.record import MOST_BYTES, next_link
from mapmakers.engine.games import GAMES
from mapmakers.service.tables.live_match import MOST_STEPS_TO_UNDO
from mapmakers.service.tables.record_import import MOST_LINES, MOST_STEPS
from tests.service.people import Person, any_move
from tests.service.server import Server

pytestmark = pytest.mark.anyio


def chained(texts: list[str]) -> str:
    lines, chain = [], ""
    for text in texts:
        chain = next_link(chain, text)
        lines.append(f"{text} {chain[:16]}")
    return "\n".join(lines) + "\n"


def with_options(count: int) -> str:
    """A record with so many options, each under another name."""
    options = [f"option o{number:05} on" for number in range(count)]
    before = ["mapmakers-record 1", "game cartographers", "rules 1", f"components {'0' * 64}"]
    return chained([*before, *options, "seat 1 Ada", "commitment none"])


def undecided(steps: int) -> str:
    """A sound record in which somebody cannot make up their mind."""
    match = Match(GAMES["cartographers"], ["Ada", "Bo"], FairChance(bytes(32)))
    move = match.state.legal(0)[0]
    while len(match.steps) < steps:
        match.play(0, move)
        match.undo(0)
    return str(match.record)


async def test_many_options_are_not_even_looked_at(server: Server) -> None:
    """Each was once compared with all before it, and everybody else waited for ten seconds."""
    async with Person.at(server.address, "Ada") as (ada,):
        record = with_options(19_990)
        answer = await ada.http.post("/records", json={"record": record, "mode": "watch"})
        assert answer.status_code == 422
        assert "line 105: a match has at most 100 options" in answer.json()["error"]["detail"]


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("x" * (MOST_BYTES + 1), (413, "too-large")),
        ("é" * (MOST_BYTES // 2 + 1), (413, "too-large")),
        ("\n" * (MOST_LINES + 1), (422, "record-too-long")),
        ("\nmove 1 F A1" * (MOST_STEPS + 1), (422, "record-too-long")),
    ],
    ids=["bytes", "bytes and not characters", "lines", "steps"],
)
async def test_what_is_too_long_is_turned_away_unread(
    server: Server, text: str, refusal: tuple[int, str]
) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        assert await ada.refusal("POST", "/records", record=text, mode="watch") == refusal


async def test_a_long_record_is_taken_in_and_any_step_of_it_is_shown(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.post("/records", record=undecided(MOST_STEPS - 2), mode="watch")
        assert table["number"] == MOST_STEPS - 2
        before, after = [
            (await ada.position(table["id"], 0, step))["view"] for step in (5_000, 5_001)
        ]
        assert before != after


async def test_a_match_does_not_grow_for_ever_by_undos(server: Server) -> None:
    record = undecided(MOST_STEPS_TO_UNDO)
    async with Person.at(server.address, "Ada") as (ada,):
        table = (await ada.post("/records", record=record, mode="continue"))["id"]
        choices = (await ada.position(table, 0))["choices"]
        await ada.move(table, 0, any_move(choices, random.Random(1)), "c1")
        refusal = await ada.refusal("POST", f"/tables/{table}/undo", command="c2", seat=0)
        assert refusal == (429, "too-many-undos")
