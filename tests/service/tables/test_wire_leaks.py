"""The bytes of every message of whole matches: nothing in them belongs to another seat."""

import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

import pytest

from tests.service.leaks import Leaks, number_of
from tests.service.people import ME, OPEN, Live, Message, Person, any_move
from tests.service.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.every_database, pytest.mark.slow]

EVERY_GAME = ["cartographers", "misterra", "mapout"]
UNDO_SOMETIMES = 0.15


@dataclass
class Heard:
    """All that reached one pair of eyes."""

    seats: frozenset[int]
    texts: list[str]


@asynccontextmanager
async def played(server: Server, game: str) -> AsyncIterator[tuple[Leaks, list[Heard]]]:
    """A whole match of three people with an onlooker, and all that was said to each."""
    rng = random.Random(game)
    async with (
        Person.at(server.address, "Ada", "Bo", "Cy", None) as people,
        AsyncExitStack() as open_channels,
    ):
        ada = people[0]
        table = await ada.create(game, ME, OPEN, OPEN)
        for person in people[1:3]:
            await person.post(f"/tables/{table}/join")
        lives = [await open_channels.enter_async_context(one.live(table)) for one in people]
        heard = [
            Heard(frozenset({seat}) if seat < 3 else frozenset(), live.received)
            for seat, live in enumerate(lives)
        ]
        await ada.post(f"/tables/{table}/start")
        for live in lives:
            await live.until("position")
        await _play(table, people, lives, heard, rng)
        answer = await people[3].http.get(f"/tables/{table}/record")
        yield Leaks(answer.text), heard


async def _play(
    table: str, people: list[Person], lives: list[Live], heard: list[Heard], rng: random.Random
) -> None:
    onlooker = lives[3]
    step = 0
    while not onlooker.positions[None]["view"]["result"]:
        owing = [
            seat for seat in range(3) if (await _position(people, table, seat, heard))["choices"]
        ]
        seat = rng.choice(owing)
        choices = (await _position(people, table, seat, heard))["choices"]
        answer = await lives[seat].move(seat, any_move(choices, rng), f"c{step}")
        assert answer["type"] == "done"
        step = answer["step"]
        for live in lives:
            await _catch_up(live, step)
        if rng.random() < UNDO_SOMETIMES and lives[seat].positions[seat]["can_undo"]:
            answer = await lives[seat].undo(seat, f"u{step}")
            step = answer["step"]
            for live in lives:
                await _catch_up(live, step)
        looking = rng.randrange(4)
        past = "none" if looking == 3 else str(looking)
        for path in (f"log?after={max(0, step - 9)}", f"position?seat={past}&step={step // 2}"):
            told = await people[looking].http.get(f"/tables/{table}/{path}")
            heard[looking].texts.append(told.text)


async def _position(people: list[Person], table: str, seat: int, heard: list[Heard]) -> Message:
    answer = await people[seat].http.get(f"/tables/{table}/position?seat={seat}")
    heard[seat].texts.append(answer.text)
    return dict(answer.json())


async def _catch_up(live: Live, step: int) -> None:
    await live.until(
        lambda message: message["type"] in ("position", "drawn") and message["number"] >= step
    )


def leaks_in(leaks: Leaks, heard: Heard, seats: frozenset[int]) -> list[str]:
    found, number = [], 0
    for text in heard.texts:
        number = number_of(text, number)
        found += leaks.found_in(text, seats, number)
    return found


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_nothing_reaches_the_wrong_eyes(server: Server, game: str) -> None:
    async with played(server, game) as (leaks, everybody):
        for heard in everybody:
            assert len(heard.texts) > 20
            assert leaks_in(leaks, heard, heard.seats) == []
        # The same bytes, delivered to somebody else, are a leak: so the search finds what it seeks.
        for heard in everybody[:3]:
            wrong = everybody[(next(iter(heard.seats)) + 1) % 3]
            assert leaks_in(leaks, heard, wrong.seats) != []
            assert leaks_in(leaks, heard, frozenset()) != []
        assert leaks_in(leaks, everybody[3], frozenset({0})) == []
        # So is the seed, in any message before the end.
        greeting = json.loads(everybody[3].texts[0])
        assert leaks.found_in(json.dumps(greeting), frozenset()) == []
        greeting["table"]["seed"] = leaks.seed.hex()
        assert leaks.found_in(json.dumps(greeting), frozenset()) != []
