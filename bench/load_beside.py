"""Compare the processor time of a move with that of boardgame.io's server.

Both servers are driven the same way, in turns of a few seconds: the same number of matches of two,
each over one socket, without thinking. Ours writes every move to disk. boardgame.io plays a small
drawing game (bench/peers) in memory and does not list legal moves. `--install` installs it into
build/peer with npm.
"""

import asyncio
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import orjson

from bench import load_throughput
from bench.light import LightSocket
from bench.report import parser, show
from bench.serving import Served, served
from tools.client import Node
from tools.shell import run_quietly

PEER = "boardgame.io@0.50.2"
SCRIPT = Path(__file__).parent / "peers" / "boardgame_io.cjs"
FOLDER = Path(__file__).parent.parent / "build" / "peer"
NODE = Node(Path(sys.prefix) / "lib" / f"python3.{sys.version_info.minor}" / "site-packages")
MATCHES = load_throughput.DRIVERS * load_throughput.TABLES
CELLS = 121
ROUNDS = 2


def install() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    run_quietly(
        NODE.npm("install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", PEER),
        failure="npm could not install boardgame.io: what it said stands above.",
        cwd=FOLDER,
        env=NODE.environment(),
    )


@contextmanager
def peer() -> Iterator[Served]:
    shutil.copy(SCRIPT, FOLDER)
    process = subprocess.Popen(
        [NODE.program, FOLDER / SCRIPT.name],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
    )
    try:
        assert process.stdout is not None
        address = next(line for line in process.stdout if line.startswith("http://"))
        yield Served(address.strip(), process.pid)
    finally:
        process.terminate()
        process.wait(30)


async def next_event(socket: LightSocket) -> list[Any]:
    """The next message of the match; pings of the protocol are answered."""
    while True:
        text = await socket.receive()
        if text == b"2":
            socket.send("3")
        elif text.startswith(b"42/maps,"):
            event: list[Any] = orjson.loads(text[8:])
            if event[0] != "matchData":
                return event


async def sit_down(server: Served) -> LightSocket:
    path = "/socket.io/?EIO=4&transport=websocket"
    socket = await LightSocket.connect(server.address, path)
    await socket.receive()
    socket.send("40/maps,")
    await socket.receive()
    return socket


async def play(socket: LightSocket, match: str, rng: random.Random, until: float) -> int:
    # The server creates a match that it does not know.
    socket.send(f'42/maps,["sync","{match}","0",null,2]')
    state = (await next_event(socket))[2]["state"]
    done = 0
    while time.perf_counter() < until:
        seat = state["ctx"]["currentPlayer"]
        free = [at for at, cell in enumerate(state["G"]["maps"][int(seat)]) if cell == 0]
        args = f"[{rng.choice(free)},{rng.randint(1, 4)}]"
        socket.send(
            '42/maps,["update",{"type":"MAKE_MOVE","payload":{"type":"draw",'
            f'"args":{args},"playerID":"{seat}"}}}},{state["_stateID"]},"{match}","{seat}"]'
        )
        before = state["_stateID"]
        event = await next_event(socket)
        assert event[0] == "update", event
        state = event[2]
        assert state["_stateID"] > before, "every move is carried out"
        done += 1
    return done


async def load_peer(server: Served, seconds: float) -> dict[str, float | int | str]:
    sockets = [await sit_down(server) for _ in range(MATCHES)]
    used, begin = server.processor_seconds(), time.perf_counter()
    until = begin + seconds
    counts = await asyncio.gather(
        *(play(one, f"match-{at}", random.Random(at), until) for at, one in enumerate(sockets))
    )
    took, spent = time.perf_counter() - begin, server.processor_seconds() - used
    return {
        "peer": PEER,
        "matches": MATCHES,
        "moves_per_second": round(sum(counts) / took),
        "server_microseconds_per_move": round(1e6 * spent / sum(counts)),
    }


def main() -> None:
    asking = parser(__doc__, seconds=5, most=15)
    asking.add_argument("--install", action="store_true", help="install boardgame.io with npm")
    asked = asking.parse_args()
    if asked.install:
        install()
    if not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        raise SystemExit("boardgame.io is not installed: use --install.")
    costs: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        with peer() as server:
            figures = asyncio.run(load_peer(server, asked.seconds))
        show(figures, asked.json)
        costs.setdefault(PEER, []).append(float(figures["server_microseconds_per_move"]))
        for game in load_throughput.GAMES:
            with served() as ours:
                figures = load_throughput.load([ours], game, asked.seconds)
            show(figures, asked.json)
            costs.setdefault(game, []).append(float(figures["server_microseconds_per_move"]))
    theirs = min(costs.pop(PEER))
    ratios = {game: round(min(cost) / theirs, 2) for game, cost in costs.items()}
    show({f"{game}_against_the_peer": ratio for game, ratio in ratios.items()}, asked.json)


if __name__ == "__main__":
    main()
