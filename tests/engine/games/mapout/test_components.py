"""Owners' files of tiles: what is read, and what is wrong with them."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from mapmakers.engine.core import FastChance, Match, RecordError
from mapmakers.engine.core.refusal import BadComponents
from mapmakers.engine.core.replay import replay
from mapmakers.engine.games.mapout import MAP_OUT
from mapmakers.engine.games.mapout.components_file import load_components
from tests.engine.games.mapout.tables import standard_file


def changed(change: Callable[[Any], None]) -> str:
    box = json.loads(standard_file())
    change(box)
    return json.dumps(box)


def other_tile(box: Any) -> None:
    box["tiles"]["road"][0]["roads"] = [0, 1, 2]


@pytest.mark.clause("O8.5")
def test_layout_and_notes_of_a_file_do_not_matter_but_tiles_do() -> None:
    noted = changed(lambda box: box.update(owner="mine"))
    assert load_components(noted).fingerprint == MAP_OUT.components
    assert load_components(changed(other_tile)).fingerprint != MAP_OUT.components


@pytest.mark.clause("O8.5")
def test_a_match_with_own_tiles_records_them_and_replays_with_them_alone() -> None:
    game = MAP_OUT.with_components(changed(other_tile))
    match = Match(game, ["Ann", "Ben"], FastChance(1))
    chance = FastChance(2)
    while match.state.waiting:
        seat = match.state.waiting[0]
        match.play(seat, match.state.legal(seat).sample(chance))
    assert match.record.header.components == game.components != MAP_OUT.components
    assert replay(game, match.record).state.outcome == match.state.outcome
    with pytest.raises(RecordError, match="other components"):
        replay(MAP_OUT, match.record)


@pytest.mark.clause("O8.5")
def test_the_standard_tiles_are_marked_as_not_known_from_print_and_an_owners_are_not() -> None:
    assert MAP_OUT.guessed == ("tiles", "setup")

    def own(box: Any) -> None:
        other_tile(box)
        del box["tiles"]["status"]

    owned = MAP_OUT.with_components(changed(own))
    assert owned.guessed == ("setup",)
    shown = [game.start({}, 2, FastChance(1)).view(0).guessed for game in (MAP_OUT, owned)]
    assert shown == [True, False]
    assert pickle.loads(pickle.dumps(owned)).guessed == owned.guessed


def test_own_starting_places_are_used() -> None:
    def elsewhere(box: Any) -> None:
        box["setup"]["starting_tiles_at"] = [[0, 0], [1, 1]]
        box["setup"]["starting_tiles_turns"] = [0, 3]

    state = MAP_OUT.with_components(changed(elsewhere)).start({}, 2, FastChance(0))
    assert state.board.lying == (("starting-01", 0, 0, 0), ("starting-02", 1, 1, 3))


def wrong(kind: str, at: int, **changes: Any) -> Callable[[Any], None]:
    def change(box: Any) -> None:
        box["tiles"][kind][at].update(changes)

    return change


@pytest.mark.clause("O1.2", "O1.3", "O1.4", "O8.5")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (wrong("road", 4, halves="DDDD"), r"tiles\.road\[4\]\.halves: 12 letters"),
        (wrong("road", 4, halves="DDDDDDDDDDDX"), "12 letters of D M A S"),
        (wrong("road", 4, halves="DDDDDDMMMMAA"), "1 or 2 biomes, not 3"),
        (wrong("road", 4, halves="DDDDDDAAAAAA"), "clashing biomes are never on one tile"),
        (wrong("starting", 0, halves="DDDAAAMMMSSS"), "never touch on a tile"),
        (wrong("starting", 0, halves="DDDDDDMMMMMM"), "4 biomes, not 2"),
        (wrong("end", 0, halves="DDDDDDMMMMMM"), "1 biomes, not 2"),
        (wrong("split_end", 0, halves="DDDDDDDDDDDD"), "2 biomes, not 1"),
        (wrong("road", 4, roads=[0, 1]), "3 or 4 roads, not 2"),
        (wrong("road", 4, roads=[0, 1, 2, 3, 4]), "3 or 4 roads, not 5"),
        (wrong("road", 4, roads=[0, 1, 1]), "twice"),
        (wrong("road", 4, roads=[0, 1, 6]), "from 0 to 5"),
        (wrong("starting", 1, roads=[0, 1, 2]), "6 roads, not 3"),
        (wrong("end", 1, roads=[0, 1]), "1 roads, not 2"),
        (wrong("road", 4, id="road-06"), "this one is 'road-05'"),
        (wrong("road", 4, id=5), "a text belongs here"),
        (lambda box: box["tiles"]["road"].pop(), "24 entries belong here, not 23"),
        (lambda box: box["tiles"].pop("end"), "'end' is missing"),
        (lambda box: box.pop("setup"), "'setup' is missing"),
        (
            lambda box: box["setup"].update(starting_tiles_at=[[0, 0], [1, 0]]),
            "one space lies between",
        ),
        (lambda box: box["setup"].update(starting_tiles_turns=[0, 6]), "from 0 to 5"),
    ],
)
def test_what_is_wrong_is_said(change: Callable[[Any], None], said: str) -> None:
    with pytest.raises(BadComponents, match=said):
        load_components(changed(change))


def test_a_file_that_is_no_json() -> None:
    with pytest.raises(BadComponents, match="not JSON"):
        load_components("tiles")
    with pytest.raises(BadComponents):
        load_components("[]")


@pytest.mark.clause("O8.5")
def test_a_written_file_is_the_same_set() -> None:
    for game in (MAP_OUT, MAP_OUT.with_components(changed(other_tile))):
        again = MAP_OUT.with_components(game.components_text)
        assert again.components == game.components
    assert MAP_OUT.guessed == ("tiles", "setup")
