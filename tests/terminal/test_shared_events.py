"""What happened is told in a terminal, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Literal, get_args

import pytest

from mapmakers.engine.core import FastChance, Match
from mapmakers.engine.core.shared_events import MatchEnded, Undone
from mapmakers.engine.games import GAMES
from mapmakers.plugins import OWN_GAMES
from mapmakers.terminal import FACES
from mapmakers.terminal.generic import GenericFace
from mapmakers.terminal.layout import WIDTH, wrapped
from mapmakers.terminal.shared_events import Decided, Decisions, in_words

NAMES = ["Ada", "Bert", "Cleo"]
own_games = pytest.mark.parametrize("game", [game.name for game in OWN_GAMES])


def begun(game: str, seats: int = 2, *, record_events: bool = True) -> Match[Any]:
    return Match(GAMES[game], NAMES[:seats], FastChance(3), record_events=record_events)


@own_games
def test_every_event_of_a_game_has_words(game: str) -> None:
    declared = import_module(f"mapmakers.engine.games.{game}.events").Event
    worded = import_module(f"mapmakers.terminal.{game}.events").event_in_words.registry
    assert set(get_args(declared)) - {Undone} == set(worded) - {object}


@own_games
@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_match_is_told_to_everybody(game: str, seats: int) -> None:
    match, chance = begun(game, seats), FastChance(4)
    decisions = Decisions(match)
    while match.state.waiting:
        seat = match.state.waiting[0]
        match.play(seat, match.state.legal(seat).sample(chance))
        events = decisions.happened()
        assert events is match.events
        for reader in (None, *range(seats)):
            lines = in_words(events.seen_by(reader), FACES[game], match.names)
            assert lines
            for line in lines:
                assert line[0].isalnum()
                assert line.endswith(".")
                assert "None" not in line
            assert max(map(len, wrapped(lines))) <= WIDTH
    assert lines[-1].startswith("The match is over: ")


@own_games
def test_a_match_that_records_no_events_tells_its_decisions(game: str) -> None:
    match, chance = begun(game, record_events=False), FastChance(4)
    decisions = Decisions(match)
    while match.state.waiting:
        seat = match.state.waiting[0]
        move = match.state.legal(seat).sample(chance)
        match.play(seat, move)
        events = decisions.happened().seen_by(seat)
        own = in_words(events, FACES[game], match.names)
        assert own[0] == f"{NAMES[seat]}: {move}."
    assert own[-1].startswith("The match is over: ")


def test_a_private_decision_is_told_to_others_when_it_is_revealed() -> None:
    match = begun("cartographers", record_events=False)
    decisions = Decisions(match)
    one, other = match.state.legal(0)[0], match.state.legal(1)[1]
    match.play(0, one)
    events = decisions.decided()
    assert events.seen_by(0) == [Decided(0, str(one))]
    assert events.seen_by(1) == events.seen_by(None) == [Decided(0, None)]
    match.play(1, other)
    assert decisions.decided().seen_by(None) == [Decided(1, str(other)), Decided(0, str(one))]


def test_or_never_if_it_stays_hidden() -> None:
    match = begun("misterra", record_events=False)
    decisions = Decisions(match)
    for seat in (0, 1):
        match.play(seat, match.state.legal(seat)[0])
        events = decisions.decided()
        assert events.seen_by(seat) == [Decided(seat, str(match.steps[-1].move))]
        assert events.seen_by(None) == [Decided(seat, None)]
    assert in_words(events.seen_by(0), FACES["misterra"], NAMES) == ["Bert has decided."]


@pytest.mark.parametrize("record_events", [True, False])
def test_a_decision_taken_back(record_events: bool) -> None:
    match = begun("cartographers", record_events=record_events)
    decisions = Decisions(match)
    match.play(0, match.state.legal(0)[0])
    decisions.happened()
    match.undo(0)
    events = decisions.happened().seen_by(1)
    assert in_words(events, FACES["cartographers"], NAMES) == [
        "Ada takes back the latest decision."
    ]


def test_who_takes_back_reads_what() -> None:
    match = begun("cartographers")
    move = match.state.legal(0)[0]
    match.play(0, move)
    match.undo(0)
    events = Decisions(match).happened().seen_by(0)
    assert in_words(events, FACES["cartographers"], NAMES) == [
        f"Ada takes back the latest decision: {move}."
    ]


# Games without words of their own


@dataclass(slots=True)
class BeaconLit:
    seat: int
    on_hill: str
    kind: Literal["beacon_lit"] = "beacon_lit"


def test_events_of_other_games_are_told_by_their_fields() -> None:
    face = GenericFace(GAMES["mapout"])
    ended = MatchEnded((3, 1), (0,), "points", None, ())
    tied = MatchEnded((3, 3), (0,), "hills", None, ())
    assert in_words([BeaconLit(1, "north"), ended, tied], face, NAMES) == [
        "Beacon lit: seat 1, on hill north.",
        "The match is over: 3 for Ada, 1 for Bert. Ada wins with the most points.",
        "The match is over: 3 for Ada, 3 for Bert. Ada wins on the tie-break: hills.",
    ]
