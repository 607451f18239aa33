"""Looking something up in the rules, from the table."""

from __future__ import annotations

import pytest

from mapmakers import rules_pages
from mapmakers.engine.games import GAMES
from mapmakers.terminal.layout import WIDTH
from mapmakers.terminal.rules import first_paragraph, look_up


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_can_be_shown(game: str) -> None:
    for clause in rules_pages.clauses(game, "en"):
        lines = "\n".join(look_up(game, clause)).splitlines()
        assert lines[0].startswith(f"{clause}  ")
        assert "**" not in "".join(lines)
        table = any(line.startswith("    ") for line in lines)
        assert table or max(map(len, lines)) <= WIDTH


def test_a_clause_is_shown_with_its_drawing() -> None:
    lines = look_up("cartographers", "C4.5")
    assert lines[0].startswith("C4.5  No space of the shape may be filled already")
    assert any(set(line.strip()) <= set(".^rFVAWX#fvawx") and len(line) == 17 for line in lines)


def test_a_clause_is_shown_with_its_table() -> None:
    lines = look_up("cartographers", "C2.3")
    assert "    Season   Time   Edicts" in lines
    assert "    Spring   8      A and B" in lines


def test_a_refusal_needs_the_rule_alone() -> None:
    assert first_paragraph("cartographers", "C4.5") == look_up("cartographers", "C4.5")[0]
    assert first_paragraph("cartographers", "C99.9") == (
        "There is no clause C99.9 in the rules of cartographers."
    )


def test_a_card_is_found_by_its_name() -> None:
    for name in ("Shieldgate", "shieldgate", "SHIELDGATE"):
        assert look_up("cartographers", name)[0].startswith("C12.12  Shieldgate (village).")


def test_words_are_found_where_they_stand() -> None:
    lines = look_up("cartographers", "ruins card")
    assert [line.split()[0] for line in lines[:2]] == ["C2.4", "C3.2"]
    assert lines[-1].startswith("Also in C")


def test_sections_are_listed_and_shown() -> None:
    assert look_up("cartographers", "")[:2] == ["  C1  The map", "  C2  Setting up"]
    numbers = [line.split()[0] for line in look_up("cartographers", "c4")]
    assert numbers == [f"C4.{at}" for at in range(1, len(numbers) + 1)]


def test_where_the_print_leaves_room_is_offered_and_shown() -> None:
    offered = [line.strip() for line in look_up("misterra", "")]
    assert "readings  Where the print leaves room" in offered
    lines = look_up("misterra", "readings")
    at = lines.index("M9.3")
    assert [line.split(":")[0].strip() for line in lines[at + 1 : at + 5]] == [
        "The print",
        "Here",
        "Why",
        "Option",
    ]
    assert "claim_links confirmed" in lines[at + 4]


def test_what_is_not_there_is_not_found() -> None:
    assert look_up("mapout", "C4.5") == ["Nothing about 'C4.5' in the rules of mapout."]
