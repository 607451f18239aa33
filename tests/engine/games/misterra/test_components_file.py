"""A file with the cards of one's own box: read, checked, and named by its hash in the record."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from mapmakers.engine.core import FastChance, Match
from mapmakers.engine.core.record import RecordError
from mapmakers.engine.core.refusal import BadComponents
from mapmakers.engine.core.replay import replay
from mapmakers.engine.games.misterra import MISTERRA, load_components
from mapmakers.engine.games.misterra.components import standard_text
from mapmakers.engine.games.misterra.components_file import STANDARD

pytestmark = pytest.mark.clause("M17.6")

Edit = Callable[[Any], None]


def edited(edit: Edit) -> str:
    """The standard file after a change."""
    data = json.loads(standard_text())
    edit(data)
    return json.dumps(data)


def move_jungle(data: Any) -> None:
    data["setup"]["by_players"]["2"]["jungle_positions"] = ["A1", "B2", "D4"]


def test_the_standard_file_is_the_standard_set() -> None:
    assert load_components(standard_text()) == STANDARD
    assert MISTERRA.components == STANDARD.fingerprint
    assert len(MISTERRA.components) == 64


def test_a_file_may_hold_one_section_alone() -> None:
    pairs = {"pairs": {"A": [1, 2], "B": [3, 4], "C": [5, 6], "D": [7, 8]}}
    game = MISTERRA.with_components(json.dumps({"first_game_pairs": pairs}))
    assert game.components != MISTERRA.components
    state = game.start({"first_game": "on"}, 4, FastChance(1))
    assert sorted(state.kept) == [(1, 2), (3, 4), (5, 6), (7, 8)]


def test_notes_make_no_other_set() -> None:
    def note(data: Any) -> None:
        data["setup"]["status"] = "read off my own board"
        data["glossary"] = {"anything": "goes"}

    assert load_components(edited(note)).fingerprint == STANDARD.fingerprint


def test_a_match_is_set_up_with_the_owners_cards() -> None:
    state = MISTERRA.with_components(edited(move_jungle)).start({}, 2, FastChance(1))
    assert state.view(None).island == "J..../.J.../...../...J./....."


def test_the_owners_presumption_is_scored() -> None:
    def dearer(data: Any) -> None:
        card = data["presumption_cards"]["cards"][21]
        assert card["family"] == "least_common_terrain"
        card["points_each"] = 7

    components = load_components(edited(dearer))
    assert components.presumption(22).each == 7
    assert STANDARD.presumption(22).each == 3


def test_the_record_names_the_set_by_its_hash() -> None:
    game = MISTERRA.with_components(edited(move_jungle))
    match = Match(game, ["Ada", "Ben"], FastChance(1))
    assert match.record.header.components == game.components
    replay(game, match.record)
    with pytest.raises(RecordError, match="other components"):
        replay(MISTERRA, match.record)


def no_cards(data: Any) -> None:
    del data["sketch_cards"]["pairs"][3]


def twice(data: Any) -> None:
    data["sketch_cards"]["pairs"][1]["pair"] = ["steppe", "steppe"]


def desert(data: Any) -> None:
    data["sketch_cards"]["pairs"][1]["pair"] = ["desert", "steppe"]


def minus_one(data: Any) -> None:
    data["sketch_cards"]["pairs"][0]["counts"]["2"] = -1


def few_for_two(data: Any) -> None:
    for pair in data["sketch_cards"]["pairs"]:
        pair["counts"]["4"] += pair["counts"]["2"]
        pair["counts"]["2"] = 0


def off_the_board(data: Any) -> None:
    data["patterns"]["items"][0]["cells"][0]["dx"] = 5


def cell_twice(data: Any) -> None:
    data["patterns"]["items"][0]["cells"][1] = data["patterns"]["items"][0]["cells"][0]


def empty_pattern(data: Any) -> None:
    data["patterns"]["items"][0]["cells"] = []


def pattern_twice(data: Any) -> None:
    data["patterns"]["items"][0]["id"] = "P25"


def unknown_pattern(data: Any) -> None:
    data["presumption_cards"]["cards"][23]["pattern"] = "P99"


def unknown_family(data: Any) -> None:
    data["presumption_cards"]["cards"][0]["family"] = "volcanoes"


def without_terrain(data: Any) -> None:
    del data["presumption_cards"]["cards"][0]["terrain"]


def thirty_cards(data: Any) -> None:
    del data["presumption_cards"]["cards"][4]


def card_twice(data: Any) -> None:
    data["presumption_cards"]["cards"][4]["id"] = 4


def steps_down(data: Any) -> None:
    data["presumption_cards"]["cards"][0]["table"] = [[4, 2], [3, 5]]


def no_steps(data: Any) -> None:
    data["presumption_cards"]["cards"][0]["table"] = []


def neither_steps_nor_points(data: Any) -> None:
    del data["presumption_cards"]["cards"][0]["table"]


def jungle_in_the_sea(data: Any) -> None:
    data["setup"]["by_players"]["3"]["jungle_positions"][0] = "F1"


def jungle_twice(data: Any) -> None:
    data["setup"]["by_players"]["3"]["jungle_positions"] = ["C2", "C2"]


def jungle_missing(data: Any) -> None:
    data["setup"]["by_players"]["2"]["jungle_positions"] = ["C2"]


def pair_shared(data: Any) -> None:
    data["first_game_pairs"]["pairs"]["B"] = [1, 7]


def pair_missing(data: Any) -> None:
    del data["first_game_pairs"]["pairs"]["D"]


def otoma_card_missing(data: Any) -> None:
    del data["otoma_cards"]["cards"][0]


def otoma_claims(data: Any) -> None:
    data["otoma_cards"]["cards"][0]["claim"] = True


def otoma_twice(data: Any) -> None:
    data["otoma_cards"]["cards"][0]["id"] = 2


def otoma_one_space(data: Any) -> None:
    data["otoma_cards"]["cards"][0]["space2"] = data["otoma_cards"]["cards"][0]["space1"]


def otoma_action(data: Any) -> None:
    data["otoma_cards"]["cards"][0]["slot1"]["action"] = "burn"


def otoma_claim_text(data: Any) -> None:
    data["otoma_cards"]["cards"][0]["claim"] = "yes"


def unknown_section(data: Any) -> None:
    data["sketchcards"] = {}


def not_a_section(data: Any) -> None:
    data["setup"] = 3


def not_a_list(data: Any) -> None:
    data["sketch_cards"]["pairs"] = {}


@pytest.mark.parametrize(
    ("edit", "complaint"),
    [
        (no_cards, "sketch_cards.pairs: the counts add up to 96 cards, not 104"),
        (twice, "sketch_cards.pairs[1]: steppe and steppe are there twice"),
        (
            desert,
            "sketch_cards.pairs[1].pair[0]: one of steppe, jungle, lagoon, mountain belongs here, "
            "not 'desert'",
        ),
        (minus_one, "sketch_cards.pairs[0].counts.2: a whole number from 0 to 104 belongs"),
        (few_for_two, "sketch_cards.pairs: 2 players need at least 7 cards, not 0"),
        (off_the_board, "patterns.items[0].cells[0].dx: a whole number from 0 to 4 belongs"),
        (cell_twice, "patterns.items[0].cells[1]: this cell is there twice"),
        (empty_pattern, "patterns.items[0].cells: a pattern has at least one cell"),
        (pattern_twice, "patterns.items[1]: P25 is there twice"),
        (unknown_pattern, "presumption_cards.cards[23].pattern: no pattern 'P99'; there are: P24"),
        (unknown_family, "presumption_cards.cards[0].family: one of zones_of_terrain"),
        (without_terrain, "presumption_cards.cards[0]: 'terrain' is missing"),
        (thirty_cards, "presumption_cards.cards: 31 entries belong here, not 30"),
        (card_twice, "presumption_cards.cards[4]: card 4 is there twice"),
        (steps_down, "presumption_cards.cards[0].table[1]: steps go up"),
        (no_steps, "presumption_cards.cards[0].table: a table has at least one step"),
        (neither_steps_nor_points, "cards[0]: either 'table' or 'points_each' belongs here"),
        (jungle_in_the_sea, "jungle_positions[0]: 'F1' is no space of the island, such as C3"),
        (jungle_twice, "setup.by_players.3.jungle_positions[1]: C2 is there twice"),
        (jungle_missing, "setup.by_players.2.jungle_positions: 3 entries belong here, not 1"),
        (pair_shared, "first_game_pairs.pairs.B: a card is there twice"),
        (pair_missing, "first_game_pairs.pairs: 'D' is missing"),
        (otoma_card_missing, "otoma_cards.cards: 22 entries belong here, not 21"),
        (otoma_claims, "otoma_cards: 3 cards have a claim, not 4"),
        (otoma_twice, "otoma_cards.cards[0]: card 2 is there twice"),
        (otoma_one_space, "otoma_cards.cards[0]: its two spaces are the same"),
        (otoma_action, "slot1.action: one of map, confirm_else_map belongs here, not 'burn'"),
        (otoma_claim_text, "otoma_cards.cards[0].claim: true or false belongs here, not 'yes'"),
        (unknown_section, "no section 'sketchcards'; there are: setup, sketch_cards"),
        (not_a_section, "setup: names and values in { } belong here"),
        (not_a_list, "sketch_cards.pairs: a list in [ ] belongs here"),
    ],
)
def test_a_wrong_file_says_where_and_why(edit: Edit, complaint: str) -> None:
    with pytest.raises(BadComponents) as error:
        load_components(edited(edit))
    assert complaint in str(error.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"x"', "[" * 100_000])
def test_other_texts_are_turned_down(text: str) -> None:
    with pytest.raises(BadComponents):
        load_components(text)


def test_the_file_says_what_is_not_known_from_print() -> None:
    assert MISTERRA.guessed == (
        *("setup", "sketch_cards", "presumption_cards"),
        *("patterns", "first_game_pairs", "otoma_cards"),
    )
    marked = [card.number for card in STANDARD.presumptions if card.guessed]
    assert marked == [*range(13, 17), *range(24, 32)]


def test_what_an_owner_has_written_is_not_marked() -> None:
    def own(data: Any) -> None:
        for section in ("patterns", "otoma_cards"):
            del data[section]["status"], data[section]["field_status"]

    box = load_components(edited(own))
    assert "patterns" not in box.guessed
    assert "otoma_cards" not in box.guessed
    assert [card.number for card in box.presumptions if card.guessed] == [*range(13, 17)]
    assert box.fingerprint == STANDARD.fingerprint


def test_a_written_file_is_the_same_set() -> None:
    for game in (MISTERRA, MISTERRA.with_components(edited(move_jungle))):
        again = MISTERRA.with_components(game.components_text)
        assert again.components == game.components


def test_what_an_owner_did_not_change_is_marked_as_before() -> None:
    own = MISTERRA.with_components(json.dumps({"setup": moved_setup()}))
    assert set(MISTERRA.guessed) - set(own.guessed) == {"setup"}
    assert MISTERRA.with_components(own.components_text).guessed == own.guessed


def moved_setup() -> Any:
    """The set-up with the jungle elsewhere, as its owner writes it down."""
    by_players = json.loads(standard_text())["setup"]["by_players"]
    by_players["2"]["jungle_positions"] = ["A1", "B2", "D4"]
    return {"by_players": by_players}


def test_every_problem_of_a_file_is_told_with_its_place_and_code() -> None:
    def spoil(data: Any) -> None:
        data["patterns"]["items"][0]["cells"] = []
        data["otoma_cards"]["cards"][3]["space1"] = "F2"
        data["otoma_cards"]["cards"][5]["slot1"]["terrain"] = "sand"

    with pytest.raises(BadComponents) as error:
        load_components(edited(spoil))
    assert [(problem.place, problem.code) for problem in error.value.problems] == [
        ("patterns.items[0].cells", "no-cells"),
        ("otoma_cards.cards[3].space1", "no-space"),
        ("otoma_cards.cards[5].slot1.terrain", "one-of"),
    ]
