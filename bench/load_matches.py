"""Measure how fast a move reaches the other player, in many matches with one move per second each.

The time runs from the moment the move is sent to the moment the other player has read the
position that follows from it.
"""

import asyncio
import random
import time

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.players import Guest, any_move, client, received, table_of_two, within
from bench.report import arguments, show, spread
from bench.serving import Served, served

MATCHES = 200
GAME = "mapout"
WARM_UP = 3.0
"""The first seconds do not count, because everybody reads their first message then."""


class MatchOfTwo:
    def __init__(self, sockets: tuple[ClientConnection, ClientConnection], seed: int) -> None:
        self.delays: list[float] = []
        self.refused = 0
        self._sockets = sockets
        self._rng = random.Random(seed)
        self._sent: dict[int, float] = {}
        """By seat: when it sent the move that the other player has not received yet."""
        self._choices: asyncio.Queue[tuple[int, dict[str, object]] | None] = asyncio.Queue()
        self._counts_from = 0.0

    async def play(self, begin: float, until: float) -> None:
        self._counts_from = begin + WARM_UP
        readers = [asyncio.create_task(self._read(seat)) for seat in (0, 1)]
        due = begin + self._rng.random()  # each match has its own moment in a second, and keeps it
        while time.perf_counter() < until:
            owed = await self._choices.get()
            if owed is None:
                break
            while due < time.perf_counter():
                due += 1.0
            await asyncio.sleep(due - time.perf_counter())
            seat, choices = owed
            self._sent[seat] = time.perf_counter()
            move = any_move(choices, self._rng)
            message = f'{{"command":"{due}","do":"move","seat":{seat},"move":"{move}"}}'
            await self._sockets[seat].send(message)
        await asyncio.sleep(1.0)  # for the last answers
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)

    async def _read(self, seat: int) -> None:
        try:
            while True:
                message = await received(self._sockets[seat])
                if message["type"] == "hello":
                    self._look(seat, message["positions"][0])
                elif message["type"] == "position":
                    for step in message["steps"]:
                        if step["seat"] != seat and step["seat"] in self._sent:
                            sent = self._sent.pop(step["seat"])
                            if sent >= self._counts_from:
                                self.delays.append(1000 * (time.perf_counter() - sent))
                    self._look(seat, message["position"])
                elif message["type"] == "refused":
                    self.refused += 1
        except ConnectionClosed:
            self._choices.put_nowait(None)

    def _look(self, seat: int, position: dict[str, dict[str, object]]) -> None:
        if position["view"]["result"]:
            self._choices.put_nowait(None)
        elif position["choices"]:
            self._choices.put_nowait((seat, position["choices"]))


async def load(server: Served, others: Served, seconds: float) -> dict[str, float | int | str]:
    """The second player of each match uses the other server."""
    async with client() as http:

        async def sit_down(number: int) -> MatchOfTwo:
            one = await Guest.introduce(server.address, http, f"One {number}")
            other = await Guest.introduce(others.address, http, f"Other {number}")
            table = await table_of_two(one, other, GAME)
            return MatchOfTwo((await one.live(table), await other.live(table)), number)

        matches = await within(10, *(sit_down(number) for number in range(MATCHES)))
    used, begin = server.processor_seconds(), time.perf_counter()
    await asyncio.gather(*(match.play(begin, begin + WARM_UP + seconds) for match in matches))
    took = time.perf_counter() - begin
    delays = [delay for match in matches for delay in match.delays]
    return {
        "matches": MATCHES,
        "moves": len(delays),
        "moves_per_second": round(len(delays) / seconds, 1),
        "refused": sum(match.refused for match in matches),
        **spread(delays),
        "server_processor_share": round((server.processor_seconds() - used) / took, 3),
    }


def main() -> None:
    asked = arguments(__doc__, seconds=20)
    with served() as server:
        show(asyncio.run(load(server, server, asked.seconds)), asked.json)


if __name__ == "__main__":
    main()
