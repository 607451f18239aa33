"""The host of a bot in another process: starts it, asks it, and replaces it when it fails."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import count
from typing import Any, TypeVar

from mapmakers.bots.bot import Turn
from mapmakers.bots.hosting.process import BotProcess, BotProcessFailed
from mapmakers.bots.hosting.protocol import PROTOCOL, hello, position
from mapmakers.bots.random_bot import RandomBot

M = TypeVar("M")
logger = logging.getLogger(__name__)

START_SECONDS = 30.0
GRACE_SECONDS = 1.0
"""Additional seconds for pipes and for a busy machine."""


class BotHost:
    """One process for all seats and matches of a game that the bot plays in."""

    def __init__(self, name: str, command: Sequence[str], game: str) -> None:
        self.name = name
        self.command = tuple(command)
        self.game = game
        self.failures: list[BotProcessFailed] = []
        self._process: BotProcess | None = None
        self._numbers = count(1)

    def bot(self) -> HostedBot:
        """The bot for one seat of one match."""
        return HostedBot(self)

    def start(self) -> BotProcess:
        """The process, after it has answered hello."""
        if self._process is None:
            process = self._process = BotProcess(self.command)
            answer = process.ask(hello(self.game), START_SECONDS, lambda _: True)
            if (answer["type"], answer.get("protocol")) != ("hello", PROTOCOL):
                raise BotProcessFailed("nonsense", f"its hello is {answer!r}")
        return self._process

    def move(self, turn: Turn[M]) -> M:
        """The bot's answer; raises BotProcessFailed if it is not a legal move in time."""
        legal = {str(move): move for move in turn.legal}
        process, number = self.start(), next(self._numbers)

        def answers(message: dict[str, Any]) -> bool:
            return message["type"] == "move" and message.get("id") == number

        question = position(number, turn, list(legal))
        text = process.ask(question, turn.seconds + GRACE_SECONDS, answers).get("move")
        if not isinstance(text, str) or text not in legal:
            raise BotProcessFailed("nonsense", f"not one of the moves: {text!r}")
        return legal[text]

    def fail(self, failure: BotProcessFailed) -> None:
        """Log that a simple bot takes over."""
        logger.warning("bot %s failed, a simple one plays on for it: %s", self.name, failure)
        self.give_up(failure)

    def give_up(self, failure: BotProcessFailed) -> None:
        """Stop the process; the next match may start another."""
        self.failures.append(failure)
        if self._process is not None:
            self._process.kill()
            self._process = None

    def close(self) -> int | None:
        """Stop the process and return its exit code; None if it had to be killed."""
        process, self._process = self._process, None
        return process.end() if process is not None else None


class HostedBot:
    """Decides for a seat. After a failure, the simple bot decides until the end of the match."""

    def __init__(self, host: BotHost) -> None:
        self._host = host
        self._failed = False

    def choose(self, turn: Turn[M]) -> M:
        if not self._failed:
            try:
                return self._host.move(turn)
            except BotProcessFailed as failure:
                self._failed = True
                self._host.fail(failure)
        return RandomBot().choose(turn)
