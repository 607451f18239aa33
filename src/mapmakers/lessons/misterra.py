"""Maps of Misterra for two: a first turn half day by half day, then what each terrain does, what
scores, and how it ends.

In the first turn the text names what to do, so that each step leads on to the next.
"""

from collections.abc import Callable
from typing import Any

from mapmakers.engine.games.misterra.claims import why_no_claim
from mapmakers.engine.games.misterra.effects_view import Effects
from mapmakers.engine.games.misterra.moves import Claim, Go, Tuck
from mapmakers.lessons.lesson import SEAT, Lesson, Scene

FAR_FROM_E2 = {"C2", "E4"}
"""What is seen from the mountain E2, and from no other terrain there."""
RUMOUR = "C3"
"""A hazy mountain, of which the text speaks."""
JUNGLE_ZONES = 2
"""The number of the presumption card."""


def _is(text: str) -> Callable[[Any, Callable[[], Effects], Any], bool]:
    return lambda _state, _effects, move: str(move) == text


def _draws_far_away(_state: Any, effects: Callable[[], Effects], _move: Any) -> bool:
    return any(change.space in FAR_FROM_E2 for change in effects().spaces)


def _uses_the_lagoon(_state: Any, _effects: Callable[[], Effects], move: Any) -> bool:
    return isinstance(move, Tuck)


def _confirms_the_rumour(_state: Any, effects: Callable[[], Effects], _move: Any) -> bool:
    return any(
        change.change == "confirmed" and change.space == RUMOUR for change in effects().spaces
    )


def _grows_the_jungle(_state: Any, effects: Callable[[], Effects], _move: Any) -> bool:
    return any(
        card.card == JUNGLE_ZONES and card.after > card.before for card in effects().presumptions
    )


def _enters_a_jungle_to_claim(state: Any, effects: Callable[[], Effects], move: Any) -> bool:
    return (
        isinstance(move, Go)
        and not effects().may_map
        and not why_no_claim(
            state.island,
            move.place,
            state.claims[SEAT],
            state.markers,
            state.table.confirmed_links,
        )
    )


def _fills_the_parchment(_state: Any, effects: Callable[[], Effects], _move: Any) -> bool:
    return effects().empty[1] == 0


def _claims(_state: Any, _effects: Callable[[], Effects], move: Any) -> bool:
    return isinstance(move, Claim)


MISTERRA = Lesson(
    "misterra",
    (
        Scene("keep", 1, "board", _is("keep 2 8")),
        Scene("land", 2, "board", _is("go beach2")),
        Scene("take", 3, "board", _is("take SM")),
        Scene("map", 4, "board", _is("map SD2 ME2")),
        Scene("far", 7, "board", _draws_far_away),
        Scene("steppe", 14, "board", _is("go C2")),
        Scene("lagoon", 15, "hand", _uses_the_lagoon),
        Scene("confirm", 17, "board", _confirms_the_rumour),
        Scene("presumption", 21, "margin", _grows_the_jungle),
        Scene("jungle", 29, "board", _enters_a_jungle_to_claim),
        Scene("claim", 31, "hand", _claims),
        Scene("full", 108, "board", _fills_the_parchment),
    ),
    optional=frozenset({"tuck"}),
)
