"""Rubbish over the live channel: a clear refusal, an unchanged table, a server that lives on.

The generator has a seed: what it sends is the same in every run.
"""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.service.people import ME, OPEN, Live, Person, any_move
from tests.service.server import Server

pytestmark = pytest.mark.anyio

MESSAGES = 300
POLICY = 1008
"""How a socket is closed after many bad messages; the tormentor comes again."""
ODD_VALUES: list[Any] = [
    *(None, True, False, 0, -1, 1, 2, 99, 100, 2**31, 2**63, 2**64, -(2**63), 0.5, 1e308, -0.0),
    *("", " ", "0", "1", "move", "undo", "nobody", "\x00", "\ud800", "é" * 80, "x" * 401),
    *([], [0], [[]], {}, {"seat": 0}, {"": None}),
]
"""Instead of what belongs there."""
Message = dict[str, Any]
Sent = str | bytes


def _odd(rng: random.Random) -> Any:
    return rng.choice(ODD_VALUES)


def _random_bytes(rng: random.Random) -> Sent:
    return rng.randbytes(rng.randrange(200))


def _random_text(rng: random.Random) -> Sent:
    signs = '{}[]",:0123456789eE+-. truefalsnu\\\n\x00\x7fé猫'
    return "".join(rng.choices(signs, k=rng.randrange(300)))


def _nested(rng: random.Random) -> Sent:
    depth = rng.choice((10, 200, 1023, 1025, 2000))
    opened, closed = rng.choice((("[", "]"), ('{"do":', "}")))
    return opened * depth + "0" + closed * rng.choice((depth, 0))


def _huge_number(rng: random.Random) -> Sent:
    number = rng.choice(
        ("9" * 400, "1e400", "-" + "1" * 5000, "0." + "3" * 3000, "NaN", "Infinity")
    )
    return f'{{"command": "c", "do": "move", "seat": {number}, "move": "play"}}'


def _wrong_types(rng: random.Random) -> Sent:
    message: Message = {"command": "c", "do": "move", "seat": 0, "move": "A1"}
    for name in rng.sample(sorted(message), rng.randint(1, 4)):
        if rng.random() < 0.2:
            del message[name]
        else:
            message[name] = _odd(rng)
    message["seat"] = message.get("seat") if rng.random() < 0.5 else 1
    return json.dumps(message)


def _not_an_object(rng: random.Random) -> Sent:
    return json.dumps(_odd(rng))


def _a_strange_seat(rng: random.Random) -> Sent:
    seat = rng.choice((1, 2, 3, -1, 100, 2**31, 2**62))
    do = rng.choice(("move", "undo"))
    return json.dumps({"command": f"c{rng.random()}", "do": do, "seat": seat, "move": "A1"})


def _no_move_of_the_game(rng: random.Random) -> Sent:
    words = rng.choices(("play", "A1", "B2", "pass", "-", ":", "keep", "Z99", "é", "\x00"), k=4)
    message = {"command": f"c{rng.random()}", "do": "move", "seat": 0, "move": " ".join(words)}
    return json.dumps(message)


KINDS: list[Callable[[random.Random], Sent]] = [
    *(_random_bytes, _random_text, _nested, _huge_number, _wrong_types, _not_an_object),
    *(_a_strange_seat, _no_move_of_the_game),
]


async def _answered(live: Live, sent: Sent) -> bool:
    """Send it, then a command that is known to be refused; whether the socket is still open.

    Whatever comes before the answer to the known command was said of what was sent.
    """
    try:
        await live.socket.send(sent)
        await live.send(command="known", do="undo", seat=99)
        while True:
            message = await live.next()
            assert message["type"] in ("refused", "table", "ping"), (sent, message)
            if message["type"] != "refused":
                continue
            assert message["code"], message
            assert message["detail"], message
            if message["command"] == "known":
                return True
    except ConnectionClosed:
        pass
    assert live.socket.close_code == POLICY, sent
    return False


async def _everything(people: list[Person], table: str) -> list[Any]:
    """All that players and onlookers can learn of the match."""
    ada, bo = people
    return [
        await ada.position(table, 0),
        await bo.position(table, 1),
        await ada.position(table, None),
        await ada.get(f"/tables/{table}/log"),
    ]


@pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
async def test_rubbish_changes_nothing(server: Server, game: str) -> None:
    rng = random.Random(game)
    async with Person.at(server.address, "Ada", "Bo") as people:
        ada, bo = people
        table = await ada.create(game, ME, OPEN)
        await bo.post(f"/tables/{table}/join")
        await ada.post(f"/tables/{table}/start")
        before = await _everything(people, table)
        left = MESSAGES
        comings = 0
        while left > 0:
            comings += 1
            assert comings <= MESSAGES
            async with ada.live(table) as live:
                while left > 0:
                    left -= 1
                    if not await _answered(live, rng.choice(KINDS)(rng)):
                        break
        assert comings > 1, "too many bad messages close the socket"
        assert await _everything(people, table) == before
        assert (await ada.get("/health"))["status"] == "ok"
        # And one may still play.
        for person, seat in ((ada, 0), (bo, 1)):
            choices = (await person.position(table, seat))["choices"]
            if choices is not None:
                async with person.live(table) as live:
                    answer = await live.move(seat, any_move(choices, rng), "at-last")
                assert answer["type"] == "done"
                break
        else:
            pytest.fail("nobody may move")


async def test_a_message_that_is_too_long_closes_the_socket_only(server: Server) -> None:
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, start=True)
        before = await ada.position(table, 0)
        async with ada.live(table) as live:
            await live.socket.send("[" * (17 * 1024))
            with pytest.raises(ConnectionClosed) as closed:
                await live.until("done")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        assert await ada.position(table, 0) == before


async def test_a_command_that_comes_again_and_again_is_carried_out_once(server: Server) -> None:
    rng = random.Random(7)
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create("cartographers", ME, start=True)
        choices = (await ada.position(table, 0))["choices"]
        moves = [any_move(choices, rng) for _ in range(50)]
        async with ada.live(table) as live:
            # The same id, with other moves in it: the first is what counts.
            for move in moves:
                await live.send(command="once", do="move", seat=0, move=move)
            answers = [await live.answer("once") for _ in moves]
        assert {(answer["type"], answer["step"]) for answer in answers} == {("done", 1)}
        (entry,) = await ada.get(f"/tables/{table}/log")
        assert entry["move"] == moves[0]
