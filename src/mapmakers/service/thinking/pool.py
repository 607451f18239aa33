"""The workers that bots think in: started when needed, ended when one takes too long."""

import asyncio
import os
import pickle
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from mapmakers.compiled import CHOICE
from mapmakers.engine import KIND
from mapmakers.engine.core import FastChance
from mapmakers.engine.core.game import State
from mapmakers.service import chance
from mapmakers.service.thinking.frames import LENGTH, framed
from mapmakers.service.thinking.schedule import Job, Owner, Priority, Schedule

START_SECONDS = 60.0
LONGEST_ANSWER = 2_000


class BotFailed(Exception):
    """A bot gave no answer; the text is the code of why."""


def payload(game: str, bot: str, state: State[Any], seat: int, seconds: float) -> bytes:
    """All that a worker is told: a position imagined from what the seat sees, its own luck, and how
    long it should think."""
    seed = chance.bot_seed()
    world = state.imagine(seat, FastChance(chance.bot_seed()))
    return pickle.dumps((game, bot, seat, seed, seconds, world), pickle.HIGHEST_PROTOCOL)


class BotPool:
    def __init__(
        self, command: Sequence[str], workers: int, seconds: float, nice: int | None = None
    ) -> None:
        """`nice` says how far workers stand back where others want the processor, if further than
        they do by themselves."""
        self._seconds = seconds
        self._workers = [_Worker(command, nice) for _ in range(workers)]
        # The one used last is used first: the others need not even be started.
        self._idle = self._workers.copy()
        self._schedule = Schedule()

    def thinking(self) -> int:
        """How many jobs are being thought about."""
        return len(self._workers) - len(self._idle)

    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(self._schedule)

    def decisions_of(self, owner: Owner) -> tuple[int, int]:
        """How many bots' decisions wait for the guest, and for everybody at the address."""
        return self._schedule.waiting_for(owner, Priority.DECISION, Priority.UNWATCHED)

    def hurry(self, job: Job) -> None:
        """Somebody looks now at the table that the job is for."""
        self._schedule.move(job, Priority.DECISION)

    async def choose(
        self, question: Callable[[], bytes | None], job: Job, seconds: float | None = None
    ) -> str | None:
        """What the bot answers, as text. The question is made when it is the job's turn, and may
        turn out to be none; BotFailed where no answer comes in time."""
        worker = await self._turn_of(job)
        begun = perf_counter()
        try:
            asked = question()
            return None if asked is None else await worker.ask(asked, seconds or self._seconds)
        finally:
            self._schedule.took(job, perf_counter() - begun)
            self._give_back(worker)

    async def _turn_of(self, job: Job) -> "_Worker":
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
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

    def _give_back(self, worker: "_Worker") -> None:
        self._idle.append(worker)
        self._share_out()

    def _share_out(self) -> None:
        """Give every worker that is free to the job whose turn it is."""
        while self._idle and (job := self._schedule.take()) is not None:
            if job.turn is not None and not job.turn.done():
                job.turn.set_result(self._idle.pop())

    async def close(self) -> None:
        for worker in self._workers:
            await worker.end()


class _Worker:
    def __init__(self, command: Sequence[str], nice: int | None) -> None:
        self._command = command
        self._nice = nice
        self._process: Process | None = None

    async def ask(self, question: bytes, seconds: float) -> str:
        try:
            process = await self._running()
            assert process.stdin is not None
            process.stdin.write(framed(question))
            await process.stdin.drain()
            return (await _answer(process, seconds)).decode()
        except TimeoutError:
            await self.end()
            raise BotFailed("too-slow") from None
        except (OSError, EOFError, asyncio.IncompleteReadError, UnicodeDecodeError):
            await self.end()
            raise BotFailed("crashed") from None
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for the next one's
            raise

    async def _running(self) -> Process:
        process = self._process
        if process is None or process.returncode is not None:
            # The other engine could not read our positions.
            alike = {**os.environ, CHOICE: KIND}
            process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, env=alike
            )
            self._process = process
            await _answer(process, START_SECONDS)
            if self._nice is not None:
                os.setpriority(os.PRIO_PROCESS, process.pid, self._nice)
        return process

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()


async def _answer(process: Process, seconds: float) -> bytes:
    assert process.stdout is not None
    async with asyncio.timeout(seconds):
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        if length > LONGEST_ANSWER:
            raise EOFError("no move is as long as that")
        return await process.stdout.readexactly(length)
