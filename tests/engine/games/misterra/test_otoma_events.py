"""Solo: what a step tells about Otoma, in the order in which it happens."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mapmakers.engine.core import EventLog
from mapmakers.engine.core.shared_events import MatchEnded
from mapmakers.engine.games.misterra import MISTERRA, MisterraState
from mapmakers.engine.games.misterra.events import (
    ActedOnIsland,
    Claimed,
    DisplayDiscarded,
    DisplayRefilled,
    EndAnnounced,
    FirstPlayerChosen,
    HalfDayBegan,
    Mapped,
    MappedHalf,
    PointsChanged,
    Rested,
    RoundBegan,
    TurnBegan,
)
from mapmakers.engine.games.misterra.otoma import OtomaDeck
from mapmakers.engine.games.misterra.otoma_events import (
    ForbiddenClaim,
    OtomaCardTurned,
    OtomaClaimAsked,
    OtomaClaimedNothing,
    OtomaDeckBuilt,
    OtomaTurnBegan,
)
from tests.engine.games.misterra.table import FIRST, NOTHING, do, events_of, situation
from tests.engine.games.misterra.test_otoma import place_of, turning


def last_half_day(
    island: str,
    top: int,
    *,
    at: str = "beach1",
    parchment: str = NOTHING,
    claims: Sequence[Sequence[str]] = ((), ()),
) -> MisterraState:
    """The player's second half day, with a card SS in hand; Otoma's deck has this card on top."""
    state = situation(island, at=(at,), parchments=[parchment], claims=claims, half=1)
    others = tuple(place for place in range(19) if place != place_of(top))
    state.otoma = OtomaDeck(place_of(top), (), others, (19, 20, 21), claimed=False)
    return do(state, f"go {at}", "take SS")


@pytest.mark.clause("M14.3", "M2.7")
def test_alone_the_match_begins_with_otomas_deck() -> None:
    events = EventLog()
    MISTERRA.start({"first_game": "on"}, 1, FIRST, events=events)
    assert events.seen_by(0)[2:] == [
        OtomaDeckBuilt(1, ("map steppe", "map jungle"), False, ("B2", "C2"), 21),
        FirstPlayerChosen(0, by_lot=False),
        RoundBegan(1),
        TurnBegan(0),
        HalfDayBegan(0, 0),
    ]


@pytest.mark.clause("M15.1", "M15.3", "M15.4", "M15.5", "M11.3")
def test_what_a_mapping_earned_is_told_before_otomas_turn() -> None:
    """The player confirms the steppe at E1. Card 1 names B2 and C2: card 12 confirms the lagoon at
    B2, which the player has drawn, and maps jungle at C2. Card 14 acts at E2 and E3."""
    drawn = "..... .L... ..... ..... ....."
    state = last_half_day("....s .lM.. ..... ..... .....", 1, parchment=drawn)
    kept = tuple((card, 0) for card in state.kept[0])
    assert events_of(state, "map SD1 SE1", seen_by=0, chance=turning(state, [12, 14])) == [
        Mapped(0, "SS", (MappedHalf("D1", "steppe", None), MappedHalf("E1", "steppe", None))),
        ActedOnIsland(0, "D1", "steppe", "new", None),
        ActedOnIsland(0, "E1", "steppe", "confirmed", None),
        PointsChanged(0, fidelity=2, lines=0, empty=2, claims=0, presumptions=kept, total=4),
        DisplayDiscarded(("SJ", "SL", "SM", "JJ")),
        OtomaTurnBegan(),
        OtomaCardTurned(
            0,
            1,
            ("B2", "C2"),
            12,
            ("confirm mountain", "map jungle"),
            False,
            ("E2", "E3"),
            20,
        ),
        ActedOnIsland(-1, "B2", "lagoon", "confirmed", None),
        PointsChanged(0, 2, 0, 0, claims=0, presumptions=None, total=2),
        ActedOnIsland(-1, "C2", "jungle", "nothing", None),
        OtomaCardTurned(
            1,
            12,
            ("E2", "E3"),
            14,
            ("confirm lagoon", "map mountain"),
            False,
            ("E3", "E4"),
            19,
        ),
        ActedOnIsland(-1, "E2", "lagoon", "new", None),
        ActedOnIsland(-1, "E3", "mountain", "new", None),
        DisplayRefilled(("JL", "JM", "LL", "LM", "MM"), 0, state.deck),
        RoundBegan(2),
        TurnBegan(0),
        HalfDayBegan(0, 0),
    ]


@pytest.mark.clause("M15.7")
def test_otoma_claims_between_its_half_days() -> None:
    """Card 20 maps at B2 and C2 and claims the three lagoons; then card 14 acts at D3 and C3."""
    state = last_half_day("SSs.. ..... ..... LLLl. .....", 1)
    events = events_of(state, "rest", chance=turning(state, [20, 14]))
    assert [event.kind for event in events[:4]] == [
        "rested",
        "display_discarded",
        "otoma_turn_began",
        "otoma_card_turned",
    ]
    assert events[4:7] == [
        ActedOnIsland(-1, "B2", "steppe", "new", None),
        ActedOnIsland(-1, "C2", "lagoon", "new", None),
        Claimed(-1, "A4", "lagoon", ("A4", "B4", "C4", "D4"), tiles=3, points=6, total=-6),
    ]
    assert [event.kind for event in events[7:10]] == ["otoma_card_turned", *["acted_on_island"] * 2]


@pytest.mark.clause("M15.8")
def test_the_player_is_asked_and_then_otoma_claims_and_goes_on() -> None:
    state = last_half_day("SS... ..... ...JJ ..... .....", 1)
    asked = events_of(state, "rest", chance=turning(state, [20]))
    assert asked[-1] == OtomaClaimAsked(("A1", "D3"))
    claimed, turned, *_ = events_of(state, "otoma D3", chance=turning(state, [14]))
    assert claimed == Claimed(-1, "D3", "jungle", ("D3", "E3"), tiles=2, points=4, total=-4)
    assert isinstance(turned, OtomaCardTurned)
    assert (turned.half, turned.card, turned.top) == (1, 20, 14)


@pytest.mark.clause("M15.9", "M9.3", "M9.4")
def test_where_otoma_may_claim_nothing_the_reasons_are_told() -> None:
    """The steppe is the player's, the lagoon at E5 is not Otoma's first."""
    state = last_half_day("S.... ..... ..... LL... ....L", 1, claims=(["A1"], ["A4"]))
    events = events_of(state, "rest", chance=turning(state, [20, 14]))
    assert events[6] == OtomaClaimedNothing(
        (
            ForbiddenClaim("A1", "steppe", "M9.3"),
            ForbiddenClaim("A4", "lagoon", "M9.4"),
            ForbiddenClaim("E5", "lagoon", "M9.4"),
        )
    )


@pytest.mark.clause("M9.7", "M11.2")
def test_what_otoma_takes_from_a_claim_is_told_with_its_action() -> None:
    """Card 12 confirms the lagoon at B2, which joins the claims of player and Otoma."""
    state = last_half_day("..... LlL.. ..... ..... .....", 1, claims=(["A2"], ["C2"]))
    events = events_of(state, "rest", chance=turning(state, [12, 14]))
    assert events[4:7] == [
        ActedOnIsland(-1, "B2", "lagoon", "confirmed", None),
        PointsChanged(0, 0, 0, 0, claims=-2, presumptions=None, total=-2),
        PointsChanged(-1, 0, 0, 0, claims=-2, presumptions=None, total=2),
    ]


@pytest.mark.clause("M15.4", "M8.4")
def test_otoma_tells_who_stands_on_the_space_it_changes() -> None:
    """Card 1 names B2 and C2; card 12 maps jungle at C2, where the player stands at a lagoon."""
    state = last_half_day("..... ..ll. ..... ..... .....", 1, at="C2")
    events = events_of(state, "rest", chance=turning(state, [12, 14]))
    assert ActedOnIsland(-1, "C2", "jungle", "replaced", "lagoon", standing=(0,)) in events


@pytest.mark.clause("M16.1")
def test_the_last_round_is_told_when_it_begins() -> None:
    """18 of 20 half days of Otoma are over after this turn, then 20: no round follows."""
    state = last_half_day(NOTHING, 1)
    deck = state.otoma
    assert deck is not None
    state.otoma = OtomaDeck(deck.top, tuple(range(1, 17)), (17, 18, 0), (21,), claimed=True)
    events = events_of(state, "rest", chance=FIRST)
    assert [event for event in events if event.kind == "round_began"] == [RoundBegan(2, last=True)]


@pytest.mark.clause("M16.1", "M16.2")
def test_the_match_ends_after_otomas_turn_and_its_claims_are_subtracted() -> None:
    full = "SSSSS JJJJJ LLLLL MMMMM SSSSS"
    state = last_half_day("..... ..... ..... MMM.. .....", 1, parchment=full, claims=((), ["A4"]))
    events = events_of(state, "rest", chance=turning(state, [12, 14]))
    assert events[0] == Rested(0, "SS")
    announced = events.index(EndAnnounced("parchment", last_turns=()))
    count = {event.category: event.points for event in events if event.kind == "category_scored"}
    assert (count["fidelity"], count["empty"], count["otoma"]) == ((6,), (0,), (-6,))
    assert list(count)[-2:] == ["claims", "otoma"]
    assert [event.kind for event in events[announced + 1 :]] == [
        "presumptions_revealed",
        *["category_scored"] * len(count),
        "match_ended",
    ]
    ended = events[-1]
    assert isinstance(ended, MatchEnded)
    assert ended.totals == (sum(points for (points,) in count.values()),) == (ended.rating,)
