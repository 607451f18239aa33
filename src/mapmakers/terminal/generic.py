"""The face of games without one of their own: the drawing, and numbered moves."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from mapmakers.engine.core import Game, State
from mapmakers.engine.core.shared_events import MatchEnded
from mapmakers.terminal.layout import WIDTH, in_rows, listed
from mapmakers.terminal.shared_events import ending_in_words

COMMON = ("game", "seat", "waiting", "drawing", "scores", "result")
"""Fields of a view that are shown separately or not at all."""


class GenericFace:
    """Shows the view's `drawing` and `scores` if it has them, otherwise all its fields."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def show(self, view: Any, names: Sequence[str]) -> str:
        lines = [drawing_of(view), ""]
        scores = getattr(view, "scores", None)
        waiting = getattr(view, "waiting", ())
        for seat, name in enumerate(names):
            turn = " (to move)" if seat in waiting else ""
            lines.append(f"{name}{turn}" + ("" if scores is None else f": {scores[seat]}"))
        return "\n".join(lines)

    def ask(self, state: State[Any], seat: int) -> str:
        legal = state.legal(seat)
        return f"Choose one of {len(legal)} moves, such as `{legal[0]}`; `help` numbers them all."

    def guide(self, state: State[Any], seat: int) -> str:
        moves = [[f"{at:3}  {move}"] for at, move in enumerate(state.legal(seat), 1)]
        return "\n".join(["Type a move or its number:", *in_rows(moves)])

    def read(self, text: str, state: State[Any], seat: int) -> Any:
        typed = text.strip()
        legal = state.legal(seat)
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(legal):
            return legal[int(typed) - 1]
        return self._game.parse_move(typed)

    def where(self, cells: Sequence[tuple[int, int]]) -> str:
        return listed([f"{one},{other}" for one, other in cells])

    def effects_in_words(self, effects: Any, names: Sequence[str]) -> list[str]:
        return described(effects)

    def event_in_words(self, event: Any, names: Sequence[str]) -> str | None:
        if isinstance(event, MatchEnded):
            return ending_in_words(event, names)
        kind = str(getattr(event, "kind", type(event).__name__)).replace("_", " ").capitalize()
        return f"{kind}: {', '.join(_fields(event))}."


def drawing_of(view: Any) -> str:
    """A view as text: its drawing, or one line per field."""
    drawing = getattr(view, "drawing", None)
    if isinstance(drawing, str):
        return drawing
    return "\n".join(described(view, leaving_out=COMMON))


def described(value: Any, leaving_out: Sequence[str] = ()) -> list[str]:
    """A dataclass as lines of text; anything else as one."""
    if not is_dataclass(value):
        return textwrap.wrap(str(value), WIDTH)
    found = ((one.name, getattr(value, one.name)) for one in fields(value))
    return [
        line
        for name, shown in found
        if name not in leaving_out
        for line in textwrap.wrap(f"{name.replace('_', ' ')}: {shown}", WIDTH)
    ]


def _fields(event: Any) -> Iterator[str]:
    for one in fields(event):
        if one.name != "kind":
            yield f"{one.name.replace('_', ' ')} {getattr(event, one.name)}"
