"""The log: one event per line, for people and for machines, without what is not meant for it."""

import json
import logging
import re
import sys

from mapmakers.service.operations.logs import ForMachines, ForPeople, facts, mark_of


def an_event(**known: object) -> logging.LogRecord:
    record = logging.LogRecord("mapmakers.x", logging.WARNING, "", 0, "bot failed", (), None)
    record.__dict__.update(facts(**known))
    return record


def test_events_for_machines_are_one_object_a_line() -> None:
    line = ForMachines().format(an_event(bot="greedy", why="too-slow\nreally"))
    assert "\n" not in line
    event = json.loads(line)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", event.pop("at"))
    assert event == {
        "level": "warning",
        "from": "mapmakers.x",
        "event": "bot failed",
        "bot": "greedy",
        "why": "too-slow\nreally",
    }


def test_events_for_people_read_as_a_line() -> None:
    assert ForPeople().format(an_event(bot="greedy")).endswith("Z warning bot failed bot=greedy")


def test_events_for_people_are_one_line_whatever_they_tell_of() -> None:
    event = an_event(bot="greedy", why="too-slow\r\nreally\u2028\x1b[2J")
    try:
        raise ValueError("nothing\nat all")
    except ValueError:
        event.exc_info = sys.exc_info()
    (line,) = ForPeople().format(event).splitlines()
    assert r"why=too-slow\r\nreally\u2028\x1b[2J" in line
    assert r"ValueError: nothing\nat all" in line


def test_a_table_has_a_mark_in_the_log_that_does_not_lead_to_it() -> None:
    mark = mark_of("VMc0ffee")
    assert mark == mark_of("VMc0ffee") != mark_of("VMc0ffef")
    assert "VMc0ffee" not in mark
