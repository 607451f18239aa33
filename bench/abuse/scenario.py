"""A server with default settings, players, and one abusive process."""

import asyncio
import multiprocessing
import os
import threading
import time
from collections import Counter
from collections.abc import Sequence
from multiprocessing.queues import Queue
from pathlib import Path

from bench.abuse.abuser import Abuse, Abuser
from bench.abuse.others import PLAYERS, Noted, played
from bench.report import spread
from bench.serving import served

MOVE_MS, BOT_MS, MEGABYTES = 100.0, 3_000.0, 200.0
"""The targets for the 95th percentiles and for the growth of memory."""
PATIENCE = 60.0
POLITENESS = 10
"""The niceness of the abuser, which would normally not share the server's processors."""

Figures = dict[str, float | int | str]


def family(pid: int) -> list[int]:
    """The process and all its descendants."""
    found = [pid]
    for one in found:
        for task in Path(f"/proc/{one}/task").glob("*/children"):
            found += map(int, task.read_text().split())
    return found


def megabytes(pid: int) -> float:
    """The memory of the server and its workers; shared memory is counted once."""
    total = 0
    for one in family(pid):
        try:
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue  # the process has exited
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1024


class Memory:
    """The peak memory of the server."""

    def __init__(self, pid: int) -> None:
        self.before = self.most = megabytes(pid)
        self._pid = pid
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        while not self._over.wait(0.25):
            self.most = max(self.most, megabytes(self._pid))

    def grown(self) -> float:
        self._over.set()
        self._thread.join()
        return self.most - self.before


def _abuse(abuse: Abuse, address: str, seconds: float, answers: "Queue[dict[str, int]]") -> None:
    os.nice(POLITENESS)
    abuser = Abuser(address, seconds)
    try:
        asyncio.run(abuse.run(abuser))
    finally:
        answers.put(dict(abuser.answers))


def scenario(abuse: Abuse, seconds: float, options: Sequence[str] = ()) -> Figures:
    """The measurements without and with the abuse, and the answers to the abuser."""
    spawn = multiprocessing.get_context("spawn")
    with served(options=("--rate-limits", "on", "--lobby", *options)) as server:
        alone = asyncio.run(played(server.address, seconds))
        memory = Memory(server.pid)
        answers: Queue[dict[str, int]] = spawn.Queue()
        abuser = spawn.Process(
            target=_abuse, args=(abuse, server.address, seconds, answers), daemon=True
        )
        abuser.start()
        begin = time.perf_counter()
        beside = asyncio.run(played(server.address, seconds, first=PLAYERS))
        counted = Counter(answers.get(timeout=PATIENCE))
        abuser.join(PATIENCE)
        took = time.perf_counter() - begin
        grown = memory.grown()
    figures: Figures = {"abuse": abuse.name, "seconds": round(took, 1)}
    return figures | _figures(alone, beside, grown, counted)


def _figures(alone: Noted, beside: Noted, grown: float, answers: Counter[str]) -> Figures:
    moves, bots = _p95(beside.moves), _p95(beside.bots)
    kept = moves < MOVE_MS and bots < BOT_MS and grown < MEGABYTES
    return {
        "moves_alone": len(alone.moves),
        "moves_alone_p95_ms": _p95(alone.moves),
        "bots_alone_p95_ms": _p95(alone.bots),
        "moves": len(beside.moves),
        "moves_p95_ms": moves,
        "bots_answers": len(beside.bots),
        "bots_p95_ms": bots,
        "others_refused": alone.refused + beside.refused,
        "still_waiting_at_the_end": beside.lost,
        "memory_grown_mb": round(grown),
        "answers_to_the_abuser": ", ".join(
            f"{word}: {count}" for word, count in answers.most_common(8)
        ),
        "within_the_targets": "yes" if kept else "no",
    }


def _p95(milliseconds: Sequence[float]) -> float:
    if len(milliseconds) < 2:
        return float("inf")
    return spread(milliseconds)["p95_ms"]
