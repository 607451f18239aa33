"""A worker with bots that no host should have: for tests of what the table does about them."""

import os
import time
from collections.abc import Callable
from typing import Any

from mapmakers.bots import BOTS, Bot, Turn
from mapmakers.service.bots import worker


class Crasher:
    def choose(self, turn: Turn[Any]) -> Any:
        os._exit(3)


class Thrower:
    def choose(self, turn: Turn[Any]) -> Any:
        raise RuntimeError("no idea")


class Sleeper:
    def choose(self, turn: Turn[Any]) -> Any:
        time.sleep(3600)


class Talker:
    """Prints what could be taken for an answer, then plays as it should."""

    def choose(self, turn: Turn[Any]) -> Any:
        print("F A1A2", flush=True)
        return turn.legal.sample(turn.chance)


class Dreamer:
    def choose(self, turn: Turn[Any]) -> Any:
        return "queen takes everything"


UNRELIABLE: dict[str, Callable[[str], Bot]] = {
    "crasher": lambda _: Crasher(),
    "thrower": lambda _: Thrower(),
    "sleeper": lambda _: Sleeper(),
    "talker": lambda _: Talker(),
    "dreamer": lambda _: Dreamer(),
}

if __name__ == "__main__":
    worker.main({**BOTS, **UNRELIABLE})
