"""Two processes over PostgreSQL beside one: how many more durable moves, and how soon news cross.

First as many moves as one process takes, then as two take, each with half of the tables. Then 200
matches of two, a move a second each, with both players at one process, and then with one at each:
the time runs from the moment a move is sent to the moment the other has read what follows from it.
PostgreSQL writes to disk before it acknowledges, as it does by default.

On a machine of two processors one server, its players and the database use all there is, and a
second server finds none to use. `--share 0.25` holds each server to a quarter of one processor, and
neither the players nor the database: then there are some to give, and what a second server adds is
seen. The time that news take is measured without that.
"""

import asyncio
import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from bench import load_matches, load_throughput
from bench.report import parser, show
from bench.serving import Served, served
from bench.share import CannotHold, held
from tests.postgres import PostgreSQL

GAME = "cartographers"


@contextmanager
def processes(postgresql: PostgreSQL, count: int) -> Iterator[list[Served]]:
    database = "--database", postgresql.new_database()
    with ExitStack() as stack:
        yield [stack.enter_context(served(options=database)) for _ in range(count)]


@contextmanager
def all_held(servers: Sequence[Served], share: float | None) -> Iterator[None]:
    """Hold each of them to the share, if one is given."""
    with ExitStack() as stack:
        if share is not None:
            for server in servers:
                stack.enter_context(held(server.pid, share))
        yield


def busy() -> dict[str, float]:
    """How many processes wanted to run, ours included."""
    return {"load_average": round(os.getloadavg()[0], 1)}


def compare(postgresql: PostgreSQL, share: float | None, seconds: float, as_json: bool) -> None:
    """What two processes take against what one takes."""
    each = {"each_server_held_to": f"{share:g} of a processor"} if share else {}
    rates = []
    for count in (1, 2):
        with processes(postgresql, count) as servers:
            figures = load_throughput.load(servers, GAME, seconds, all_held(servers, share))
        rates.append(float(figures["moves_per_second"]))
        show({"processes": count, **each, **busy(), **figures}, as_json)
    show({**each, "two_against_one": round(rates[1] / rates[0], 2)}, as_json)


def main() -> None:
    asking = parser(__doc__, seconds=10, most=30)
    asking.add_argument("--share", type=float, help="of a processor that each server may have")
    asked = asking.parse_args()
    with PostgreSQL(durable=True) as postgresql:
        try:
            compare(postgresql, asked.share, asked.seconds, asked.json)
        except CannotHold as reason:
            raise SystemExit(str(reason)) from None
        with processes(postgresql, 2) as (one, other):
            for places, second in (("one process", one), ("two processes", other)):
                figures = asyncio.run(load_matches.load(one, second, asked.seconds))
                show({"players_at": places, **busy(), **figures}, asked.json)


if __name__ == "__main__":
    main()
