"""Measure the memory of an open match with two live channels.

The matches are half played, so that their logs and positions have a typical size.
"""

import asyncio
import random
from pathlib import Path

from websockets.asyncio.client import ClientConnection

from bench.players import Guest, Message, any_move, client, received, table_of_two, within
from bench.report import arguments, show
from bench.serving import Served, served

MATCHES = 1000
MOVES = 30
"""The number of moves of each match before the measurement."""
GAMES = "cartographers", "misterra", "mapout"


def resident_kilobytes(server: Served) -> int:
    for line in Path(f"/proc/{server.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise LookupError("VmRSS")


async def play(sockets: tuple[ClientConnection, ClientConnection], seed: int) -> None:
    """Play both seats until there are enough moves or the match is over."""
    rng = random.Random(seed)
    owed: asyncio.Queue[tuple[int, Message] | None] = asyncio.Queue()

    async def read(seat: int) -> None:
        while True:
            message = await received(sockets[seat])
            found = message["positions"][0] if message["type"] == "hello" else None
            found = message["position"] if message["type"] == "position" else found
            if found is not None and found["view"]["result"]:
                owed.put_nowait(None)
            elif found is not None and found["choices"]:
                owed.put_nowait((seat, found["choices"]))

    readers = [asyncio.create_task(read(seat)) for seat in (0, 1)]
    for number in range(MOVES):
        next_one = await owed.get()
        if next_one is None:
            break
        seat, choices = next_one
        move = any_move(choices, rng)
        message = f'{{"command":"{number}","do":"move","seat":{seat},"move":"{move}"}}'
        await sockets[seat].send(message)
    for reader in readers:
        reader.cancel()
    await asyncio.gather(*readers, return_exceptions=True)


async def load(server: Served, game: str) -> dict[str, float | int | str]:
    async with client() as http:

        async def open_one(number: int) -> tuple[ClientConnection, ClientConnection]:
            one = await Guest.introduce(server.address, http, f"One {number}")
            other = await Guest.introduce(server.address, http, f"Other {number}")
            table = await table_of_two(one, other, game)
            return await one.live(table), await other.live(table)

        await within(5, *(open_one(number) for number in range(5)))
        before = resident_kilobytes(server)
        opened = await within(10, *(open_one(number) for number in range(MATCHES)))
        await within(20, *(play(pair, seed) for seed, pair in enumerate(opened)))
        after = resident_kilobytes(server)
        return {
            "game": game,
            "matches": MATCHES,
            "sockets": 2 * MATCHES,
            "resident_megabytes": round(after / 1024),
            "kilobytes_per_match": round((after - before) / MATCHES, 1),
        }


def main() -> None:
    asked = arguments(__doc__, seconds=1)
    for game in GAMES:
        with served() as server:
            show(asyncio.run(load(server, game)), asked.json)


if __name__ == "__main__":
    main()
