"""A match at one terminal: people in turn at the keyboard, bots in between."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TextIO

from mapmakers.bots import Bot, Turn
from mapmakers.engine.core import Chance, Match, NotationError, Refused
from mapmakers.terminal import rules
from mapmakers.terminal.face import Face

COMMANDS = (
    "Any time:  help  worth MOVE  undo  show  show all  rules {clause}  rules WORD  record  quit"
)


class Left(Exception):
    """Somebody has left the table: the input ended, or they said so."""


@dataclass
class Seating:
    """Who sits where: a bot, or nobody but a person at this keyboard."""

    bots: Mapping[int, Bot]
    chance: Chance
    """The bots' own chance."""


class Table:
    """Asks people, lets bots decide, tells everybody what happened."""

    def __init__(
        self,
        match: Match[Any],
        face: Face[Any],
        seating: Seating,
        read_line: Callable[[str], str],
        out: TextIO,
        *,
        clear: bool = False,
    ) -> None:
        self.match = match
        self.face = face
        self.seating = seating
        self._read_line = read_line
        self._out = out
        self._clear = clear
        self._people = [seat for seat in range(len(match.names)) if seat not in seating.bots]
        self._last_asked: int | None = None
        self._news: list[str] = []
        self._heard = dict.fromkeys(self._people, 0)
        """By person: how much of the news they have been told."""

    def play(self) -> None:
        """Until the match is over; raises Left where somebody leaves before."""
        self._say(self._commands())
        while self.match.state.waiting:
            seat = self._next_seat()
            if seat in self.seating.bots:
                self._bot_decides(seat)
            else:
                self._person_decides(seat)
        self._say("", *self._news[min(self._heard.values(), default=0) :], "")
        self._say(self.face.show(self.match.view(None), self.match.names))

    def _next_seat(self) -> int:
        """Bots first: they need not wait for people, nor people for their thinking to show."""
        waiting = self.match.state.waiting
        return next((seat for seat in waiting if seat in self.seating.bots), waiting[0])

    def _bot_decides(self, seat: int) -> None:
        turn = Turn(self.match.state, seat, self.seating.chance)
        self._decide(seat, self.seating.bots[seat].choose(turn))

    def _person_decides(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell_news(seat)
        self._ask(seat)
        while True:
            line = self._read("> ").strip()
            if self._is_command(line, seat):
                if self._next_seat() != seat:
                    return  # somebody has taken back and is asked again first
                continue
            try:
                self._decide(seat, self.face.read(line, self.match.state, seat))
                return
            except (NotationError, Refused) as problem:
                self._explain(problem)

    def _ask(self, seat: int) -> None:
        self._say("", self.face.show(self.match.view(seat), self.match.names), "")
        self._say(f"{self.match.names[seat]}: {self.face.ask(self.match.state, seat)}")

    def _decide(self, seat: int, move: Any) -> None:
        before = self.match.view(None)
        self.match.play(seat, move)
        after = self.match.view(None)
        self._news += self.face.tell(before, seat, move, after, self.match.names)

    def _is_command(self, line: str, seat: int) -> bool:
        word, _, rest = line.partition(" ")
        match word.lower():
            case "help" | "?" | "h" | "":
                self._say(self.face.guide(self.match.state, seat), "", self._commands())
            case "rules":
                self._say(*rules.look_up(self.match.game.name, rest.strip()))
            case "worth":
                self._show_effects(rest.strip(), seat)
            case "show":
                looking = None if rest.strip().lower() == "all" else seat
                self._say(self.face.show(self.match.view(looking), self.match.names))
            case "record":
                self._show_record()
            case "undo":
                self._undo(seat)
            case "quit" | "exit" | "q":
                raise Left
            case _:
                return False
        return True

    def _commands(self) -> str:
        return COMMANDS.format(clause=self.match.game.undo_clause)

    def _show_effects(self, typed: str, seat: int) -> None:
        """What a move would change, without making it."""
        state = self.match.state
        try:
            effects = state.effects(seat, self.face.read(typed, state, seat))
        except (NotationError, Refused) as problem:
            self._explain(problem)
            return
        lines = self.face.effects_in_words(effects, self.match.names)
        self._say(*(f"  {line}" for line in lines or ["nothing that counts now"]))

    def _show_record(self) -> None:
        """Only to who is alone: it tells what others hold and what they have decided in private."""
        if len(self.match.names) == 1:
            self._say(str(self.match.record).rstrip())
        else:
            self._say(
                "The record tells what others keep to themselves, so it waits for the end:",
                "`mapmakers play ... --record FILE` keeps it.",
            )

    def _undo(self, seat: int) -> None:
        """Takes back the latest decision that a person here has made and that can be.

        That may be the one of the person who has just handed the keyboard over.
        """
        for step in reversed(self.match.steps):
            if step.seat in self._people and self.match.can_undo(step.seat):
                self.match.undo(step.seat)
                self._news.append(f"{self.match.names[step.seat]} takes a decision back.")
                if self._next_seat() == seat:
                    self._tell_news(seat)
                    self._ask(seat)
                return
        self._explain(Refused(self.match.game.undo_clause))

    def _explain(self, problem: NotationError | Refused) -> None:
        if isinstance(problem, NotationError):
            self._say(f"Not understood: {problem}.")
            return
        for clause, cells in problem.faults:
            at = f" (at {self.face.where(cells)})" if cells else ""
            self._say(f"The rules say no{at}:", rules.first_paragraph(self.match.game.name, clause))

    def _hand_over(self, seat: int) -> None:
        """Between two people nothing that one may not see stays on the screen."""
        if len(self._people) > 1 and self._last_asked not in {None, seat}:
            self._wipe()
            self._read(f"Hand over to {self.match.names[seat]}, who presses Enter. ")
            self._wipe()
        self._last_asked = seat

    def _wipe(self) -> None:
        if self._clear:
            self._out.write("\033[2J\033[3J\033[H")

    def _tell_news(self, seat: int) -> None:
        news = self._news[self._heard[seat] :]
        self._heard[seat] = len(self._news)
        if news:
            self._say("", *news)

    def _read(self, prompt: str) -> str:
        try:
            return self._read_line(prompt)
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def _say(self, *lines: str) -> None:
        print(*lines, sep="\n", file=self._out, flush=True)
