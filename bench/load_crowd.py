"""Measure how fast the next card reaches all players at a table of a hundred.

The time runs from the moment the last drawing of a turn is sent to the moment the last of the
hundred has read the position with the next card.
"""

import asyncio
import random
import time

from websockets.asyncio.client import ClientConnection

from bench.players import Guest, any_move, client, received, within
from bench.report import arguments, show, spread
from bench.serving import Served, served

SEATS = 100


class Turn:
    """From one card to the next."""

    def __init__(self) -> None:
        self.sent: list[float] = []
        self.received: list[float] = []
        """When each player had read the position with the next card."""


class Crowd:
    def __init__(self, until: float) -> None:
        self.turns: list[Turn] = []
        self.refused = 0
        self.received_bytes = 0
        self._until = until

    def turn(self, number: int) -> Turn:
        while len(self.turns) <= number:
            self.turns.append(Turn())
        return self.turns[number]

    async def sit(self, seat: int, socket: ClientConnection) -> None:
        """Draw in every turn, a moment after the card arrives."""
        rng = random.Random(seat)
        number = 0
        while time.perf_counter() < self._until:
            message = await received(socket)
            if message["type"] == "hello":
                position = message["positions"][0]
            elif message["type"] == "position":
                position = message["position"]
            else:
                self.refused += message["type"] == "refused"
                continue
            if position["view"]["result"]:
                return
            if position["choices"] is None or position["view"]["pending"] is not None:
                continue
            if number:
                self.turn(number - 1).received.append(time.perf_counter())
            move = any_move(position["choices"], rng)
            await asyncio.sleep(rng.random())  # think; then somebody is the last
            self.turn(number).sent.append(time.perf_counter())
            await socket.send(f'{{"command":"{number}","do":"move","seat":{seat},"move":"{move}"}}')
            number += 1


async def load(server: Served, seconds: float) -> dict[str, float | int | str]:
    async with client() as http:
        guests = await within(
            10, *(Guest.introduce(server.address, http, f"Seat {at}") for at in range(SEATS))
        )
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        table = str((await guests[0].post("/tables", game="cartographers", seats=seats))["id"])
        for seat, guest in enumerate(guests[1:], 1):
            await guest.post(f"/tables/{table}/join", seat=seat)
        await guests[0].post(f"/tables/{table}/start")
        sockets = await within(10, *(guest.live(table) for guest in guests))
    used, begin = server.processor_seconds(), time.perf_counter()
    crowd = Crowd(begin + seconds)
    sitting = [asyncio.create_task(crowd.sit(at, one)) for at, one in enumerate(sockets)]
    await asyncio.wait(sitting, timeout=seconds)
    for one in sitting:
        one.cancel()
    ends = await asyncio.gather(*sitting, return_exceptions=True)
    took = time.perf_counter() - begin
    failed = sum(isinstance(end, Exception) for end in ends)
    whole = [turn for turn in crowd.turns if len(turn.sent) == len(turn.received) == SEATS]
    last = [1000 * (max(turn.received) - max(turn.sent)) for turn in whole]
    each = [1000 * (received - max(turn.sent)) for turn in whole for received in turn.received]
    return {
        "seats": SEATS,
        "turns": len(whole),
        "failed": failed,
        "refused": crowd.refused,
        **{f"all_reached_{name}": value for name, value in spread(last).items()},
        **{f"each_reached_{name}": value for name, value in spread(each).items()},
        "server_processor_share": round((server.processor_seconds() - used) / took, 3),
    }


def main() -> None:
    asked = arguments(__doc__, seconds=45)
    with served() as server:
        show(asyncio.run(load(server, asked.seconds)), asked.json)


if __name__ == "__main__":
    main()
