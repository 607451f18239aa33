"""The rules pages as they are sent: with what their drawings do not show."""

from dataclasses import replace
from functools import lru_cache

from mapmakers import rules_pages
from mapmakers.rules_pages import Block, BoardBlock, Page
from mapmakers.service.http.game_examples import RECIPES, Recipe


def load(game: str, lang: str) -> Page:
    """Raises `rules_pages.NoSuchPage`."""
    return _with_more(rules_pages.load(game, lang), RECIPES[game])


@lru_cache(maxsize=16)
def _with_more(page: Page, recipe: Recipe) -> Page:
    return replace(
        page,
        intro=_completed(page.intro, recipe),
        sections=tuple(
            replace(
                section,
                clauses=tuple(
                    replace(clause, blocks=_completed(clause.blocks, recipe))
                    for clause in section.clauses
                ),
            )
            for section in page.sections
        ),
    )


def _completed(blocks: tuple[Block, ...], recipe: Recipe) -> tuple[Block, ...]:
    return tuple(
        _shown(block, recipe) if isinstance(block, BoardBlock) else block for block in blocks
    )


def _shown(board: BoardBlock, recipe: Recipe) -> BoardBlock:
    marked, laid = recipe.marked, recipe.laid
    return replace(
        board,
        marked=tuple(tuple(marked(drawing)) for drawing in board.drawings) if marked else (),
        laid=tuple(laid(board.caption).splitlines()) if laid else (),
    )
