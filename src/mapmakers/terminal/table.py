"""A match in the terminal: people take turns at the keyboard, bots play in between."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TextIO

from mapmakers.bots import Bot, Turn
from mapmakers.engine.core import Chance, EventLog, Match, NotationError, Refused
from mapmakers.terminal import rules
from mapmakers.terminal.face import Face
from mapmakers.terminal.layout import wrapped
from mapmakers.terminal.shared_events import Decisions, in_words

COMMANDS = (
    "Any time:  help  worth MOVE  undo  show  show all  rules {clause}  rules WORD  record  quit"
)


class PlayerLeft(Exception):
    """A player has quit, or the input has ended."""


@dataclass
class Seating:
    """The bots by seat; people at the keyboard have all other seats."""

    bots: Mapping[int, Bot]
    chance: Chance
    """The randomness of the bots, separate from that of the match."""


class TerminalTable:
    """Asks people for decisions, lets bots decide, and prints what happened."""

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
        self._decisions = Decisions(match)
        self._news: list[EventLog] = []
        """What happened, step by step."""
        if not match.steps and match.events is not None:
            self._news.append(match.events)
        self._news_seen = dict.fromkeys(self._people, 0)
        """By seat: how many steps that person has seen."""

    def play(self) -> None:
        """Play until the match is over; raises PlayerLeft if somebody quits."""
        self._print(self._commands())
        while self.match.state.waiting:
            seat = self._next_seat()
            if seat in self.seating.bots:
                self._bot_decides(seat)
            else:
                self._person_decides(seat)
        reader = self._people[0] if len(self._people) == 1 else None
        self._print("", *self._in_words(min(self._news_seen.values(), default=0), reader), "")
        self._print(self.face.show(self.match.view(None), self.match.names))

    def _next_seat(self) -> int:
        """Bots first: they need not wait for people."""
        waiting = self.match.state.waiting
        return next((seat for seat in waiting if seat in self.seating.bots), waiting[0])

    def _bot_decides(self, seat: int) -> None:
        turn = Turn(self.match.state, seat, self.seating.chance)
        self._decide(seat, self.seating.bots[seat].choose(turn))

    def _person_decides(self, seat: int) -> None:
        self._hand_over(seat)
        self._print_news(seat)
        self._ask(seat)
        while True:
            line = self._read("> ").strip()
            if self._is_command(line, seat):
                if self._next_seat() != seat:
                    return  # after an undo, another person decides first
                continue
            try:
                self._decide(seat, self.face.read(line, self.match.state, seat))
                return
            except (NotationError, Refused) as error:
                self._explain(error)

    def _ask(self, seat: int) -> None:
        self._print("", self.face.show(self.match.view(seat), self.match.names), "")
        self._print(f"{self.match.names[seat]}: {self.face.ask(self.match.state, seat)}")

    def _decide(self, seat: int, move: Any) -> None:
        self.match.play(seat, move)
        self._news.append(self._decisions.happened())

    def _is_command(self, line: str, seat: int) -> bool:
        word, _, rest = line.partition(" ")
        match word.lower():
            case "help" | "?" | "h" | "":
                self._print(self.face.guide(self.match.state, seat), "", self._commands())
            case "rules":
                self._print(*rules.look_up(self.match.game.name, rest.strip()))
            case "worth":
                self._show_effects(rest.strip(), seat)
            case "show":
                looking = None if rest.strip().lower() == "all" else seat
                self._print(self.face.show(self.match.view(looking), self.match.names))
            case "record":
                self._show_record()
            case "undo":
                self._undo(seat)
            case "quit" | "exit" | "q":
                raise PlayerLeft
            case _:
                return False
        return True

    def _commands(self) -> str:
        return COMMANDS.format(clause=self.match.game.undo_clause)

    def _show_effects(self, typed: str, seat: int) -> None:
        """Print what a move would change, without making it."""
        state = self.match.state
        try:
            effects = state.effects(seat, self.face.read(typed, state, seat))
        except (NotationError, Refused) as error:
            self._explain(error)
            return
        lines = self.face.effects_in_words(effects, self.match.names)
        self._print(*(f"  {line}" for line in lines or ["no change"]))

    def _show_record(self) -> None:
        """Print the record, but only in solo play, because it contains everybody's secrets."""
        if len(self.match.names) == 1:
            self._print(str(self.match.record).rstrip())
        else:
            self._print(
                "The record contains other players' secrets, so it is not shown during the match.",
                "`mapmakers play ... --record FILE` saves it.",
            )

    def _undo(self, seat: int) -> None:
        """Undo the latest decision of a person here that can be undone.

        That may be a decision of the person who has just passed on the keyboard.
        """
        for step in reversed(self.match.steps):
            if step.seat in self._people and self.match.can_undo(step.seat):
                self.match.undo(step.seat)
                self._news.append(self._decisions.happened())
                if self._next_seat() == seat:
                    self._print_news(seat)
                    self._ask(seat)
                return
        self._explain(Refused(self.match.game.undo_clause))

    def _explain(self, error: NotationError | Refused) -> None:
        if isinstance(error, NotationError):
            self._print(f"Not understood: {error}.")
            return
        for clause, cells in error.faults:
            at = f" (at {self.face.where(cells)})" if cells else ""
            self._print(
                f"The rules do not allow this{at}:",
                rules.first_paragraph(self.match.game.name, clause),
            )

    def _hand_over(self, seat: int) -> None:
        """Clear the screen between two people, so that nobody sees another player's secrets."""
        if len(self._people) > 1 and self._last_asked not in {None, seat}:
            self._clear_screen()
            self._read(f"Pass the keyboard to {self.match.names[seat]} and press Enter. ")
            self._clear_screen()
        self._last_asked = seat

    def _clear_screen(self) -> None:
        if self._clear:
            self._out.write("\033[2J\033[3J\033[H")

    def _print_news(self, seat: int) -> None:
        lines = self._in_words(self._news_seen[seat], seat)
        self._news_seen[seat] = len(self._news)
        if lines:
            self._print("", *lines)

    def _in_words(self, since: int, seat: int | None) -> list[str]:
        """What happened after a number of steps, as far as the seat or a spectator may know it."""
        events = [event for log in self._news[since:] for event in log.seen_by(seat)]
        return wrapped(in_words(events, self.face, self.match.names))

    def _read(self, prompt: str) -> str:
        try:
            return self._read_line(prompt)
        except (EOFError, KeyboardInterrupt):
            raise PlayerLeft from None

    def _print(self, *lines: str) -> None:
        print(*lines, sep="\n", file=self._out, flush=True)
