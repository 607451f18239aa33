"""Parser of a components file: the standard one, or an owner's.

A file may contain any of the sections; missing ones are the standard ones. Notes are ignored.
"""

from __future__ import annotations

from mapmakers.engine.boards.bits import size
from mapmakers.engine.boards.squares import Cells, both, either
from mapmakers.engine.core.checked_json import Checked, all_of, each
from mapmakers.engine.core.guessed import guessed_sections, is_guessed
from mapmakers.engine.core.refusal import NotationError
from mapmakers.engine.games.misterra import spaces
from mapmakers.engine.games.misterra.cards import OtomaCard, PresumptionCard, Slot
from mapmakers.engine.games.misterra.components import (
    DEALT,
    DISPLAY,
    KEPT,
    PLAYERS,
    TILES,
    Components,
    standard_text,
)
from mapmakers.engine.games.misterra.scoring.families import FAMILIES
from mapmakers.engine.games.misterra.sketches import SKETCH_OF, SKETCHES, TERRAINS
from mapmakers.engine.games.misterra.spaces import SIDE

SECTIONS = (
    "setup",
    "sketch_cards",
    "presumption_cards",
    "patterns",
    "first_game_pairs",
    "otoma_cards",
)
NOTES = (
    *("meta", "sources", "terrains", "components", "board", "rules", "scoring", "solo_titles"),
    *("rulings", "glossary"),
)
TABLES = ("2", "3", "4")
"""Numbers of players, as the file names them."""
PAIR_LETTERS = ("A", "B", "C", "D")
ACTIONS = ("map", "confirm_else_map")
SKETCH_TOTAL = 104
PRESUMPTION_TOTAL = 31
OTOMA_TOTAL = 22
OTOMA_CLAIMS = 3
MOST_POINTS = 100
GUESSED_ON_CARDS = (
    ("x_terrain", "presumption_cards", "x_terrain"),
    ("pattern", "patterns", "shapes"),
)
"""What a presumption card shows besides its rule, and the section and field with its origin."""


def load_components(text: str) -> Components:
    """The components of a file; raises BadComponents with what is wrong and where."""
    given = Checked.parse(text)
    for name in given.names():
        if name not in SECTIONS and name not in NOTES:
            listed = ", ".join(SECTIONS)
            raise given.bad(f"no section {name!r}; there are: {listed}", "no-section", name, listed)
    standard = Checked.parse(standard_text())
    setup, sketches, cards, patterns, pairs, otoma = (
        given.get(name) or standard.key(name) for name in SECTIONS
    )
    guessed = tuple(
        need
        for need, section, field in GUESSED_ON_CARDS
        if is_guessed(given.get(section) or standard.key(section), field)
    )
    all_of(
        lambda: _jungle(setup),
        lambda: _sketches(sketches),
        lambda: _presumptions(cards, _patterns(patterns), guessed),
        lambda: _pairs(pairs),
        lambda: _otoma(otoma),
    )
    presumptions = _presumptions(cards, _patterns(patterns), guessed)
    return Components(
        _jungle(setup),
        _sketches(sketches),
        presumptions,
        _pairs(pairs),
        _otoma(otoma),
        guessed_sections(given, standard, SECTIONS),
    )


def _jungle(section: Checked) -> tuple[Cells, Cells, Cells]:
    two, three, four = (
        _jungle_spaces(section.key("by_players").key(players)) for players in TABLES
    )
    return two, three, four


def _jungle_spaces(table: Checked) -> Cells:
    positions = table.key("jungle_positions")
    found = 0
    for entry in positions.items():
        here = 1 << _space(entry)
        if both(found, here):
            raise entry.bad(f"{entry.value} is there twice", "twice", entry.value)
        found = either(found, here)
    count = table.get("jungle_count")
    if count is not None:
        positions.items(count.whole(0, TILES))
    if size(found) > TILES:
        raise positions.bad(f"there are {TILES} jungle tiles", "jungle-tiles", TILES)
    return found


def _sketches(section: Checked) -> tuple[tuple[int, ...], ...]:
    counts = [[0] * len(SKETCHES) for _ in TABLES]
    seen: set[int] = set()
    pairs = section.key("pairs")
    for entry in pairs.items():
        one, other = (half.one_of(TERRAINS) for half in entry.key("pair").items(2))
        kind = SKETCH_OF[one][other]
        if kind in seen:
            reason = f"{TERRAINS[one]} and {TERRAINS[other]} are there twice"
            raise entry.bad(reason, "pair-twice")
        seen.add(kind)
        for at, players in enumerate(TABLES):
            counts[at][kind] = entry.key("counts").key(players).whole(0, SKETCH_TOTAL)
    stated = section.get("total")
    total = stated.whole(0, 1000) if stated else SKETCH_TOTAL
    found = sum(map(sum, counts))
    if found != total:
        raise pairs.bad(f"the counts add up to {found} cards, not {total}", "counts", total, found)
    if sum(counts[0]) < DISPLAY + KEPT:
        least, there = DISPLAY + KEPT, sum(counts[0])
        reason = f"2 players need at least {least} cards, not {there}"
        raise pairs.bad(reason, "counts-of-two", least, there)
    return tuple(tuple(added) for added in counts)


Pattern = tuple[tuple[int, int, int], ...]


def _patterns(section: Checked) -> dict[str, Pattern]:
    found: dict[str, Pattern] = {}

    def read(item: Checked) -> None:
        name = item.key("id").text()
        if name in found:
            raise item.bad(f"{name} is there twice", "twice", name)
        found[name] = _pattern(item.key("cells"))

    each(section.key("items").items(), read)
    return found


def _pattern(cells: Checked) -> Pattern:
    found: dict[tuple[int, int], int] = {}
    for cell in cells.items():
        row, col = (cell.key(way).whole(0, SIDE - 1) for way in ("dy", "dx"))
        if (row, col) in found:
            raise cell.bad("this cell is there twice", "cell-twice")
        found[row, col] = cell.key("terrain").one_of(TERRAINS)
    if not found:
        raise cells.bad("a pattern has at least one cell", "no-cells")
    return tuple((row, col, terrain) for (row, col), terrain in sorted(found.items()))


def _presumptions(
    section: Checked, patterns: dict[str, Pattern], guessed: tuple[str, ...]
) -> tuple[PresumptionCard, ...]:
    entries = section.key("cards").items(_stated_total(section, PRESUMPTION_TOTAL))
    cards: dict[int, PresumptionCard] = {}

    def read(entry: Checked) -> None:
        number = entry.key("id").whole(1, len(entries))
        if number in cards:
            raise entry.bad(f"card {number} is there twice", "twice", number)
        cards[number] = _presumption(entry, number, patterns, guessed)

    each(entries, read)
    if len(cards) < DEALT * PLAYERS[-1]:
        least = DEALT * PLAYERS[-1]
        raise section.bad(f"at least {least} cards are needed", "few-cards", least)
    return tuple(cards[number] for number in sorted(cards))


def _presumption(
    entry: Checked, number: int, patterns: dict[str, Pattern], guessed: tuple[str, ...]
) -> PresumptionCard:
    family = tuple(FAMILIES)[entry.key("family").one_of(tuple(FAMILIES))]
    needs = FAMILIES[family].needs
    steps = entry.get("table")
    beyond = entry.get("beyond")
    each = entry.get("points_each")
    if (steps is None) == (each is None):
        raise entry.bad("either 'table' or 'points_each' belongs here", "points")
    name = entry.key("pattern") if "pattern" in needs else None
    if name is not None and name.text() not in patterns:
        listed = ", ".join(patterns)
        raise name.bad(f"no pattern {name.value!r}; there are: {listed}", "no-pattern", name.value)
    return PresumptionCard(
        number,
        family,
        entry.key("terrain").one_of(TERRAINS) if "terrain" in needs else None,
        entry.key("x_terrain").one_of(TERRAINS) if "x_terrain" in needs else None,
        _steps(steps) if steps else (),
        beyond.key("points_each").whole(0, MOST_POINTS) if steps and beyond else 0,
        each.whole(0, MOST_POINTS) if each else 0,
        patterns[name.text()] if name else (),
        any(need in guessed for need in needs),
    )


def _steps(table: Checked) -> tuple[tuple[int, int], ...]:
    steps: list[tuple[int, int]] = []
    for entry in table.items():
        count, points = entry.items(2)
        step = count.whole(1, SIDE * SIDE), points.whole(0, MOST_POINTS)
        if steps and step[0] <= steps[-1][0]:
            raise entry.bad("steps go up", "steps-go-up")
        steps.append(step)
    if not steps:
        raise table.bad("a table has at least one step", "no-steps")
    return tuple(steps)


def _pairs(section: Checked) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for letter in PAIR_LETTERS:
        entry = section.key("pairs").key(letter)
        one, other = each(entry.items(KEPT), _card_number)
        if one == other or any(card in pair for card in (one, other) for pair in found):
            raise entry.bad("a card is there twice", "card-twice")
        found.append((min(one, other), max(one, other)))
    return tuple(found)


def _card_number(entry: Checked) -> int:
    return entry.whole(1, PRESUMPTION_TOTAL)


def _otoma(section: Checked) -> tuple[OtomaCard, ...]:
    entries = section.key("cards").items(OTOMA_TOTAL)
    cards = each(entries, _otoma_card)
    for entry, card in zip(entries, cards, strict=True):
        if sum(other.number == card.number for other in cards) > 1:
            raise entry.bad(f"card {card.number} is there twice", "twice", card.number)
    claims = sum(card.claim for card in cards)
    if claims != OTOMA_CLAIMS:
        reason = f"{OTOMA_CLAIMS} cards have a claim, not {claims}"
        raise section.bad(reason, "claims", OTOMA_CLAIMS, claims)
    return tuple(sorted(cards, key=lambda card: (card.claim, card.number)))


def _otoma_card(entry: Checked) -> OtomaCard:
    first, second = (_slot(entry.key(name)) for name in ("slot1", "slot2"))
    one, other = (_space(entry.key(name)) for name in ("space1", "space2"))
    if one == other:
        raise entry.bad("its two spaces are the same", "same-space")
    number = entry.key("id").whole(1, OTOMA_TOTAL)
    return OtomaCard(number, entry.key("claim").flag(), (first, second), (one, other))


def _slot(entry: Checked) -> Slot:
    action = entry.key("action").one_of(ACTIONS)
    return Slot(ACTIONS[action] == "confirm_else_map", entry.key("terrain").one_of(TERRAINS))


def _space(entry: Checked) -> int:
    try:
        return spaces.parse_space(entry.text())
    except NotationError as error:
        raise entry.bad(str(error), "no-space", entry.value) from None


def _stated_total(section: Checked, expected: int) -> int:
    stated = section.get("total")
    return stated.whole(expected, expected) if stated else expected


STANDARD = load_components(standard_text())
"""The standard components."""
