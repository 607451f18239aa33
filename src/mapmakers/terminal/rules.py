"""The rules in the terminal: look up a clause, a section or a word."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from mapmakers import rules_pages
from mapmakers.rules_pages import Block, BoardBlock, Clause, ListBlock, TableBlock, TextBlock
from mapmakers.terminal.layout import WIDTH

MOST_FOUND = 6
LANGUAGE = "en"
READINGS = "readings"
"""The word that shows where the printed rules leave room."""


def first_paragraph(game: str, clause: str) -> str:
    """The first paragraph of a clause, which is the rule itself."""
    if LANGUAGE not in rules_pages.languages(game):
        return clause
    found = rules_pages.clauses(game, LANGUAGE).get(clause)
    return _opening(found) if found else f"There is no clause {clause} in the rules of {game}."


def look_up(game: str, query: str) -> list[str]:
    """What the rules say about a clause (C4.5), a section (C4), or some words."""
    if LANGUAGE not in rules_pages.languages(game):
        return [f"There is no rules page for {game}."]
    clauses = rules_pages.clauses(game, LANGUAGE)
    if not query:
        sections = rules_pages.load(game, LANGUAGE).sections
        titles = [f"  {section.id}  {section.title}" for section in sections]
        return [
            *titles,
            *_readings_offered(game),
            f"`rules {sections[0].id}` shows a section; `rules WORD` searches for a word.",
        ]
    if query.upper() in clauses:
        return list(_whole(clauses[query.upper()]))
    if query.casefold() == READINGS:
        return list(_readings(game))
    found = [clause for clause in clauses.values() if clause.id.startswith(f"{query.upper()}.")]
    if found:
        return [_opening(clause) for clause in found]
    return _about(query, list(clauses.values()), game)


def _readings_offered(game: str) -> list[str]:
    readings = rules_pages.load(game, LANGUAGE).readings
    return [f"  {READINGS}  {readings.title}"] if readings else []


def _readings(game: str) -> Iterator[str]:
    """Each reading under its clauses, with the column heads before the cells."""
    readings = rules_pages.load(game, LANGUAGE).readings
    if readings is None:
        return
    yield readings.title
    _, *heads = readings.table.head
    for cited, *cells in readings.table.rows:
        yield cited
        for head, words in zip(heads, cells, strict=True):
            if words:
                yield _paragraph(f"{head}: {words}")


def _about(words: str, clauses: Sequence[Clause], game: str) -> list[str]:
    wanted = words.casefold()
    titled = [clause for clause in clauses if _words(clause.blocks[0]).startswith(wanted)]
    found = titled or [
        clause for clause in clauses if any(wanted in _words(block) for block in clause.blocks)
    ]
    if not found:
        return [f"Nothing about {words!r} in the rules of {game}."]
    if len(found) == 1:
        return list(_whole(found[0]))
    lines = [_opening(clause) for clause in found[:MOST_FOUND]]
    if len(found) > MOST_FOUND:
        rest = " ".join(clause.id for clause in found[MOST_FOUND:])
        lines += textwrap.wrap(f"Also in {rest}", WIDTH)
    return lines


def _words(block: Block) -> str:
    """The text of a block in lower case, for searching."""
    if isinstance(block, TextBlock):
        return _plain(block.text).casefold()
    if isinstance(block, ListBlock):
        return _plain(" ".join(block.items)).casefold()
    if isinstance(block, TableBlock):
        return _plain(" ".join(cell for row in block.rows for cell in row)).casefold()
    return ""


def _plain(text: str) -> str:
    return text.replace("**", "").replace("`", "").replace("*", "")


def _opening(clause: Clause) -> str:
    text = clause.blocks[0]
    assert isinstance(text, TextBlock)
    return _paragraph(text.text, f"{clause.id}  ")


def _paragraph(text: str, start: str = "  ") -> str:
    return textwrap.fill(_plain(text), WIDTH, initial_indent=start, subsequent_indent="  ")


def _whole(clause: Clause) -> Iterator[str]:
    yield _opening(clause)
    for block in clause.blocks[1:]:
        if isinstance(block, TextBlock):
            yield _paragraph(block.text)
        elif isinstance(block, ListBlock):
            for item in block.items:
                yield textwrap.fill(
                    _plain(item), WIDTH, initial_indent="  - ", subsequent_indent="    "
                )
        elif isinstance(block, TableBlock):
            yield from _table(block)
        elif isinstance(block, BoardBlock):
            yield from ("", *(f"      {row}" for row in block.rows), "")


def _table(grid: TableBlock) -> Iterator[str]:
    rows = [[_plain(cell) for cell in row] for row in (grid.head, *grid.rows)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (f"{cell:{width}}" for cell, width in zip(row, widths, strict=True))
        yield ("    " + "   ".join(cells)).rstrip()
