"""A match at one terminal: people in turn at the keyboard, bots in between."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TextIO

from mapmakers import rules_pages
from mapmakers.bots import Bot, Turn
from mapmakers.engine.core import Chance, Match, NotationError, Refused
from mapmakers.terminal.face import Face
from mapmakers.terminal.layout import WIDTH

COMMANDS = (
    "Any time:  help (on this decision)  rules CLAUSE (such as `rules {clause}`)  "
    "undo  show  record  quit"
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

    def play(self) -> None:
        """Until the match is over; raises Left where somebody leaves before."""
        self._say(COMMANDS.format(clause=self.match.game.undo_clause))
        while self.match.state.waiting:
            seat = self._next_seat()
            if seat in self.seating.bots:
                self._bot_decides(seat)
            else:
                self._person_decides(seat)
        self._tell_news()
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
        self._tell_news()
        self._say("", self.face.show(self.match.view(seat), self.match.names), "")
        self._say(f"{self.match.names[seat]}: {self.face.ask(self.match.state, seat)}")
        while True:
            line = self._read("> ").strip()
            if self._is_command(line, seat):
                if seat not in self.match.state.waiting:
                    return
                continue
            try:
                self._decide(seat, self.face.read(line, self.match.state, seat))
                return
            except NotationError as error:
                self._say(f"Not understood: {error}.")
            except Refused as refused:
                self._explain(refused)

    def _decide(self, seat: int, move: Any) -> None:
        before = self.match.view(None)
        self.match.play(seat, move)
        after = self.match.view(None)
        self._news += self.face.tell(before, seat, move, after, self.match.names)

    def _is_command(self, line: str, seat: int) -> bool:
        word, _, rest = line.partition(" ")
        if word in {"help", "?", "h", ""}:
            self._say(self.face.guide(self.match.state, seat))
            self._say(COMMANDS.format(clause=self.match.game.undo_clause))
        elif word == "rules":
            self._say(*clause_lines(self.match.game.name, rest.strip().upper()))
        elif word == "show":
            self._say(self.face.show(self.match.view(seat), self.match.names))
        elif word == "record":
            self._say(str(self.match.record).rstrip())
        elif word == "undo":
            self._undo(seat)
        elif word in {"quit", "exit", "q"}:
            raise Left
        else:
            return False
        return True

    def _undo(self, seat: int) -> None:
        """Takes back the seat's own latest decision, or, in hot seat, the one before this person's.

        The person at the keyboard is asked for this seat, so the decision to take back may be that
        of the person who has just handed the keyboard over.
        """
        for other in [seat, *self._people]:
            if self.match.can_undo(other):
                self.match.undo(other)
                self._news.append(f"{self.match.names[other]} takes a decision back.")
                if other == seat:
                    self._say("Taken back.")
                    self._say(self.face.show(self.match.view(seat), self.match.names))
                    self._say(self.face.ask(self.match.state, seat))
                return
        self._explain(Refused(self.match.game.undo_clause))

    def _explain(self, refused: Refused) -> None:
        for clause, cells in refused.faults:
            at = f" (at {self.face.where(cells)})" if cells else ""
            self._say(f"The rules say no{at}:", clause_lines(self.match.game.name, clause)[0])

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

    def _tell_news(self) -> None:
        if self._news:
            self._say("", *self._news)
            self._news = []

    def _read(self, prompt: str) -> str:
        try:
            return self._read_line(prompt)
        except EOFError:
            raise Left from None

    def _say(self, *lines: str) -> None:
        print(*lines, sep="\n", file=self._out, flush=True)


def clause_lines(game: str, clause: str) -> Sequence[str]:
    """A clause of the rules in words, a paragraph each; the first is the rule itself."""
    try:
        found = rules_pages.clauses(game, "en").get(clause)
    except rules_pages.NoSuchPage:
        found = None
    if found is None:
        return [f"There is no clause {clause or '(name one)'} in the rules of {game}."]
    lines: list[str] = []
    for block in found.blocks:
        if isinstance(block, rules_pages.Text):
            text = block.text.replace("**", "").replace("`", "")
            start = "  " if lines else f"{clause}  "
            lines.append(textwrap.fill(text, WIDTH, initial_indent=start, subsequent_indent="  "))
        elif isinstance(block, rules_pages.Bullets):
            for item in block.items:
                lines.append(
                    textwrap.fill(item, WIDTH, initial_indent="  - ", subsequent_indent="    ")
                )
    return lines
