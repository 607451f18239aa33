"""Compare two server processes on PostgreSQL with one: throughput, and latency between processes.

The throughput is measured with one process and then with two, each with half of the tables. The
latency is measured in 200 matches with one move per second each, with both players at one process
and then with one at each: from sending a move to the moment the other player has read the result.
PostgreSQL writes to disk before it acknowledges, which is its default.

On a machine with two processors, one server, its players and the database already use both.
`--share 0.25` limits each server, but not the players or the database, to a quarter of a processor,
so that the effect of a second server shows. The latency is measured without this limit.
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
    """Limit each process to the share, if one is given."""
    with ExitStack() as stack:
        if share is not None:
            for server in servers:
                stack.enter_context(held(server.pid, share))
        yield


def busy() -> dict[str, float]:
    """The load average, including our own processes."""
    return {"load_average": round(os.getloadavg()[0], 1)}


def compare(postgresql: PostgreSQL, share: float | None, seconds: float, as_json: bool) -> None:
    """The throughput of two processes relative to one."""
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
    asking.add_argument("--share", type=float, help="share of a processor for each server")
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
