"""All draw at once: nobody is refused because another was faster."""

import asyncio
import json
import random

import pytest

from tests.service.people import ME, OPEN, Live, Message, Person, any_move
from tests.service.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.every_database]

PEOPLE = 12
ROUNDS = 4


async def test_twelve_draw_in_the_same_moment(server: Server) -> None:
    names = [f"Player {number}" for number in range(PEOPLE)]
    async with Person.at(server.address, *names) as people:
        host = people[0]
        table = await host.create("cartographers", ME, *[OPEN] * (PEOPLE - 1))
        await asyncio.gather(*(one.post(f"/tables/{table}/join") for one in people[1:]))
        await host.post(f"/tables/{table}/start")
        for round_ in range(ROUNDS):
            shown = await asyncio.gather(*(seat_of(one, table) for one in people))
            rng = random.Random(round_)
            moves = [any_move(position["choices"], rng) for position in shown]
            done = await asyncio.gather(
                *(
                    one.move(table, position["seat"], move, f"{round_}")
                    for one, position, move in zip(people, shown, moves, strict=True)
                )
            )
            steps = sorted(answer["step"] for answer in done)
            assert steps == list(range(round_ * PEOPLE + 1, (round_ + 1) * PEOPLE + 1))
        log = await host.get(f"/tables/{table}/log")
        assert len(log) == PEOPLE * ROUNDS
        assert all(entry["move"] for entry in log)


async def seat_of(person: Person, table: str) -> Message:
    shown = await person.get(f"/tables/{table}")
    (seat,) = (seat["number"] for seat in shown["seats"] if seat["mine"])
    return await person.position(table, seat)


async def test_twelve_draw_over_the_live_channel_and_all_hear_of_the_next_card(
    server: Server,
) -> None:
    names = [f"Player {number}" for number in range(PEOPLE)]
    async with Person.at(server.address, *names) as people:
        host = people[0]
        table = await host.create("cartographers", ME, *[OPEN] * (PEOPLE - 1))
        for one in people[1:]:
            await one.post(f"/tables/{table}/join")
        await host.post(f"/tables/{table}/start")

        async def draw(person: Person) -> Live:
            async with person.live(table) as live:
                for number in range(ROUNDS):
                    (seat, position) = next(iter(live.positions.items()))
                    assert seat is not None
                    while position["choices"] is None:
                        await live.next()
                        position = live.positions[seat]
                    move = any_move(position["choices"], random.Random(number))
                    answer = await live.move(seat, move, f"c{number}")
                    assert answer["type"] == "done", answer
                    all_drew = (number + 1) * PEOPLE
                    while live.positions[seat]["number"] < all_drew:
                        await live.next()
                return live

        lives = await asyncio.gather(*(draw(person) for person in people))
        cards = {live.positions[seat]["view"]["card"] for live in lives for seat in live.positions}
        assert len(cards) == 1
        numbers = [
            message["number"]
            for live in lives
            for message in map(json_of, live.received)
            if message["type"] == "position"
        ]
        assert max(numbers) == PEOPLE * ROUNDS


def json_of(text: str) -> Message:
    message: Message = json.loads(text)
    return message
