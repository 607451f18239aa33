"""Matches told step by step, as they were told before."""

from __future__ import annotations

import pytest

from tests.commands.running import RECORDS, mapmakers
from tests.commands.stories import TOLD, kept, story_of


@pytest.mark.parametrize("name", TOLD)
def test_a_match_is_told_as_before(name: str) -> None:
    assert story_of(name) == kept(name).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name", ["cartographers-09-two-ruins-in-a-row", "mapout-24-closed-network"]
)
def test_the_command_tells_it_between_the_positions(name: str) -> None:
    shown = iter(mapmakers("replay", RECORDS / f"{name}.record").stdout.splitlines())
    for line in kept(name).read_text(encoding="utf-8").splitlines():
        assert line in shown  # from here on: the lines come in this order
