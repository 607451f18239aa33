"""What nobody but its owner may read, found again in the bytes of messages.

When a match is over its record tells everything: so for every moment of it we know what was secret,
and can look whether it stands in a message of that moment.
"""

import base64
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from mapmakers.engine.core import Match, Record
from mapmakers.engine.core.replay import verify
from mapmakers.engine.games import GAMES

CARD = re.compile(r'"card":(\d+)')
KEEP = re.compile(r"keep (\d+) (\d+)")
ROAD_TILE = re.compile(r"road-\d+")
DRAWING = re.compile(r'"([FVAWX] (?:[A-K]\d+)+)"')

Secrets = Callable[[Match[Any], int, Any, str, frozenset[int]], Iterator[str]]


class Leaks:
    """Looks for the secrets of one finished match."""

    def __init__(self, record_text: str) -> None:
        record = Record.parse(record_text)
        self.game = record.header.game
        self._match = verify(GAMES[self.game], record)
        self._states = [state.copy() for state in self._match.states()]
        assert self._match.seed is not None
        self.seed = seed = self._match.seed
        self._seed = (
            seed.hex(),
            base64.b64encode(seed).decode().rstrip("="),
            base64.urlsafe_b64encode(seed).decode().rstrip("="),
            str(int.from_bytes(seed, "big")),
            str(int.from_bytes(seed, "little")),
        )

    @property
    def last(self) -> int:
        return len(self._states) - 1

    def found_in(self, text: str, seats: frozenset[int], last_number: int = 0) -> list[str]:
        """The secrets in a message to whoever holds these seats. Messages that tell no number are
        of the moment of the last that did."""
        number = number_of(text, last_number)
        if number == self.last:
            return []  # the match is over, nothing is secret any more
        found = [f"the seed, in {text[:60]}" for form in self._seed if form in text]
        secrets = SECRETS[self.game]
        return found + list(secrets(self._match, number, self._states[number], text, seats))


def number_of(text: str, last_number: int = 0) -> int:
    message = json.loads(text)
    if isinstance(message, dict):
        number = message.get("number", message.get("step", last_number))
        assert isinstance(number, int)
        return max(number, last_number) if message.get("type") in ("done", "refused") else number
    return max((entry["step"] for entry in message), default=last_number)


def _drawings(
    match: Match[Any], number: int, state: Any, text: str, seats: frozenset[int]
) -> Iterator[str]:
    """Cartographers: drawings that are pending, or were taken back before anybody saw them."""
    known = {str(step.move) for step in match.steps[:number] if step.seat in seats}
    shown = {
        str(step.move)
        for at, step in enumerate(match.steps[:number])
        if step.seat not in seats and not _is_secret(match, at, number)
    }
    for drawing in DRAWING.findall(text):
        if drawing not in known and drawing not in shown:
            yield f"{drawing!r} at step {number}"


def _is_secret(match: Match[Any], at: int, number: int) -> bool:
    """Whether the drawing of step `at` is unknown to others when `number` steps are made."""
    seat, owed_again = match.steps[at].seat, False
    for step in match.steps[at + 1 : number]:
        if step.seat == seat:
            owed_again = step.move is None
            break
    if owed_again:
        return True
    before = sum(1 if step.move is not None else -1 for step in match.steps[: at + 1])
    now = sum(1 if step.move is not None else -1 for step in match.steps[:number])
    people = len(match.names)
    return (before - 1) // people == now // people


def _cards(
    match: Match[Any], number: int, state: Any, text: str, seats: frozenset[int]
) -> Iterator[str]:
    """Misterra: presumption cards, dealt and kept, but one's own."""
    own = {card for seat in seats for card in state.dealt[seat]}
    named = {int(card) for card in CARD.findall(text)}
    named |= {int(card) for pair in KEEP.findall(text) for card in pair}
    for card in named - own:
        yield f"presumption card {card} at step {number}"


def _tiles(
    match: Match[Any], number: int, state: Any, text: str, seats: frozenset[int]
) -> Iterator[str]:
    """Map Out: Road Tiles in the hands of others and in the pile."""
    tiles = state.board.box.tiles
    hidden = set(state.pile) | {
        tile for seat, hand in enumerate(state.hands) if seat not in seats for tile in hand
    }
    # A tile that was played and taken back was seen by all.
    seen = {tile for step in match.steps[:number] for tile in ROAD_TILE.findall(str(step.move))}
    named = set(ROAD_TILE.findall(text)) - seen
    for tile in hidden:
        if tiles[tile].id in named:
            yield f"{tiles[tile].id} at step {number}"


SECRETS: dict[str, Secrets] = {"cartographers": _drawings, "misterra": _cards, "mapout": _tiles}
