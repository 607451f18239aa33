"""Two processes over PostgreSQL beside one: how many more durable moves, and how soon news cross.

First as many moves as one process takes, then as two take, each with half of the tables. Then 200
matches of two, a move a second each, with both players at one process, and then with one at each:
the time runs from the moment a move is sent to the moment the other has read what follows from it.
PostgreSQL writes to disk before it acknowledges, as it does by default.
"""

import asyncio
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from bench import load_matches, load_throughput
from bench.report import arguments, show
from bench.serving import Served, served
from tests.postgres import PostgreSQL

GAME = "cartographers"


@contextmanager
def processes(postgresql: PostgreSQL, count: int) -> Iterator[list[Served]]:
    database = "--database", postgresql.new_database()
    with ExitStack() as stack:
        yield [stack.enter_context(served(options=database)) for _ in range(count)]


def busy() -> dict[str, float]:
    """How many processes wanted to run, ours included."""
    return {"load_average": round(os.getloadavg()[0], 1)}


def main() -> None:
    asked = arguments(__doc__, seconds=10, most=30)
    with PostgreSQL(durable=True) as postgresql:
        rates = []
        for count in (1, 2):
            with processes(postgresql, count) as servers:
                figures = load_throughput.load(servers, GAME, asked.seconds)
            rates.append(float(figures["moves_per_second"]))
            show({"processes": count, **busy(), **figures}, asked.json)
        show({"two_against_one": round(rates[1] / rates[0], 2)}, asked.json)
        with processes(postgresql, 2) as (one, other):
            for places, second in (("one process", one), ("two processes", other)):
                figures = asyncio.run(load_matches.load(one, second, asked.seconds))
                show({"players_at": places, **busy(), **figures}, asked.json)


if __name__ == "__main__":
    main()
