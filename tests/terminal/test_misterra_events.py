"""Maps of Misterra in the terminal: what is told of a step."""

from __future__ import annotations

import pytest

from mapmakers.engine.core import EventLog
from mapmakers.engine.core.shared_events import MatchEnded
from mapmakers.engine.games.misterra import MISTERRA, MisterraState
from mapmakers.engine.games.misterra.events import (
    ActedOnIsland,
    CardTaken,
    Claimed,
    EndAnnounced,
    Event,
    HalfDaySkipped,
    Stayed,
)
from mapmakers.engine.games.misterra.otoma_events import (
    ForbiddenClaim,
    OtomaClaimAsked,
    OtomaClaimedNothing,
)
from mapmakers.terminal.misterra import FACE
from mapmakers.terminal.shared_events import in_words
from tests.engine.games.misterra.table import FIRST, do, events_of, situation

NAMES = ["Ada", "Bert", "Cleo", "Dan"]


def told(state: MisterraState, move: str, seat: int | None = None) -> list[str]:
    """What a seat, or a spectator, is told of this move."""
    return in_words(events_of(state, move, seen_by=seat), FACE, NAMES)


def line(event: Event) -> str:
    (words,) = in_words([event], FACE, NAMES)
    return words


# Before the first round


def test_presumption_cards_are_named_to_their_seat_only() -> None:
    events = EventLog()
    state = MISTERRA.start({}, 2, FIRST, events=events)
    assert in_words(events.seen_by(0), FACE, NAMES) == [
        "Ada is dealt the presumption cards 1, 2, 3 and 4.",
        "Bert is dealt presumption cards.",
    ]
    state.events = events = EventLog()
    state.play(0, MISTERRA.parse_move("keep 1 4"), FIRST)
    for seat, words in (
        (0, "Ada keeps the presumption cards 1 and 4."),
        (1, "Ada has chosen two presumption cards."),
    ):
        assert in_words(events.seen_by(seat), FACE, NAMES) == [words]


def test_how_the_first_round_begins() -> None:
    state = MISTERRA.start({"first_player": "2"}, 2, FIRST)
    state.play(0, MISTERRA.parse_move("keep 1 4"), FIRST)
    lines = told(state, "keep 5 6")
    assert lines[-3:] == ["Bert is the first player.", "Round 1 begins.", "It is Bert's turn."]
    assert lines[1].startswith("New cards: ")


# A half day


def test_a_half_day() -> None:
    state = situation("..... ..... ...sl ..... .....", display="SL SJ SS SM JJ", deck="MM LL")
    assert told(state, "go E3") == ["Ada goes from beach3 to E3."]
    assert told(state, "tuck SJ") == ["Ada puts SJ under the deck; MM comes up."]
    assert told(state, "take SL") == ["Ada takes SL."]
    assert told(state, "map LD3 SE3") == [
        "Ada maps lagoon on D3 and steppe on E3.",
        "A hazy lagoon replaces the steppe on D3.",
        "A hazy steppe replaces the lagoon on E3.",
        "Points of Ada: empty spaces +2.",
        "Ada's second half day begins.",
    ]
    assert told(state, "go E3") == ["Ada stays on E3."]


def test_a_landing() -> None:
    assert told(situation(at=(None, None)), "go beach2") == ["Ada lands on beach2."]


def test_a_walk_names_the_steppes_between() -> None:
    state = situation("..... ..... ..sss ..... .....")
    assert told(state, "go C3") == ["Ada goes from beach3 over E3 and D3 to C3."]


def test_the_presumptions_of_who_maps_are_told_to_nobody_else() -> None:
    for seat, points in (
        (0, "Points of Ada: empty spaces +2, card 22 +3."),
        (1, "Points of Ada: empty spaces +2."),
    ):
        state = do(situation(kept=[(22, 9), (1, 2)]), "go beach3", "take SJ")
        assert points in told(state, "map SD3 JE3", seat)


def test_what_is_laid_over_is_named() -> None:
    state = situation(parchments=["..... ..... ....J ..... .....", "..... " * 5])
    do(state, "go beach3", "take SJ")
    assert told(state, "map SD3 JE3")[0] == "Ada maps steppe on D3 and jungle on E3 over jungle."


@pytest.mark.parametrize(
    ("change", "replaced", "words"),
    [
        ("new", None, "A hazy jungle is put on C3."),
        ("confirmed", None, "The jungle on C3 is confirmed."),
        ("replaced", "steppe", "A hazy jungle replaces the steppe on C3."),
        ("nothing", None, "On C3 nothing changes: its tile is confirmed."),
        ("supply_empty", None, "On C3 nothing changes: no tile of jungle is left."),
    ],
)
def test_what_happens_to_a_space_of_the_island(
    change: str, replaced: str | None, words: str
) -> None:
    assert line(ActedOnIsland(0, "C3", "jungle", change, replaced)) == words


def test_what_happens_without_a_choice_says_why() -> None:
    assert line(CardTaken(0, "SJ", 0, automatic=True)) == "Ada takes SJ: all cards are alike."
    assert line(Stayed(0, "E3", automatic=True)) == "Ada stays on E3: there is nowhere to go."


def test_a_half_day_that_is_skipped_says_why() -> None:
    state = do(situation("..... ..... ....j ..... ....."), "go E3")
    assert told(state, "take SJ")[:2] == [
        "Ada takes SJ.",
        "In the jungle Ada can neither map nor claim: SJ is discarded.",
    ]
    assert line(HalfDaySkipped(0, "no_card", None)) == (
        "No card is left for Ada to choose: the half day is over."
    )


def test_claims_and_rests() -> None:
    state = do(situation("..... ..... ...mM ..... ....."), "go E3", "take SS")
    assert told(state, "claim")[0] == (
        "Ada claims the mountain on E3: the region is D3 E3, with 1 confirmed tile, "
        "worth 2 points now."
    )
    do(state, "go E3", "take SJ")
    assert told(state, "rest")[0] == "Ada rests and discards SJ."


# Otoma


def test_otomas_turn() -> None:
    state = situation(at=("beach1",), display="SS SJ SL SM JJ")
    do(state, "go beach1", "take SS", "rest", "go beach1", "take SJ")
    lines = told(state, "rest")
    assert lines[:3] == [
        "Ada rests and discards SJ.",
        "Discarded before Otoma's turn: SL SM JJ.",
        "It is Otoma's turn.",
    ]
    turned = [line for line in lines if line.startswith("Otoma turns over card ")]
    assert len(turned) == 2
    assert lines[-2:] == ["Round 2 begins.", "It is Ada's turn."]


def test_otomas_claims() -> None:
    assert line(Claimed(-1, "B3", "jungle", ("B3", "C3"), 2, 4, -4)) == (
        "Otoma claims the jungle on B3: the region is B3 C3, with 2 confirmed tiles, "
        "worth 4 points now."
    )
    assert line(OtomaClaimAsked(("C1", "D2"))) == (
        "Several regions are the largest that Otoma may claim: choose C1 or D2."
    )
    assert line(OtomaClaimedNothing(())) == ("Otoma may not claim anything: no tile is confirmed.")
    forbidden = (ForbiddenClaim("A1", "jungle", "M9.3"), ForbiddenClaim("B2", "steppe", "M9.4"))
    assert line(OtomaClaimedNothing(forbidden)) == (
        "Otoma may not claim anything: the jungle on A1 (claimed already) and "
        "the steppe on B2 (a terrain that it has claimed)."
    )


# The end


def test_the_end_is_announced_with_its_reason() -> None:
    assert line(EndAnnounced("parchment", (1, 2))) == (
        "The match ends with this round: a parchment is full. Bert and Cleo still have a turn."
    )
    assert line(EndAnnounced("cards", ())) == (
        "This was the last turn: the sketch cards have run out."
    )


def test_the_end() -> None:
    drawing = "S.... ..... ..... ..... ....."
    state = situation(
        drawing,
        at=("beach1", "beach1"),
        display="",
        deck="",
        parchments=[drawing, "J.... ..... ..... ..... ....."],
        kept=[(9, 10), (9, 10)],
    )
    for _ in range(3):
        lines = told(state, "go beach1")
    lines = told(state, "go beach1")
    assert lines[-8:] == [
        "Ada shows the presumption cards 9 and 10.",
        "Bert shows the presumption cards 9 and 10.",
        "Fidelity: 2 for Ada, 0 for Bert.",
        "Empty spaces: -24 for Ada, -24 for Bert.",
        "First presumption card: 0 for Ada, 0 for Bert.",
        "Second presumption card: 0 for Ada, 0 for Bert.",
        "Claims: 0 for Ada, 0 for Bert.",
        "The match is over: -22 for Ada, -24 for Bert. Ada wins with the most points.",
    ]


def test_the_end_on_the_tie_break() -> None:
    assert line(MatchEnded((5, 5), (1,), "fidelity", None, ())) == (
        "The match is over: 5 for Ada, 5 for Bert. Bert wins on the tie-break: highest fidelity."
    )


def test_the_end_of_a_player_alone() -> None:
    titles = ("insignificant", "apprentice", "paper_pusher", "fearful")
    assert line(MatchEnded((-17,), (0,), "points", -17, titles)) == (
        "The match is over: -17 for Ada. Ada is: Insignificant fearful apprentice paper-pusher."
    )
