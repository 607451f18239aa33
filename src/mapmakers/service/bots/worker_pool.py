"""The pool of worker processes: started on demand, killed when one takes too long."""

import asyncio
import os
import pickle
import resource
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from mapmakers.compiled import CHOICE
from mapmakers.engine import KIND
from mapmakers.engine.core import FastChance
from mapmakers.engine.core.game import State
from mapmakers.service.bots.scheduler import Job, Owner, Priority, Schedule
from mapmakers.service.bots.worker_messages import LENGTH, framed
from mapmakers.service.tables import match_seeds as chance

START_SECONDS = 60.0
LONGEST_ANSWER = 2_000
TOO_SLOW = "too-slow"
CLOSED = "closed"


class BotFailed(Exception):
    """A bot gave no answer; the text is the code of the reason."""


def payload(game: str, bot: str, state: State[Any], seat: int, seconds: float) -> bytes:
    """What a worker gets: a position imagined from what the seat sees, a seed, and the time to
    think."""
    seed = chance.bot_seed()
    world = state.imagine(seat, FastChance(chance.bot_seed()))
    return pickle.dumps((game, bot, seat, seed, seconds, world), pickle.HIGHEST_PROTOCOL)


@dataclass(frozen=True, slots=True)
class Bounds:
    """The limits of a worker."""

    seconds: float
    """Seconds for one answer."""
    longest: int = LONGEST_ANSWER
    """Bytes of an answer."""
    nice: int | None = None
    """Its niceness, if higher than the default."""
    memory: int | None = None
    """Bytes of memory, if the system can enforce it."""


class BotPool:
    def __init__(self, command: Sequence[str], workers: int, bounds: Bounds) -> None:
        self._workers = [Worker(command, bounds) for _ in range(workers)]
        # The most recently used worker is used first, so that the others need not be started.
        self._idle = self._workers.copy()
        self._schedule = Schedule()
        self._closed = False

    def thinking(self) -> int:
        """How many jobs are running."""
        return len(self._workers) - len(self._idle)

    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._schedule)

    def decisions_of(self, owner: Owner) -> tuple[int, int]:
        """How many decisions of bots wait for the guest, and for its address."""
        return self._schedule.waiting_for(owner, Priority.DECISION, Priority.UNWATCHED)

    def hurry(self, job: Job) -> None:
        """Somebody watches the table of the job now."""
        self._schedule.move(job, Priority.DECISION)

    @asynccontextmanager
    async def turn(self, job: Job) -> AsyncIterator["Worker"]:
        """Wait for a worker."""
        worker = await self._turn_of(job)
        begun = perf_counter()
        try:
            yield worker
        finally:
            self._schedule.took(job, perf_counter() - begun)
            self._give_back(worker)

    async def ask(self, question: bytes, job: Job) -> bytes:
        """The answer of a worker; raises BotFailed if it does not arrive in time."""
        async with self.turn(job) as worker:
            return await worker.ask(question)

    async def choose(self, question: bytes, job: Job) -> str:
        """The bot's move, as text."""
        async with self.turn(job) as worker:
            return await worker.choose(question)

    async def _turn_of(self, job: Job) -> "Worker":
        if self._closed:
            raise BotFailed(CLOSED)
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        job.turn = turn
        self._schedule.add(job)
        self._share_out()
        try:
            return await turn
        except asyncio.CancelledError:
            self._schedule.remove(job)
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, worker: "Worker") -> None:
        self._idle.append(worker)
        self._share_out()

    def _share_out(self) -> None:
        """Assign every free worker to the next job."""
        while self._idle and (job := self._schedule.take()) is not None:
            if job.turn is not None and not job.turn.done():
                job.turn.set_result(self._idle.pop())

    async def close(self) -> None:
        """Stop all workers; waiting jobs fail."""
        self._closed = True
        while (job := self._schedule.take()) is not None:
            if job.turn is not None and not job.turn.done():
                job.turn.set_exception(BotFailed(CLOSED))
        for worker in self._workers:
            await worker.end()


class Worker:
    """A process that answers one question after the other; started for the first one."""

    def __init__(self, command: Sequence[str], bounds: Bounds) -> None:
        self._command = command
        self._bounds = bounds
        self._process: Process | None = None
        self._launching: asyncio.Task[Process] | None = None

    async def choose(self, question: bytes) -> str:
        """The bot's move, as text."""
        try:
            return (await self.ask(question)).decode()
        except UnicodeDecodeError:
            raise BotFailed("crashed") from None

    async def ask(self, question: bytes) -> bytes:
        """Its answer; raises BotFailed if it does not arrive in time."""
        try:
            process = await self._running()
            assert process.stdin is not None
            process.stdin.write(framed(question))
            await process.stdin.drain()
            return await _answer(process, self._bounds.seconds, self._bounds.longest)
        except TimeoutError:
            await self.end()
            raise BotFailed(TOO_SLOW) from None
        except (OSError, EOFError, asyncio.IncompleteReadError):
            await self.end()
            raise BotFailed("crashed") from None
        except asyncio.CancelledError:
            await self.end()  # its late answer would be taken for the next one
            raise

    async def _running(self) -> Process:
        process = self._process
        if process is None or process.returncode is not None:
            # Whoever stops the worker meanwhile needs the process.
            self._launching = asyncio.create_task(self._launch())
            process = await asyncio.shield(self._launching)
            await _answer(process, START_SECONDS, LONGEST_ANSWER)
            self._hold(process.pid)
        return process

    async def _launch(self) -> Process:
        # The other engine could not read our positions.
        alike = {**os.environ, CHOICE: KIND}
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, env=alike
        )
        return self._process

    def _hold(self, pid: int) -> None:
        """Have the system enforce the limits of the process."""
        if self._bounds.nice is not None:
            os.setpriority(os.PRIO_PROCESS, pid, self._bounds.nice)
        if self._bounds.memory is not None and sys.platform == "linux":
            resource.prlimit(pid, resource.RLIMIT_AS, (self._bounds.memory,) * 2)

    async def end(self) -> None:
        launching, self._launching = self._launching, None
        if launching is not None:
            await asyncio.wait([launching])
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()


async def _answer(process: Process, seconds: float, longest: int) -> bytes:
    assert process.stdout is not None
    async with asyncio.timeout(seconds):
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        if length > longest:
            raise EOFError("no answer is as long as that")
        return await process.stdout.readexactly(length)
