"""Steps of a check: run in parallel while processors are free, with separate output."""

import os
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from tools.shell import SetupError, redirect_status, status

POLL_SECONDS = 0.2
"""Seconds between two reads of the output of the steps."""
ALL = os.cpu_count() or 1
"""The processors of a step with several workers of its own."""


@dataclass(frozen=True)
class Step:
    """A check, the number of processors it uses, and the steps that have to run before it."""

    do: Callable[[], None]
    processors: int = 1
    after: tuple[str, ...] = ()


class _Running:
    """A running step. Its output goes to a file until it is shown."""

    def __init__(self, name: str, step: Step, file: Path, pool: ThreadPoolExecutor) -> None:
        self.name = name
        self.processors = step.processors
        self.seconds = 0.0
        self.error = ""
        self._header_shown = False
        self._file = file
        self._file.touch()
        self._offset = 0
        self.future: Future[None] = pool.submit(self._run, step)

    def _run(self, step: Step) -> None:
        began = time.monotonic()
        with self._file.open("a", encoding="utf-8") as output, redirect_status(output):
            try:
                step.do()
            except SetupError as error:
                self.error = str(error)
        self.seconds = time.monotonic() - began

    def show_output(self) -> None:
        """Show the output since the last call."""
        if not self._header_shown:
            status(f"\n=== {self.name} ===")
            self._header_shown = True
        with self._file.open("rb") as output:
            output.seek(self._offset)
            fresh = output.read()
        # The last line may be incomplete, even in the middle of a character.
        lines = fresh if self.future.done() else fresh[: fresh.rfind(b"\n") + 1]
        self._offset += len(lines)
        if lines:
            status(lines.decode(errors="replace").removesuffix("\n"))

    def summary(self) -> str:
        result = "FAILED" if self.error else "ok"
        return f"  {result:7}{self.name:16}{self.seconds:6.1f} s  {self.error}".rstrip()


def run_steps(steps: Mapping[str, Step], processors: int = ALL) -> int:
    """Run all steps in order and return the exit code. A failed step does not stop the others."""
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
            # Started programs receive the signal too and exit.
            pool.shutdown(wait=False, cancel_futures=True)
            return 130
    return _print_summary(done, list(steps), time.monotonic() - began)


def _run_all(
    steps: Mapping[str, Step],
    processors: int,
    begin: Callable[[str], _Running],
    done: list[_Running],
) -> None:
    waiting = dict(steps)
    running: list[_Running] = []
    unshown: list[_Running] = []  # without any output shown yet, finished or not
    shown: _Running | None = None
    while waiting or running or unshown:
        names = {*waiting, *(one.name for one in running)}
        for name, step in list(waiting.items()):
            free = processors - sum(one.processors for one in running)
            busy = any(one.processors for one in running)
            if names.isdisjoint(step.after) and (step.processors <= free or not busy):
                del waiting[name]
                running.append(begin(name))
                unshown.append(running[-1])
        if running:
            wait([one.future for one in running], POLL_SECONDS, FIRST_COMPLETED)
        for one in [one for one in running if one.future.done()]:
            one.future.result()
            running.remove(one)
            done.append(one)
        # A step that uses all processors is shown while it runs, the others when they are done.
        if shown is None:
            shown = next((one for one in unshown if one.processors >= processors), None)
        if shown is not None:
            shown.show_output()
            if shown in unshown:
                unshown.remove(shown)
            if shown not in running:
                shown = None
        if shown is None:
            for one in [one for one in unshown if one not in running]:
                one.show_output()
                unshown.remove(one)


def _print_summary(done: Sequence[_Running], order: Sequence[str], seconds: float) -> int:
    failed = sum(bool(one.error) for one in done)
    status("\n=== summary ===")
    for one in sorted(done, key=lambda one: order.index(one.name)):
        status(one.summary())
    status(f"{len(done) - failed} passed, {failed} failed, in {seconds:.0f} s")
    return 1 if failed else 0
