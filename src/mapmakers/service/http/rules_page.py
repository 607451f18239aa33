"""The rules pages as they are sent: with what their drawings have no sign for."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache

from mapmakers import rules_pages
from mapmakers.rules_pages import Block, BoardBlock, Cell, Page
from mapmakers.service.http.game_examples import RECIPES

Marked = Callable[[str], Sequence[Cell]]


def load(game: str, lang: str) -> Page:
    """Raises `rules_pages.NoSuchPage`."""
    page, marked = rules_pages.load(game, lang), RECIPES[game].marked
    return page if marked is None else _with_marks(page, marked)


@lru_cache(maxsize=16)
def _with_marks(page: Page, marked: Marked) -> Page:
    return replace(
        page,
        intro=_marked(page.intro, marked),
        sections=tuple(
            replace(
                section,
                clauses=tuple(
                    replace(clause, blocks=_marked(clause.blocks, marked))
                    for clause in section.clauses
                ),
            )
            for section in page.sections
        ),
    )


def _marked(blocks: tuple[Block, ...], marked: Marked) -> tuple[Block, ...]:
    return tuple(
        replace(block, marked=tuple(tuple(marked(drawing)) for drawing in block.drawings))
        if isinstance(block, BoardBlock)
        else block
        for block in blocks
    )
