"""A worker process: receives imagined positions and answers with its bot's move, or does other work
that would block the server.

Run as `python -m mapmakers.service.bots.worker`; it exits when its input ends.
"""

import argparse
import os
import pickle
import shlex
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any

from mapmakers.bots import BOTS, Bot, Turn
from mapmakers.bots.hosting import bot_class, is_class
from mapmakers.bots.hosting.host import BotHost
from mapmakers.bots.hosting.process import BotProcessFailed
from mapmakers.engine.core import FastChance
from mapmakers.engine.games import GAMES
from mapmakers.service.bots.work import Work
from mapmakers.service.bots.worker_messages import framed, read_frame

READY = b"ready"
PATIENCE = 5
"""The niceness of bots compared to the server."""


def main(bots: Mapping[str, Callable[[str], Bot]] = BOTS) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops us
    os.nice(PATIENCE)
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # a bot's output must not be taken for an answer
        jobs: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_listen, args=(jobs,), daemon=True).start()
        answers.write(framed(READY))
        answers.flush()
        while True:
            answers.write(framed(_answer(jobs.get(), bots)))
            answers.flush()


def _listen(jobs: "SimpleQueue[bytes]") -> None:
    """Pass positions on. Exit when the server is gone, even during a computation."""
    while (job := read_frame(sys.stdin.buffer)) is not None:
        jobs.put(job)
    os._exit(0)


def _answer(job: bytes, bots: Mapping[str, Callable[[str], Bot]]) -> bytes:
    asked = pickle.loads(job)
    if isinstance(asked, Work):
        return asked.answer()
    game, bot, seat, seed, seconds, world = asked
    turn = Turn(world, seat, FastChance(seed), seconds)
    return str(bots[bot](GAMES[game].name).choose(turn)).encode()


class Exacting:
    """A host's own bot. If it fails, this process exits and the bot is replaced."""

    def __init__(self, host: BotHost) -> None:
        self._host = host

    def choose(self, turn: Turn[Any]) -> Any:
        try:
            return self._host.move(turn)
        except BotProcessFailed as failure:
            self._host.give_up(failure)
            print(f"bot {self._host.name} failed: {failure}", file=sys.stderr, flush=True)
            os._exit(1)


def hosted(pairs: Sequence[str]) -> dict[str, Callable[[str], Bot]]:
    """The bots given as NAME=COMMAND, one process for each game, and those that are classes."""

    @cache
    def host(name: str, command: str, game: str) -> BotHost:
        return BotHost(name, shlex.split(command), game)

    def maker(name: str, command: str) -> Callable[[str], Bot]:
        if is_class(shlex.split(command)):
            return bot_class(command)
        return lambda game: Exacting(host(name, command, game))

    named = [pair.partition("=") for pair in pairs]
    return {name: maker(name, command) for name, _, command in named}


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--bot", action="append", default=[], metavar="NAME=COMMAND")
    main({**BOTS, **hosted(parser.parse_args().bot)})
