"""Steps of a check, run side by side where processors are free, each with its output kept apart."""

import os
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from tools.work import Trouble, say, saying_to

LOOK = 0.2
"""Seconds between two looks at what the steps have written."""
ALL = os.cpu_count() or 1
"""The processors of a step that has several workers of its own."""


@dataclass(frozen=True)
class Step:
    """Something to check: how many processors it keeps busy, and what has to be done before it."""

    do: Callable[[], None]
    processors: int = 1
    after: tuple[str, ...] = ()


class _Running:
    """A step at work. What it writes waits in a file until it is its turn to be read."""

    def __init__(self, name: str, step: Step, file: Path, pool: ThreadPoolExecutor) -> None:
        self.name = name
        self.processors = step.processors
        self.took = 0.0
        self.trouble = ""
        self._told = False
        self._file = file
        self._file.touch()
        self._at = 0
        self.future: Future[None] = pool.submit(self._run, step)

    def _run(self, step: Step) -> None:
        began = time.monotonic()
        with self._file.open("a", encoding="utf-8") as written, saying_to(written):
            try:
                step.do()
            except Trouble as trouble:
                self.trouble = str(trouble)
        self.took = time.monotonic() - began

    def tell(self) -> None:
        """Show what it has written since the last time."""
        if not self._told:
            say(f"\n=== {self.name} ===")
            self._told = True
        with self._file.open("rb") as written:
            written.seek(self._at)
            fresh = written.read()
        # A character may be half written yet.
        whole = fresh if self.future.done() else fresh[: fresh.rfind(b"\n") + 1]
        self._at += len(whole)
        if whole:
            say(whole.decode(errors="replace").removesuffix("\n"))

    def summary(self) -> str:
        how = "FAILED" if self.trouble else "ok"
        return f"  {how:7}{self.name:16}{self.took:6.1f} s  {self.trouble}".rstrip()


def run_steps(steps: Mapping[str, Step], processors: int = ALL) -> int:
    """Run them all, the earlier first; the exit code. One that fails stops none of the others."""
    began = time.monotonic()
    done: list[_Running] = []
    with (
        tempfile.TemporaryDirectory(prefix="steps-") as folder,
        ThreadPoolExecutor(max(1, len(steps))) as pool,
    ):

        def begin(name: str) -> _Running:
            return _Running(name, steps[name], Path(folder, name), pool)

        try:
            _run_all(steps, processors, begin, done)
        except KeyboardInterrupt:
            # What was started hears of it as well, and ends.
            pool.shutdown(wait=False, cancel_futures=True)
            return 130
    return _sum_up(done, list(steps), time.monotonic() - began)


def _run_all(
    steps: Mapping[str, Step],
    processors: int,
    begin: Callable[[str], _Running],
    done: list[_Running],
) -> None:
    waiting = dict(steps)
    running: list[_Running] = []
    silent: list[_Running] = []  # what nobody has read of yet, finished or not
    followed: _Running | None = None
    while waiting or running or silent:
        names = {*waiting, *(one.name for one in running)}
        for name, step in list(waiting.items()):
            free = processors - sum(one.processors for one in running)
            busy = any(one.processors for one in running)
            if names.isdisjoint(step.after) and (step.processors <= free or not busy):
                del waiting[name]
                running.append(begin(name))
                silent.append(running[-1])
        if running:
            wait([one.future for one in running], LOOK, FIRST_COMPLETED)
        for one in [one for one in running if one.future.done()]:
            one.future.result()
            running.remove(one)
            done.append(one)
        # One that has the machine to itself is followed; the others are read when they are done.
        if followed is None:
            followed = next((one for one in silent if one.processors >= processors), None)
        if followed is not None:
            followed.tell()
            if followed in silent:
                silent.remove(followed)
            if followed not in running:
                followed = None
        if followed is None:
            for one in [one for one in silent if one not in running]:
                one.tell()
                silent.remove(one)


def _sum_up(done: Sequence[_Running], order: Sequence[str], took: float) -> int:
    failed = sum(bool(one.trouble) for one in done)
    say("\n=== summary ===")
    for one in sorted(done, key=lambda one: order.index(one.name)):
        say(one.summary())
    say(f"{len(done) - failed} passed, {failed} failed, in {took:.0f} s")
    return 1 if failed else 0
