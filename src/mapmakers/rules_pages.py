"""Parser of the rules pages in docs/rules: titles, sections, clauses and blocks.

A page is Markdown of a small, strict kind: `# Title` and paragraphs of introduction; sections
`## C1 Title`; in each section clauses, which start with their number in bold (`**C1.1** text`).
Paragraphs, `- ` lists, pipe tables and fenced `board` drawings belong to the clause they follow.
The last section has no number: a table of how ambiguous places of the printed rules are read.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Literal

from mapmakers import plugins
from mapmakers.places import rules_folder


class PageError(ValueError):
    """A rules page with a format error, and its line, counted from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class TextBlock:
    """A paragraph; its text may contain inline Markdown (**bold**, *italics*, `code`)."""

    text: str
    kind: Literal["text"] = field(default="text", init=False)


@dataclass(frozen=True, slots=True)
class ListBlock:
    items: tuple[str, ...]
    kind: Literal["list"] = field(default="list", init=False)


@dataclass(frozen=True, slots=True)
class TableBlock:
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    kind: Literal["table"] = field(default="table", init=False)


Cell = tuple[int, int]
"""Row and column, from 0."""


@dataclass(frozen=True, slots=True)
class BoardBlock:
    """A drawn board. The caption is a statement about it that the tests can run."""

    caption: str
    rows: tuple[str, ...]
    """An empty row separates two boards."""
    marked: tuple[tuple[Cell, ...], ...] = ()
    """By board: the spaces with something that the drawing has no sign for, in Cartographers the
    mountains that have not given their coin yet. Empty where there is nothing of the kind."""
    laid: tuple[str, ...] = ()
    """A drawing of the piece that the statement lays and that is refused, where it would lie; empty
    where there is none, or where the statement itself tells all of it."""
    kind: Literal["board"] = field(default="board", init=False)

    @property
    def drawings(self) -> list[str]:
        return "\n".join(self.rows).split("\n\n")


Block = TextBlock | ListBlock | TableBlock | BoardBlock


@dataclass(frozen=True, slots=True)
class Clause:
    id: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Readings:
    """Where the printed rules are ambiguous, and how they are read here."""

    title: str
    table: TableBlock
    """Each row: the clauses, what the print says, what is done here, why, and the option for the
    other reading, if there is one."""


@dataclass(frozen=True, slots=True)
class Page:
    title: str
    intro: tuple[Block, ...]
    sections: tuple[Section, ...]
    readings: Readings | None = None


class NoSuchPage(LookupError):
    """The game has no rules page in this language."""


def rescan() -> None:
    """Search for pages again after the set of games has changed."""
    _page_files.cache_clear()
    load.cache_clear()


def languages(game: str) -> tuple[str, ...]:
    """The languages of the game's pages, in alphabetical order."""
    return tuple(sorted(lang for name, lang in _page_files() if name == game))


@lru_cache(maxsize=64)
def load(game: str, lang: str) -> Page:
    file = _page_files().get((game, lang))
    if file is None:
        raise NoSuchPage(f"{game}.{lang}")
    return parse(file.read_text(encoding="utf-8"))


def clauses(game: str, lang: str) -> Mapping[str, Clause]:
    """Every clause of a page by its id, in page order."""
    return MappingProxyType(
        {clause.id: clause for section in load(game, lang).sections for clause in section.clauses}
    )


@lru_cache(maxsize=1)
def _page_files() -> Mapping[tuple[str, str], Traversable]:
    """The pages by game and language. Names from requests are only looked up here."""
    folder = rules_folder()
    found = dict(_pages_among(folder.iterdir() if folder.is_dir() else ()))
    for game in plugins.game_names():
        package = plugins.game_plugin(game).rules
        if package is not None:
            pages = _pages_among(files(package).iterdir())
            found.update({key: page for key, page in pages if key[0] == game})
    return found


def _pages_among(pages: Iterable[Traversable]) -> Iterator[tuple[tuple[str, str], Traversable]]:
    named = re.compile(r"([a-z][a-z0-9_-]*)\.([a-z]{2})\.md")
    for page in sorted(pages, key=lambda page: page.name):
        if match := named.fullmatch(page.name):
            yield (match[1], match[2]), page


_SECTION = re.compile(r"## ([A-Z]+[0-9]+) (\S.*)")
_CLAUSE = re.compile(r"\*\*([A-Z]+[0-9]+(?:\.[0-9]+)+)\*\*\s+(\S.*)")
_LAST_SECTION = re.compile(r"## ([^\W\d_]+(?: .*)?)")
_READING_CELLS = 5
_TABLE_RULE = re.compile(r"\|(?:\s*:?-+:?\s*\|)+")


def parse(source: str) -> Page:
    lines = [line.rstrip() for line in source.splitlines()]
    if not lines or not lines[0].startswith("# "):
        raise PageError(1, "a page must start with its title, `# Title`")
    intro: list[Block] = []
    sections: list[tuple[str, str, list[tuple[str, list[Block]]]]] = []
    seen: set[str] = set()
    chunks = _chunks(lines[1:], first=2)
    readings: Readings | None = None
    for number, chunk in chunks:
        if heading := _SECTION.fullmatch(chunk[0]):
            if len(chunk) > 1:
                raise PageError(number + 1, "an empty line must follow a heading")
            _add_unique(seen, heading[1], number)
            sections.append((heading[1], heading[2], []))
        elif opening := _CLAUSE.fullmatch(chunk[0]):
            if not sections or not opening[1].startswith(f"{sections[-1][0]}."):
                raise PageError(number, f"clause {opening[1]} is outside its section")
            _add_unique(seen, opening[1], number)
            text = " ".join([opening[2], *map(str.strip, chunk[1:])])
            sections[-1][2].append((opening[1], [TextBlock(text)]))
        elif sections and (last := _LAST_SECTION.fullmatch(chunk[0])):
            readings = Readings(last[1], _reading_table(list(chunks), number))
        elif chunk[0].startswith("#"):
            raise PageError(number, "a heading must be `## C1 Title`")
        elif not sections:
            intro.append(_block(chunk, number))
        elif not sections[-1][2]:
            raise PageError(number, f"section {sections[-1][0]} must start with a clause")
        else:
            sections[-1][2][-1][1].append(_block(chunk, number))
    return Page(
        lines[0][2:].strip(),
        tuple(intro),
        tuple(
            Section(name, title, tuple(Clause(id_, tuple(blocks)) for id_, blocks in found))
            for name, title, found in sections
        ),
        readings,
    )


def _reading_table(chunks: list[tuple[int, list[str]]], heading: int) -> TableBlock:
    """The table after the heading of the last section."""
    for number, chunk in chunks[:1]:
        table = _block(chunk, number)
        if isinstance(table, TableBlock) and len(table.head) == _READING_CELLS and len(chunks) == 1:
            return table
    raise PageError(
        heading, "a section without a number must be the last, with one table of five columns"
    )


def _add_unique(seen: set[str], name: str, number: int) -> None:
    if name in seen:
        raise PageError(number, f"{name} occurs twice")
    seen.add(name)


def _chunks(lines: list[str], first: int) -> Iterator[tuple[int, list[str]]]:
    """Groups of lines between empty lines, with the number of the first line; a fence is one."""
    chunk: list[str] = []
    fence_from = 0
    for number, line in enumerate(lines, first):
        if fence_from:
            chunk.append(line)
            if line == "```":
                yield fence_from, chunk
                chunk, fence_from = [], 0
        elif line.startswith("```") or not line:
            if chunk:
                yield number - len(chunk), chunk
            chunk = []
            if line:
                chunk, fence_from = [line], number
        else:
            chunk.append(line)
    if fence_from:
        raise PageError(fence_from, "this fenced block is not closed")
    if chunk:
        yield first + len(lines) - len(chunk), chunk


def _block(chunk: list[str], number: int) -> Block:
    if chunk[0].startswith("```"):
        return _drawing(chunk, number)
    if chunk[0].startswith("- "):
        return _bullets(chunk, number)
    if chunk[0].startswith("|"):
        return _grid(chunk, number)
    return TextBlock(" ".join(map(str.strip, chunk)))


def _drawing(chunk: list[str], number: int) -> BoardBlock:
    if chunk[0] != "```board":
        raise PageError(number, "a fenced block must be a board: ```board")
    caption, *rows = chunk[1:-1] or [""]
    if not caption or len(rows) < 2 or rows[0] or not all(rows[-1:]):
        raise PageError(number, "a board must have a statement, an empty line and a drawing")
    return BoardBlock(caption, tuple(rows[1:]))


def _bullets(chunk: list[str], number: int) -> ListBlock:
    items: list[str] = []
    for offset, line in enumerate(chunk):
        if line.startswith("- "):
            items.append(line[2:].strip())
        elif line.startswith("  ") and not line.strip().startswith("- "):
            items[-1] += f" {line.strip()}"
        else:
            raise PageError(number + offset, "a list must continue with `- ` or an indented line")
    return ListBlock(tuple(items))


def _grid(chunk: list[str], number: int) -> TableBlock:
    if len(chunk) < 3 or not _TABLE_RULE.fullmatch(chunk[1]):
        raise PageError(number, "a table must have a head, a rule `| --- |` and rows")
    head, *rows = (_cells(line) for line in (chunk[0], *chunk[2:]))
    for offset, row in enumerate(rows):
        if len(row) != len(head):
            raise PageError(number + 2 + offset, f"this row has {len(row)} cells, not {len(head)}")
    return TableBlock(head, tuple(rows))


def _cells(line: str) -> tuple[str, ...]:
    return tuple(
        cell.strip() for cell in line.strip().removeprefix("|").removesuffix("|").split("|")
    )
