"""Measure the durable moves per second of one server over the live channel, and their cost.

Enough matches of two are created first. Then a hundred are played at once, without thinking, by two
driver processes; when one ends, the next begins, until the time is up. Every counted move was
acknowledged, and so is on disk, and both seats were sent the resulting position.
"""

import asyncio
import math
import multiprocessing
import random
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier

import orjson

from bench.light import LightSocket
from bench.players import Guest, any_move, client, within
from bench.report import arguments, show
from bench.serving import Served, served

DRIVERS = 2
TABLES = 50
"""Matches that each driver plays at once."""
GAMES = {"cartographers": 48, "misterra": 150, "mapout": 33}
"""The typical number of moves of a match of two, played without thinking."""
MOST_MOVES = 7_000
"""Moves per second of all drivers for which enough matches are created."""
PATIENCE = 120.0
"""Seconds for a driver to create its tables."""


async def _play(socket: LightSocket, rng: random.Random, until: float) -> int:
    """Play both seats of a match; return the number of acknowledged moves."""
    positions = {one["seat"]: one for one in orjson.loads(await socket.receive())["positions"]}
    done = 0
    while time.perf_counter() < until:
        if any(one["view"]["result"] for one in positions.values()):
            break
        owed = next((one for one in positions.values() if one["choices"]), None)
        if owed is not None:
            seat, move = owed["seat"], any_move(owed["choices"], rng)
            owed["choices"] = None
            socket.send(
                f'{{"command":"{rng.getrandbits(60)}","do":"move","seat":{seat},"move":"{move}"}}'
            )
            continue
        message = orjson.loads(await socket.receive())
        if message["type"] == "position":
            positions[message["position"]["seat"]] = message["position"]
        elif message["type"] == "refused":
            raise AssertionError(message)
        done += message["type"] == "done"
    return done


async def _play_on(waiting: list[LightSocket], rng: random.Random, until: float) -> int:
    """Play one match after the other; return the number of acknowledged moves."""
    done = 0
    while time.perf_counter() < until:
        done += await _play(waiting.pop(), rng, until)
    return done


async def _drive(
    address: str, game: str, driver: int, seconds: float, ready: Barrier, moves: "Queue[int]"
) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
    async with client() as http:
        guest = await Guest.introduce(address, http, f"Driver {driver}")

        async def sit_down() -> LightSocket:
            table = await guest.post("/tables", game=game, seats=seats, start=True)
            return await guest.light(str(table["id"]))

        wanted = TABLES + math.ceil(MOST_MOVES * seconds / GAMES[game] / DRIVERS)
        sockets = await within(10, *(sit_down() for _ in range(wanted)))
    ready.wait(PATIENCE)
    until = time.perf_counter() + seconds
    counts = await asyncio.gather(
        *(_play_on(sockets, random.Random(at), until) for at in range(TABLES))
    )
    # Reported before the sockets are closed, because closing them is not part of the moves.
    moves.put(sum(counts))


def drive(
    address: str, game: str, driver: int, seconds: float, ready: Barrier, moves: "Queue[int]"
) -> None:
    asyncio.run(_drive(address, game, driver, seconds, ready, moves))


def load(
    servers: Sequence[Served],
    game: str,
    seconds: float,
    meanwhile: AbstractContextManager[None] | None = None,
) -> dict[str, float | int | str]:
    """Run the drivers on the servers; the context `meanwhile` is active while moves are counted."""

    def processor_seconds() -> float:
        return sum(server.processor_seconds() for server in servers)

    spawn = multiprocessing.get_context("spawn")
    ready = spawn.Barrier(DRIVERS + 1)
    counted: Queue[int] = spawn.Queue()
    drivers = [
        spawn.Process(
            target=drive,
            args=(servers[at % len(servers)].address, game, at, seconds, ready, counted),
            daemon=True,
        )
        for at in range(DRIVERS)
    ]
    for driver in drivers:
        driver.start()
    ready.wait(PATIENCE)
    with meanwhile or nullcontext():
        used, begin = processor_seconds(), time.perf_counter()
        moves = sum(counted.get(timeout=PATIENCE) for _ in drivers)
        took = time.perf_counter() - begin
        spent = processor_seconds() - used
    for driver in drivers:
        driver.join()
    return {
        "game": game,
        "tables": DRIVERS * TABLES,
        "moves": moves,
        "seconds": round(took, 1),
        "moves_per_second": round(moves / took),
        "server_processor_share": round(spent / took, 3),
        "server_microseconds_per_move": round(1e6 * spent / moves),
        "moves_per_processor_second": round(moves / spent),
    }


def main() -> None:
    asked = arguments(__doc__, seconds=15, most=20)
    for game in GAMES:
        with served() as server:
            show(load([server], game, asked.seconds), asked.json)


if __name__ == "__main__":
    main()
