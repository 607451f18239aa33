"""The format of the rules pages; what the pages say is tested in tests/rules."""

import pytest

from mapmakers import rules_pages
from mapmakers.rules_pages import (
    BoardBlock,
    Clause,
    ListBlock,
    NoSuchPage,
    PageError,
    Readings,
    Section,
    TableBlock,
    TextBlock,
    parse,
)

PAGE = """\
# Cartographers: the rules

Every player draws
on a map of their own.

## C1 The map

**C1.1** A map has 11 rows
of 11 spaces.

It is *square*.

**C1.2** It shows:

- mountains,
- ruins, which are empty
  until they are filled.

```board
score Sentinel Wood = 2

FF.
...

.F.
```

## C2 Coins

**C2.1** The track:

| coins | stars |
| --- | ---: |
| 1 | 1 |
| 14 | 14 |

## Where the print leaves room

| Clause | The print | Here | Why | Option |
| --- | --- | --- | --- | --- |
| C1.1, C2.1 | Silent | So | It fits | |
"""
SECTION = "# Rules\n\n## C1 Map\n\n**C1.1** A.\n\n"
READING = "| a | b | c | d | e |\n| - | - | - | - | - |\n| 1 | 2 | 3 | 4 | 5 |\n"


def test_a_page_is_read_into_sections_and_clauses() -> None:
    page = parse(PAGE)
    assert page.title == "Cartographers: the rules"
    assert page.intro == (TextBlock("Every player draws on a map of their own."),)
    assert page.sections == (
        Section(
            "C1",
            "The map",
            (
                Clause(
                    "C1.1",
                    (TextBlock("A map has 11 rows of 11 spaces."), TextBlock("It is *square*.")),
                ),
                Clause(
                    "C1.2",
                    (
                        TextBlock("It shows:"),
                        ListBlock(("mountains,", "ruins, which are empty until they are filled.")),
                        BoardBlock("score Sentinel Wood = 2", ("FF.", "...", "", ".F.")),
                    ),
                ),
            ),
        ),
        Section(
            "C2",
            "Coins",
            (
                Clause(
                    "C2.1",
                    (
                        TextBlock("The track:"),
                        TableBlock(("coins", "stars"), (("1", "1"), ("14", "14"))),
                    ),
                ),
            ),
        ),
    )
    assert page.readings == Readings(
        "Where the print leaves room",
        TableBlock(
            ("Clause", "The print", "Here", "Why", "Option"),
            (("C1.1, C2.1", "Silent", "So", "It fits", ""),),
        ),
    )


@pytest.mark.parametrize(
    ("page", "line", "reason"),
    [
        ("", 1, "must start with its title"),
        ("## C1 The map\n", 1, "must start with its title"),
        ("# Rules\n\n**C1.1** Early.\n", 3, "C1.1 is outside its section"),
        ("# Rules\n\n## C1 Map\n\n**C2.1** Lost.\n", 5, "C2.1 is outside its section"),
        ("# Rules\n\n## C1 Map\n\n**C11.1** Lost.\n", 5, "C11.1 is outside its section"),
        ("# Rules\n\n## C1 Map\n\nNo clause.\n", 5, "section C1 must start with a clause"),
        ("# Rules\n\n## C1 Map\n\n## C1 Map\n", 5, "C1 occurs twice"),
        ("# Rules\n\n## C1 Map\n\n**C1.1** A.\n\n**C1.1** B.\n", 7, "C1.1 occurs twice"),
        ("# Rules\n\n## The map\n", 3, "a heading must be"),
        ("# Rules\n\n### C1 Map\n", 3, "a heading must be"),
        (SECTION + "## Room\n", 7, "one table of five columns"),
        (SECTION + "## Room\n\n| a |\n| - |\n| 1 |\n", 7, "one table of five columns"),
        (SECTION + f"## Room\n\n{READING}\n## C2 Late\n", 7, "one table of five columns"),
        ("# Rules\n\n## C1 Map\ntext\n", 4, "an empty line must follow a heading"),
        ("# Rules\n\n```board\nmap A\n\n...\n", 3, "not closed"),
        ("# Rules\n\n```python\nmap\n```\n", 3, "a fenced block must be a board"),
        ("# Rules\n\n```board\n```\n", 3, "a board must have a statement"),
        ("# Rules\n\n```board\nmap A\n...\n```\n", 3, "a board must have a statement"),
        ("# Rules\n\n- one\nand two\n", 4, "a list must continue"),
        ("# Rules\n\n- one\n  - two\n", 4, "a list must continue"),
        ("# Rules\n\n| a |\n| 1 |\n| 2 |\n", 3, "a table must have a head"),
        ("# Rules\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 |\n", 6, "1 cells, not 2"),
    ],
)
def test_a_page_that_breaks_the_format_is_refused_at_its_line(
    page: str, line: int, reason: str
) -> None:
    with pytest.raises(PageError) as refused:
        parse(page)
    assert refused.value.line == line
    assert reason in refused.value.reason


def test_pages_are_found_by_game_and_language() -> None:
    assert "en" in rules_pages.languages("cartographers")
    assert rules_pages.languages("chess") == ()
    assert rules_pages.load("cartographers", "en").sections
    assert all(
        clause.id == name for name, clause in rules_pages.clauses("cartographers", "en").items()
    )


@pytest.mark.parametrize(
    ("game", "lang"),
    [("cartographers", "xx"), ("chess", "en"), ("../rules/cartographers", "en"), ("", "")],
)
def test_a_page_that_is_not_there_is_said_to_be_missing(game: str, lang: str) -> None:
    with pytest.raises(NoSuchPage):
        rules_pages.load(game, lang)
