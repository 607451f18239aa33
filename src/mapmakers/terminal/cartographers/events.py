"""The events of Cartographers as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import singledispatch
from typing import Any

from mapmakers.engine.boards.eleven import Cell
from mapmakers.engine.core.shared_events import MatchEnded
from mapmakers.engine.games.cartographers.components import EDICTS
from mapmakers.engine.games.cartographers.events import (
    AmbushDrawn,
    AmbushRevealed,
    CardRevealed,
    CoinsScored,
    DrawingFinished,
    DrawingRevealed,
    DrawingSkipped,
    EdictScored,
    EdictsDealt,
    Gains,
    MonstersScored,
    RuinsRevealed,
    SeasonBegan,
    SeasonEnded,
    TimePassed,
)
from mapmakers.engine.games.cartographers.spaces import name_of
from mapmakers.terminal.layout import counted, listed, signed
from mapmakers.terminal.shared_events import by_seat, ending_in_words

TIE_BREAKS = {"monsters": "fewest stars lost to monsters"}
MOST_PAIRS = 6
"""Of who draws on whose map; at a larger table the direction says it."""

Names = Sequence[str]


@singledispatch
def event_in_words(event: Any, names: Names) -> str | None:
    """An event in one line."""
    raise TypeError(f"{event} is no event of Cartographers")


# Cards


@event_in_words.register
def _(event: EdictsDealt, names: Names) -> str:
    cards = (f"{edict} {card}" for edict, card in zip(EDICTS, event.cards, strict=True))
    return f"The scoring cards are {', '.join(cards)}."


@event_in_words.register
def _(event: SeasonBegan, names: Names) -> str:
    return (
        f"{event.season.capitalize()} begins. It ends at time {event.threshold} and scores "
        f"{listed(event.edicts)}. The deck has {counted(event.deck, 'card')}, "
        f"{event.ambushes} of them {'an ambush' if event.ambushes == 1 else 'ambushes'}."
    )


@event_in_words.register
def _(event: RuinsRevealed, names: Names) -> str:
    return f"Revealed: {event.card}. The next card has to cover a ruins space."


@event_in_words.register
def _(event: CardRevealed, names: Names) -> str:
    terrains = listed(event.terrains).replace(" and ", " or ")
    ruins = ", over a ruins space" if event.ruins else ""
    return f"Revealed: {event.card} ({terrains}, time {event.time}){ruins}."


@event_in_words.register
def _(event: AmbushRevealed, names: Names) -> str:
    way = "clockwise" if event.clockwise else "counterclockwise"
    if event.corner is not None:
        return f"Ambush: {event.card}! It looks for a place {way} from {name_of(event.corner)}."
    pairs = [
        f"{names[seat]} draws on {names[sheet]}'s map" for seat, sheet in enumerate(event.targets)
    ]
    who = f": {listed(pairs)}" if len(pairs) <= MOST_PAIRS else ""
    return f"Ambush: {event.card}! The maps are passed {way}{who}."


@event_in_words.register
def _(event: TimePassed, names: Names) -> str:
    return f"Time: {event.time} of {event.threshold}."


# Drawings


@event_in_words.register
def _(event: DrawingSkipped, names: Names) -> str:
    return f"{names[event.seat]} does not draw: {_map_of(event.seat, event.sheet, names)} is full."


@event_in_words.register
def _(event: DrawingFinished, names: Names) -> str:
    return f"{names[event.seat]} has drawn."


@event_in_words.register
def _(event: DrawingRevealed, names: Names) -> str:
    fallback = f"{event.card} does not fit: " if event.falls_back else ""
    where = f" of {names[event.sheet]}'s map" if event.sheet != event.seat else ""
    return (
        f"{fallback}{names[event.seat]} draws {event.terrain} on {_named(event.cells)}{where}"
        f"{_gained(event.gains)}."
    )


@event_in_words.register
def _(event: AmbushDrawn, names: Names) -> str:
    if not event.cells:
        return f"{event.card} fits nowhere on {names[event.sheet]}'s map."
    return (
        f"{event.card} puts monsters on {_named(event.cells)} of {names[event.sheet]}'s map"
        f"{_gained(event.gains)}."
    )


def _map_of(seat: int, sheet: int, names: Names) -> str:
    return "the map" if seat == sheet else f"{names[sheet]}'s map"


def _named(cells: Sequence[Cell]) -> str:
    return " ".join(name_of(cell) for cell in cells)


def _gained(gains: Gains) -> str:
    stars = [f"{signed(gain.stars)} {gain.card}" for gain in gains.cards]
    parts = [*stars, *_coins(gains), *_monsters(gains)]
    return f": {', '.join(parts)}" if parts else ""


def _coins(gains: Gains) -> Iterator[str]:
    reasons = [f"the mountain {name_of(cell)}" for cell in gains.mountains]
    if gains.shape_coin:
        reasons.insert(0, "the shape")
    if not reasons:
        return
    full = "; the coin track is full" if gains.coins < len(reasons) else ""
    coins = f"+{counted(gains.coins, 'coin')}" if gains.coins else "no coin"
    yield f"{coins} for {listed(reasons)}{full}"


def _monsters(gains: Gains) -> Iterator[str]:
    if gains.monsters:
        more = "more" if gains.monsters < 0 else "fewer"
        stars = abs(gains.monsters)
        yield f"monsters cost {stars} {more} {'star' if stars == 1 else 'stars'} a season"


# The end of a season


@event_in_words.register
def _(event: EdictScored, names: Names) -> str:
    stars = by_seat(event.stars, names)
    return f"{event.season.capitalize()}, {event.edict} {event.card}: {stars}."


@event_in_words.register
def _(event: CoinsScored, names: Names) -> str:
    return f"{event.season.capitalize()}, coins: {by_seat(event.stars, names)}."


@event_in_words.register
def _(event: MonstersScored, names: Names) -> str:
    return f"{event.season.capitalize()}, monsters: {by_seat(event.stars, names)}."


@event_in_words.register
def _(event: SeasonEnded, names: Names) -> str:
    return (
        f"{event.season.capitalize()} in all: {by_seat(event.stars, names)}; "
        f"so far: {by_seat(event.totals, names)}."
    )


@event_in_words.register
def _(event: MatchEnded, names: Names) -> str:
    if event.rating is None:
        return ending_in_words(event, names, "star", TIE_BREAKS)
    title = event.titles[0].replace("_", " ").title() if event.titles else "no title"
    return f"The match is over: {by_seat(event.totals, names)}. Rating {event.rating}: {title}."
