"""Matches at a terminal with nobody there: what people type is written down beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from io import StringIO
from typing import Any

from mapmakers.bots import BOTS
from mapmakers.engine.core import FairChance, FastChance, Match
from mapmakers.engine.games import GAMES
from mapmakers.terminal import FACES
from mapmakers.terminal.table import PlayerLeft, Seating, TerminalTable

WIPE = "\033[2J\033[3J\033[H"
HAND_OVER = "Pass the keyboard to "


class Evening:
    """A table with its people, its bots and all that was ever on its screen."""

    def __init__(
        self,
        game: str = "cartographers",
        people: Sequence[str] = ("Ada",),
        bots: Sequence[str] = (),
        *,
        seed: str = "",
        clear: bool = False,
        options: dict[str, str] | None = None,
        table: type[TerminalTable] = TerminalTable,
    ) -> None:
        self.out = StringIO()
        names = [*people, *(f"{bot} {at}" for at, bot in enumerate(bots, 1))]
        chance = FairChance(sha256(seed.encode()).digest())
        self.match: Match[Any] = Match(GAMES[game], names, chance, options, record_events=True)
        seated = {len(people) + at: BOTS[bot](game) for at, bot in enumerate(bots)}
        seating = Seating(seated, FastChance(1))
        self._type: Callable[[str], str] = lambda prompt: ""
        self.table = table(self.match, FACES[game], seating, self._read_line, self.out, clear=clear)
        self.bots = set(seated)
        self.left = False

    def _read_line(self, prompt: str) -> str:
        self.out.write(prompt)
        typed = self._type(prompt)
        self.out.write(f"{typed}\n")
        return typed

    def type(self, lines: Iterable[str]) -> str:
        """What the screen shows while these lines are typed, one after the other, to the last."""
        left = iter(lines)

        def next_line(prompt: str) -> str:
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        return self._sit(next_line)

    def play_at_random(self, seed: int = 1) -> str:
        """Whoever is asked types the short text of any legal move."""
        chance = FastChance(seed)

        def any_move(prompt: str) -> str:
            if prompt.startswith(HAND_OVER):
                return ""
            waiting = self.match.state.waiting
            seat = next(seat for seat in waiting if seat not in self.bots)
            return str(self.match.state.legal(seat).sample(chance))

        return self._sit(any_move)

    def _sit(self, read: Callable[[str], str]) -> str:
        before = len(self.out.getvalue())
        self._type = read
        try:
            self.table.play()
        except PlayerLeft:
            self.left = True
        return self.out.getvalue()[before:]


def answers(screen: str) -> list[str]:
    """What was said after each line that somebody typed."""
    parts = [part for part in screen.split("> ")[1:] if part]
    return [part.partition("\n")[2] for part in parts]
