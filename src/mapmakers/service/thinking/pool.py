"""The workers that bots think in: started when needed, ended when one takes too long."""

import asyncio
import os
import pickle
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from typing import Any

from mapmakers.compiled import CHOICE
from mapmakers.engine import KIND
from mapmakers.engine.core import FastChance
from mapmakers.engine.core.game import State
from mapmakers.service import chance
from mapmakers.service.thinking.frames import LENGTH, framed

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
    def __init__(self, command: Sequence[str], workers: int, seconds: float) -> None:
        self._seconds = seconds
        self._workers = [_Worker(command) for _ in range(workers)]
        # The one used last is used first: the others need not even be started.
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._asked = 0

    def thinking(self) -> int:
        """How many decisions are being thought about."""
        return len(self._workers) - self._idle.qsize()

    def waiting(self) -> int:
        """How many decisions wait for a worker."""
        return self._asked - self.thinking()

    async def choose(
        self, question: Callable[[], bytes | None], seconds: float | None = None
    ) -> str | None:
        """What the bot answers, as text. The question is made when a worker is free for it, and
        may turn out to be none; BotFailed where no answer comes in time."""
        self._asked += 1
        try:
            worker = await self._idle.get()
            try:
                asked = question()
                return None if asked is None else await worker.ask(asked, seconds or self._seconds)
            finally:
                self._idle.put_nowait(worker)
        finally:
            self._asked -= 1

    async def close(self) -> None:
        for worker in self._workers:
            await worker.end()


class _Worker:
    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
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
