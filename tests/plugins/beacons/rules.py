"""The rules of Beacons, and nothing else: everything else is the generic one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from mapmakers.engine.core import (
    AnyChance,
    BadOption,
    ListedMoves,
    NotationError,
    Option,
    Outcome,
    PlainView,
    Refused,
)
from mapmakers.engine.core.game import resolve_options
from mapmakers.engine.core.refusal import BadComponents

CARDS, HAND = 12, 3


@dataclass(frozen=True, slots=True)
class Lay:
    card: int

    def __str__(self) -> str:
        return f"lay {self.card}"


@dataclass(frozen=True, slots=True)
class Effects:
    card: int
    left: int
    """Cards in hand afterwards."""


@dataclass(slots=True)
class BeaconsState:
    wins: str
    hands: list[tuple[int, ...]]
    scores: list[int]
    seen: tuple[int, ...] = ()
    """Cards that have been turned over."""
    pending: dict[int, Lay] = field(default_factory=dict)

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(
            seat for seat, hand in enumerate(self.hands) if hand and seat not in self.pending
        )

    @property
    def outcome(self) -> Outcome | None:
        if any(self.hands):
            return None
        most = max(self.scores)
        winners = tuple(seat for seat, score in enumerate(self.scores) if score == most)
        return Outcome(
            tuple({"beacons": score} for score in self.scores),
            tuple(self.scores),
            winners,
            "points" if len(winners) == 1 else "shared",
        )

    def legal(self, seat: int) -> ListedMoves[Lay]:
        if seat not in self.waiting:
            raise Refused("B1.1")
        return ListedMoves(Lay(card) for card in self.hands[seat])

    def play(self, seat: int, move: Lay, chance: AnyChance) -> None:
        if move not in self.legal(seat):
            raise Refused("B1.2")
        self.pending[seat] = move
        if self.waiting:
            return
        laid, self.pending = self.pending, {}
        best = (max if self.wins == "high" else min)(lay.card for lay in laid.values())
        worth = (chance.below(6) + 1) * (HAND + 1 - len(self.hands[seat]))
        for at, lay in laid.items():
            self.hands[at] = tuple(card for card in self.hands[at] if card != lay.card)
            self.seen += (lay.card,)
            self.scores[at] += worth if lay.card == best else 0

    def effects(self, seat: int, move: Lay) -> Effects:
        if move not in self.legal(seat):
            raise Refused("B1.2")
        return Effects(move.card, len(self.hands[seat]) - 1)

    def copy(self) -> BeaconsState:
        return replace(self, hands=[*self.hands], scores=[*self.scores], pending={**self.pending})

    def imagine(self, seat: int, chance: AnyChance) -> BeaconsState:
        dealt = self.copy()
        known = {*self.seen, *self.hands[seat]}
        unseen = [card for card in range(1, CARDS + 1) if card not in known]
        for at, hand in enumerate(self.hands):
            if at != seat:
                dealt.hands[at] = tuple(sorted(_draw(unseen, chance) for _ in hand))
                if at in self.pending:
                    dealt.pending[at] = Lay(dealt.hands[at][chance.below(len(hand))])
        return dealt

    def view(self, seat: int | None) -> PlainView:
        lines = [f"Turned over: {' '.join(map(str, self.seen)) or 'none'}"]
        if seat is not None:
            lines.append(f"Your cards:  {' '.join(map(str, self.hands[seat])) or 'none'}")
            if seat in self.pending:
                lines.append(f"You laid:    {self.pending[seat].card}")
        drawing = "\n".join(lines)
        return PlainView("beacons", seat, self.waiting, drawing, tuple(self.scores), self.outcome)


def _draw(unseen: list[int], chance: AnyChance) -> int:
    return unseen.pop(chance.below(len(unseen)) if len(unseen) > 1 else 0)


class Beacons:
    name = "beacons"
    rules = 1
    components = "0" * 64
    seats = range(1, 5)
    options = (Option("wins", "high", ("high", "low")),)
    undo_clause = "B2.1"
    move_count = CARDS

    def with_components(self, text: str) -> Beacons:
        raise BadComponents("Beacons has no components of its owner's")

    def start(self, options: Mapping[str, str], seats: int, chance: AnyChance) -> BeaconsState:
        if seats not in self.seats:
            raise BadOption(f"beacons has 1 to 4 seats, not {seats}")
        wins = resolve_options(self.options, options)["wins"]
        unseen = list(range(1, CARDS + 1))
        hands = [tuple(sorted(_draw(unseen, chance) for _ in range(HAND))) for _ in range(seats)]
        return BeaconsState(wins, hands, [0] * seats)

    def parse_move(self, text: str) -> Lay:
        word, _, card = text.partition(" ")
        if word != "lay" or not card.isascii() or not card.isdigit():
            raise NotationError(f"{text!r} is no move; one is `lay 7`")
        return self.move_of(int(card) - 1)

    def number_of(self, move: Lay) -> int:
        return move.card - 1

    def move_of(self, number: int) -> Lay:
        if not 0 <= number < CARDS:
            raise NotationError(f"there is no card {number + 1}")
        return Lay(number + 1)


GAME: Any = Beacons()
