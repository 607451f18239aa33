"""mapmakers play at a real terminal: a pair of ends that the system takes for one."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys

from mapmakers.commands.options.table import fair_chance
from mapmakers.engine.core import Match
from mapmakers.engine.games import GAMES
from tests.serving import environment
from tests.terminal.evenings import HAND_OVER, WIPE


class Terminal:
    """A running command, its screen and its keyboard."""

    def __init__(self, *arguments: str) -> None:
        self._ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mapmakers", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**environment(), "TERM": "xterm", "COLUMNS": "100", "LINES": "50"},
        )
        os.close(theirs)

    def until(self, text: str) -> str:
        """What comes up to and with this text."""
        came = b""
        while text.encode() not in came:
            ready, _, _ = select.select([self._ours], [], [], 30)
            assert ready, f"{text!r} did not come, but {came!r}"
            came += os.read(self._ours, 4096)
        return came.decode(errors="replace").replace("\r\n", "\n")

    def type(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._ours)


def test_two_people_hand_the_keyboard_over() -> None:
    two_people = Terminal("play", "cartographers", "--players", "Ada,Bert", "--seed", "tea")
    match = Match(GAMES["cartographers"], ["Ada", "Bert"], fair_chance("tea"))
    drawing = str(match.state.legal(0)[-1])
    try:
        assert "Ada: Draw " in two_people.until("> ")
        two_people.type(f"{drawing}\n")
        assert WIPE in two_people.until(f"{HAND_OVER}Bert and press Enter. ")
        two_people.type("\n")
        screen = two_people.until("> ").split(WIPE)[-1]
        assert "Bert: Draw " in screen
        assert drawing not in screen
        two_people.type("quit\n")
        two_people.until("You left the match.")
        assert two_people.process.wait(timeout=30) == 0
    finally:
        two_people.close()
