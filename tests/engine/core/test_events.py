"""The log of events of a step: who may see what."""

from __future__ import annotations

import copy
import pickle

from mapmakers.engine.core import EventLog


def log_with_a_secret() -> EventLog:
    log = EventLog()
    log.add("a card is revealed")
    log.add_private(1, "seat 1 draws tile 12", "seat 1 draws a tile")
    return log


def test_everybody_sees_what_is_public_and_only_the_seat_its_secret() -> None:
    log = log_with_a_secret()
    assert log.seen_by(1) == ["a card is revealed", "seat 1 draws tile 12"]
    assert log.seen_by(0) == ["a card is revealed", "seat 1 draws a tile"]
    assert log.seen_by(None) == log.seen_by(0)


def test_a_secret_takes_the_place_of_what_the_others_see() -> None:
    log = log_with_a_secret()
    log.add("the turn ends")
    log.add_private(0, "seat 0 draws tile 7", "seat 0 draws a tile")
    assert log.secrets() == [(1, 1, "seat 1 draws tile 12"), (3, 0, "seat 0 draws tile 7")]
    for seat in (0, 1):
        seen = log.seen_by(None)
        for place, holder, event in log.secrets():
            if holder == seat:
                seen[place] = event
        assert seen == log.seen_by(seat)


def test_all_secrets_of_a_match_that_is_over() -> None:
    log = log_with_a_secret()
    assert log.complete() == list(log) == ["a card is revealed", "seat 1 draws tile 12"]


def test_a_log_can_be_sent_to_another_process_and_copied() -> None:
    log = log_with_a_secret()
    for again in (pickle.loads(pickle.dumps(log)), copy.deepcopy(log)):
        assert [again.seen_by(seat) for seat in (None, 0, 1)] == [
            log.seen_by(seat) for seat in (None, 0, 1)
        ]
