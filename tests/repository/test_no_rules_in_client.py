"""The client has no rules: the server sends what may be done, who comes next and what happened.

A machine can tell three ways in which a rule would come back.
"""

import re
from pathlib import Path

from tools.places import WEB

GAMES = WEB / "src" / "lib" / "games"
DRAWING = re.compile(r"/(drawn|board)/|/(Vignette|MiniBoard|Finished|Engraving)\.svelte$")
"""What only draws: where a line runs, which corners meet."""
RULES = re.compile(r"/rules/")
"""The pages of the rules, with examples."""
NEXT_SEAT = re.compile(
    r"seat\s*\+\s*1\s*(\)|,|%|===|<)|[sS]eat\s*-\s*1\b|%\s*\w*\.?(seats|players|names|sheets)\b"
)
"""Who sits beside whom, or comes after whom."""
NEIGHBOURS = re.compile(
    r"\b(neighbours|adjacent|beside|surround\w*|flood\w*|cluster\w*)\(|[mM]ap\(neighbours\)"
)
"""Which spaces touch each other, where it is not for drawing."""
COMPARING = re.compile(r"\b(before|old|previous|earlier)\.(view|sheets|lying|island|players)\b")
"""What happened, read from two positions instead of events."""
SEASON_BOXES = re.compile(r"\bscores_now\.map\(|\bworth\[EDICTS|\bboxesNow\b")
"""Which boxes a season is made of, and what they hold; the view has them as `running`."""
DECK = re.compile(r"\.filter\(.*!\w*\.?(column|ambushes)\.includes\(|\bdeck - \w+\.length")
"""What a deck still holds; the view has it as `unseen`."""
TOTALS = re.compile(r"\bsumOf\(parts\)|\bgainOf\(|\+ \w*[aA]fter - \w*[bB]efore\b")
"""Which categories add up to a total or a gain; `total` and `gain` are sent."""
STEPS_REACHED = re.compile(r"\bfamily [!=]== '|\bcard\.points [<>]")
"""Which steps of a presumption card are reached; the view has them as `reached`."""
DIFFERING = re.compile(r"\bdiffering\(|toUpperCase\(\) !== ")
"""Where a parchment differs from the island; the view has it as `differs`."""
STAGES = re.compile(r"\bstage: '|\bstage [!=]== '(?!fresh)|\bstage: .*\? '")
"""Which phase of a turn follows, and what may be done in it; events and views say so."""
CLASHES = re.compile(r"\['(desert|meadows|arctic|swamp)', '(desert|meadows|arctic|swamp)'\]")
"""Which biomes may not touch; the view has them as `clashes`."""
ALLOWED = {
    "NEXT_SEAT": set[str](),
    # Where the pointer or an arrow key can go: the spaces around the tiles; the choices say which.
    "NEIGHBOURS": {"mapout/hand.svelte.ts"},
    "COMPARING": set[str](),
    # Words that depend on what a card counts.
    "STEPS_REACHED": {"misterra/terms.ts"},
}


def sources() -> list[Path]:
    return [
        file
        for kind in ("*.ts", "*.svelte")
        for file in sorted(GAMES.rglob(kind))
        if ".test." not in file.name and ".fixture." not in file.name
    ]


def having(rule: re.Pattern[str], files: list[Path]) -> set[str]:
    return {
        file.relative_to(GAMES).as_posix()
        for file in files
        if any(
            rule.search(line) and "seat-" not in line and "seat + 1}" not in line
            for line in file.read_text().splitlines()
        )
    }


def test_no_game_works_out_who_comes_next() -> None:
    assert len(sources()) > 100
    assert having(NEXT_SEAT, sources()) == ALLOWED["NEXT_SEAT"]


def test_no_game_looks_for_neighbouring_spaces_but_to_draw_them() -> None:
    files = [file for file in sources() if not DRAWING.search(file.as_posix())]
    assert having(NEIGHBOURS, files) == ALLOWED["NEIGHBOURS"]
    maps = [GAMES / "cartographers" / "drawn" / "sheet.ts", GAMES / "misterra" / "spaces.ts"]
    assert having(NEIGHBOURS, maps) == set()


def test_no_game_compares_two_positions() -> None:
    assert having(COMPARING, sources()) == ALLOWED["COMPARING"]


def test_no_page_makes_up_the_boxes_of_a_season_or_the_rest_of_a_deck() -> None:
    assert having(SEASON_BOXES, sources()) == set()
    assert having(DECK, sources()) == set()


def test_no_page_adds_up_the_categories_of_a_score() -> None:
    assert having(TOTALS, sources()) == set()


def test_no_page_compares_presumptions_with_their_steps_or_a_parchment_with_the_island() -> None:
    assert having(STEPS_REACHED, sources()) == ALLOWED["STEPS_REACHED"]
    assert having(DIFFERING, sources()) == set()


def test_no_page_knows_the_phases_of_a_turn_or_which_biomes_clash() -> None:
    files = [file for file in sources() if not RULES.search(file.as_posix())]
    assert having(STAGES, files) == set()
    assert having(CLASHES, files) == set()


def test_the_patterns_find_what_they_look_for() -> None:
    assert NEXT_SEAT.search(
        "const others = [...players.slice(seat + 1), ...players.slice(0, seat)]"
    )
    assert NEXT_SEAT.search("const next = (turn + 1) % view.players.length")
    assert NEIGHBOURS.search("if (adjacent(row, column)) return")
    assert COMPARING.search("const gained = after.total - before.players[0].total")
    assert SEASON_BOXES.search("scores_now.map((edict) => worth[EDICTS.indexOf(edict)] ?? 0)")
    assert DECK.search("const cards = ALL.filter((card) => !column.includes(card));")
    assert DECK.search("lurking: Math.max(0, deck - cards.length),")
    assert TOTALS.search("const total = view.result?.totals[seat] ?? sumOf(parts);")
    assert TOTALS.search("rises.reduce((sum, [before, after]) => sum + after - before, 0)")
    assert STEPS_REACHED.search("card.family !== 'zones_of_terrain' && card.points >= worth")
    assert DIFFERING.search("tile !== null && tile.toUpperCase() !== drawn")
    assert STAGES.search("stage: view.lifted ? 'played' : view.stage,")
    assert STAGES.search("const own = view.stage === 'played' ? [] : view.hand;")
    assert CLASHES.search("['desert', 'arctic'],")
