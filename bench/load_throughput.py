"""As many durable moves as one server takes through the live channel, and what each costs it.

Pairs play match after match without thinking; a few processes drive them, so that the drivers are
not what is measured. Every move counted was acknowledged, and so is on disk.
"""

import asyncio
import random
import time
from concurrent.futures import ProcessPoolExecutor

from bench.players import Guest, any_move, client, received
from bench.report import arguments, show
from bench.serving import Served, served

DRIVERS = 2
TABLES = 60
"""Of each driver, all played at once."""
GAME = "mapout"


async def _keep_playing(guest: Guest, seed: int, until: float) -> int:
    """One guest holds both seats: each decision is one message there and one answer."""
    rng = random.Random(seed)
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
    done = 0
    while time.time() < until:
        table = await guest.post("/tables", game=GAME, seats=seats, start=True)
        socket = await guest.live(str(table["id"]))
        positions = (await received(socket))["positions"]
        over = False
        while not over and time.time() < until:
            owed = next(one for one in positions if one["choices"])
            seat, move = owed["seat"], any_move(owed["choices"], rng)
            await socket.send(
                f'{{"command":"{rng.getrandbits(60)}","do":"move","seat":{seat},"move":"{move}"}}'
            )
            positions = []
            while len(positions) < len(seats):
                message = await received(socket)
                if message["type"] == "position":
                    positions.append(message["position"])
                elif message["type"] == "done":
                    done += 1
                elif message["type"] == "refused":
                    raise AssertionError(message)
            over = bool(positions[0]["view"]["result"])
        await socket.close()
    return done


async def _drive(address: str, driver: int, until: float) -> int:
    async with client() as http:
        guest = await Guest.introduce(address, http, f"Driver {driver}")
        counts = await asyncio.gather(
            *(_keep_playing(guest, 1000 * driver + at, until) for at in range(TABLES))
        )
    return sum(counts)


def drive(address: str, driver: int, until: float) -> int:
    return asyncio.run(_drive(address, driver, until))


def load(server: Served, seconds: float) -> dict[str, float | int | str]:
    with ProcessPoolExecutor(DRIVERS) as drivers:
        used, begin = server.processor_seconds(), time.time()
        until = begin + seconds
        moves = sum(
            drivers.map(drive, [server.address] * DRIVERS, range(DRIVERS), [until] * DRIVERS)
        )
        took = time.time() - begin
        spent = server.processor_seconds() - used
    return {
        "tables": DRIVERS * TABLES,
        "moves": moves,
        "moves_per_second": round(moves / took),
        "server_processor_share": round(spent / took, 3),
        "server_microseconds_per_move": round(1e6 * spent / moves),
        "moves_per_processor_second": round(moves / spent),
    }


def main() -> None:
    asked = arguments(__doc__, seconds=15)
    with served() as server:
        show(load(server, asked.seconds), asked.json)


if __name__ == "__main__":
    main()
