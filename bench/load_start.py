"""Measure the start of a server with a large database.

Copies of one real match are stored under different ids: most are finished, some are in progress
against a bot.
"""

import asyncio
import json
import random
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from urllib.request import urlopen

from bench.players import Guest, any_move, client, received
from bench.report import arguments, show
from bench.serving import served

MATCHES = 100_000
PLAYING = 0.05
MOVES = 10


async def one_match(address: str) -> str:
    """Play the first moves of a match against a bot; return the table's id."""
    async with client() as http:
        guest = await Guest.introduce(address, http, "Ada")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = await guest.post("/tables", game="cartographers", seats=seats, start=True)
        socket = await guest.live(str(table["id"]))
        position = (await received(socket))["positions"][0]
        for number in range(MOVES):
            move = any_move(position["choices"], random.Random(number))
            await socket.send(f'{{"command":"{number}","do":"move","seat":0,"move":"{move}"}}')
            while True:
                message = await received(socket)
                found = message["position"] if message["type"] == "position" else None
                if found is not None and found["choices"] and found["view"]["pending"] is None:
                    position = found
                    break
        await socket.close()
        return str(table["id"])


def multiply(file: Path, table: str) -> None:
    """Store a hundred thousand copies of the match."""
    with closing(sqlite3.connect(file)) as kept, kept:
        kept.execute("CREATE TEMP TABLE copies (id TEXT PRIMARY KEY, over BOOLEAN)")
        kept.executemany(
            "INSERT INTO copies VALUES (?, ?)",
            ((f"copy{at:012d}", at >= MATCHES * PLAYING) for at in range(MATCHES)),
        )
        for name, key in (
            ("game_tables", "id"),
            ("seats", "table_id"),
            ("match_lines", "table_id"),
        ):
            columns = [row[1] for row in kept.execute(f"PRAGMA table_info({name})")]
            wanted = ", ".join(
                "copies.id" if column == key else f"one.{column}" for column in columns
            )
            kept.execute(
                f"INSERT INTO {name} SELECT {wanted} FROM copies, {name} one WHERE one.{key} = ?",
                (table,),
            )
        kept.execute(
            "UPDATE game_tables SET status = 'finished', winners = '[0]' "
            "WHERE id IN (SELECT id FROM copies WHERE over)"
        )


def seconds_to_answer(data: Path) -> float:
    begin = time.perf_counter()
    with served(data) as server:
        answer = json.load(urlopen(f"{server.address}/api/health"))
        assert answer["status"] == "ok"
        return time.perf_counter() - begin


def main() -> None:
    asked = arguments(__doc__, seconds=1)
    with tempfile.TemporaryDirectory(prefix="mapmakers-start-") as folder:
        data = Path(folder)
        with served(data) as server:
            table = asyncio.run(one_match(server.address))
        empty = seconds_to_answer(data)
        multiply(data / "mapmakers.db", table)
        size = (data / "mapmakers.db").stat().st_size
        show(
            {
                "stored_matches": MATCHES,
                "being_played": round(MATCHES * PLAYING),
                "database_megabytes": round(size / 1e6),
                "seconds_to_first_answer": round(seconds_to_answer(data), 2),
                "seconds_with_one_match": round(empty, 2),
            },
            asked.json,
        )


if __name__ == "__main__":
    main()
