"""The events of Maps of Misterra as text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Any

from mapmakers.engine.core.shared_events import MatchEnded
from mapmakers.engine.games.misterra.effects import OTOMA
from mapmakers.engine.games.misterra.events import (
    ActedOnIsland,
    CardExchanged,
    CardTaken,
    CategoryScored,
    Claimed,
    DisplayDiscarded,
    DisplayRefilled,
    EndAnnounced,
    FirstPlayerChosen,
    HalfDayBegan,
    HalfDaySkipped,
    Landed,
    Mapped,
    MappedHalf,
    PointsChanged,
    PresumptionsDealt,
    PresumptionsKept,
    PresumptionsRevealed,
    Rested,
    RoundBegan,
    Stayed,
    TurnBegan,
    Walked,
)
from mapmakers.engine.games.misterra.otoma_events import (
    ForbiddenClaim,
    OtomaCardTurned,
    OtomaClaimAsked,
    OtomaClaimedNothing,
    OtomaDeckBuilt,
    OtomaTurnBegan,
)
from mapmakers.engine.games.misterra.titles import joined_title
from mapmakers.terminal.layout import counted, listed, signed
from mapmakers.terminal.misterra.endings import ENDINGS
from mapmakers.terminal.shared_events import by_seat, ending_in_words

TIE_BREAKS = {"fidelity": "highest fidelity"}
_CHANGES = {
    "new": "A hazy {terrain} is put on {space}.",
    "confirmed": "The {terrain} on {space} is confirmed.",
    "replaced": "A hazy {terrain} replaces the {replaced} on {space}.",
    "nothing": "On {space} nothing changes: its tile is confirmed.",
    "supply_empty": "On {space} nothing changes: no tile of {terrain} is left.",
}
_CATEGORIES = {
    "fidelity": "Fidelity",
    "lines": "Lines",
    "empty": "Empty spaces",
    "presumption1": "First presumption card",
    "presumption2": "Second presumption card",
    "claims": "Claims",
    "otoma": "Claims of Otoma",
}
_FORBIDDEN = {
    "M9.3": "claimed already",
    "M9.4": "a terrain that it has claimed",
    "M9.5": "no marker left",
}

Names = Sequence[str]


@singledispatch
def event_in_words(event: Any, names: Names) -> str | None:
    """An event in one line; None for what another event says already."""
    raise TypeError(f"{event} is no event of Maps of Misterra")


# Before the first round


@event_in_words.register
def _(event: PresumptionsDealt, names: Names) -> str:
    return f"{names[event.seat]} is dealt {_presumptions(event.cards)}."


@event_in_words.register
def _(event: PresumptionsKept, names: Names) -> str:
    if event.cards is None:
        return f"{names[event.seat]} has chosen two presumption cards."
    return f"{names[event.seat]} keeps {_presumptions(event.cards)}."


@event_in_words.register
def _(event: OtomaDeckBuilt, names: Names) -> str:
    spaces = f" It acts on {', then '.join(event.spaces)} first." if event.spaces else ""
    return f"Otoma's deck has {counted(event.deck, 'card')}.{spaces}"


@event_in_words.register
def _(event: FirstPlayerChosen, names: Names) -> str:
    return f"{names[event.seat]} is the first player{', by lot' if event.by_lot else ''}."


# How time passes


@event_in_words.register
def _(event: RoundBegan, names: Names) -> str:
    return f"Round {event.round} begins{', the last one' if event.last else ''}."


@event_in_words.register
def _(event: TurnBegan, names: Names) -> str:
    return f"It is {names[event.seat]}'s turn."


@event_in_words.register
def _(event: HalfDayBegan, names: Names) -> str | None:
    return f"{names[event.seat]}'s second half day begins." if event.half else None


@event_in_words.register
def _(event: HalfDaySkipped, names: Names) -> str:
    name = names[event.seat]
    if event.why == "jungle":
        return f"In the jungle {name} can neither map nor claim: {event.card} is discarded."
    return f"No card is left for {name} to choose: the half day is over."


@event_in_words.register
def _(event: EndAnnounced, names: Names) -> str:
    why = ENDINGS[event.condition]
    if not event.last_turns:
        return f"This was the last turn: {why}."
    still = listed([names[seat] for seat in event.last_turns])
    have = "has" if len(event.last_turns) == 1 else "have"
    return f"The match ends with this round: {why}. {still} still {have} a turn."


# The display


@event_in_words.register
def _(event: DisplayRefilled, names: Names) -> str:
    known = f", the last {event.from_bottom} from under the deck" if event.from_bottom else ""
    return f"New cards: {' '.join(event.cards)}{known}; {event.deck} left in the deck."


@event_in_words.register
def _(event: DisplayDiscarded, names: Names) -> str:
    return f"Discarded before Otoma's turn: {' '.join(event.cards)}."


@event_in_words.register
def _(event: CardExchanged, names: Names) -> str:
    known = ", from under the deck" if event.from_bottom else ""
    return (
        f"{names[event.seat]} puts {event.tucked} under the deck; {event.revealed} comes up{known}."
    )


@event_in_words.register
def _(event: CardTaken, names: Names) -> str:
    why = ": all cards are alike" if event.automatic else ""
    return f"{names[event.seat]} takes {event.card}{why}."


# Moving


@event_in_words.register
def _(event: Landed, names: Names) -> str:
    return f"{names[event.seat]} lands on {event.place}."


@event_in_words.register
def _(event: Walked, names: Names) -> str:
    start, *between, end = event.path
    over = f" over {listed(between)}" if between else ""
    return f"{names[event.seat]} goes from {start}{over} to {end}."


@event_in_words.register
def _(event: Stayed, names: Names) -> str:
    why = ": there is nowhere to go" if event.automatic else ""
    return f"{names[event.seat]} stays on {event.place}{why}."


# Mapping and claiming


@event_in_words.register
def _(event: Mapped, names: Names) -> str:
    return f"{names[event.seat]} maps {listed([_half(half) for half in event.halves])}."


@event_in_words.register
def _(event: ActedOnIsland, names: Names) -> str:
    return _CHANGES[event.change].format(
        terrain=event.terrain, space=event.space, replaced=event.replaced
    )


@event_in_words.register
def _(event: PointsChanged, names: Names) -> str | None:
    changes = [
        ("fidelity", event.fidelity),
        ("lines", event.lines),
        ("empty spaces", event.empty),
        ("claims", event.claims),
        *((f"card {card}", change) for card, change in event.presumptions or ()),
    ]
    parts = [f"{what} {signed(change)}" for what, change in changes if change]
    return f"Points of {_owner(event.owner, names)}: {', '.join(parts)}." if parts else None


@event_in_words.register
def _(event: Claimed, names: Names) -> str:
    tiles = counted(event.tiles, "confirmed tile")
    return (
        f"{_owner(event.owner, names)} claims the {event.terrain} on {event.space}: the region is "
        f"{' '.join(event.region)}, with {tiles}, worth {counted(event.points, 'point')} now."
    )


@event_in_words.register
def _(event: Rested, names: Names) -> str:
    return f"{names[event.seat]} rests and discards {event.card}."


# Otoma's turn


@event_in_words.register
def _(event: OtomaTurnBegan, names: Names) -> str:
    return "It is Otoma's turn."


@event_in_words.register
def _(event: OtomaCardTurned, names: Names) -> str:
    actions = [
        f"{action} on {space}" for action, space in zip(event.actions, event.spaces, strict=True)
    ]
    claim = ", and claim" if event.claim else ""
    return (
        f"Otoma turns over card {event.card}, and card {event.top} comes up: "
        f"{', '.join(actions)}{claim}."
    )


@event_in_words.register
def _(event: OtomaClaimAsked, names: Names) -> str:
    spaces = listed(event.spaces).replace(" and ", " or ")
    return f"Several regions are the largest that Otoma may claim: choose {spaces}."


@event_in_words.register
def _(event: OtomaClaimedNothing, names: Names) -> str:
    why = [_forbidden(claim) for claim in event.forbidden]
    return f"Otoma may not claim anything: {listed(why) or 'no tile is confirmed'}."


# The end


@event_in_words.register
def _(event: PresumptionsRevealed, names: Names) -> str:
    return f"{names[event.seat]} shows {_presumptions(event.cards)}."


@event_in_words.register
def _(event: CategoryScored, names: Names) -> str:
    return f"{_CATEGORIES[event.category]}: {by_seat(event.points, names)}."


@event_in_words.register
def _(event: MatchEnded, names: Names) -> str:
    if event.rating is None:
        return ending_in_words(event, names, tie_breaks=TIE_BREAKS)
    title = joined_title(event.titles, "en")
    return f"The match is over: {by_seat(event.totals, names)}. {names[0]} is: {title}."


def _owner(owner: int, names: Names) -> str:
    return "Otoma" if owner == OTOMA else names[owner]


def _presumptions(cards: Sequence[int] | None) -> str:
    if cards is None:
        return "presumption cards"
    return f"the presumption cards {listed([str(card) for card in cards])}"


def _half(half: MappedHalf) -> str:
    covered = f" over {half.covered}" if half.covered is not None else ""
    return f"{half.terrain} on {half.space}{covered}"


def _forbidden(claim: ForbiddenClaim) -> str:
    return f"the {claim.terrain} on {claim.space} ({_FORBIDDEN[claim.clause]})"
