"""Every drawn example of the rules pages holds in the engine."""

from collections.abc import Callable, Iterator, Mapping

import pytest

from mapmakers import rules_pages
from mapmakers.rules_pages import BoardBlock
from tests.rules import cartographers_examples, mapout_examples, misterra_examples
from tests.rules.books import GAMES

CHECKS: Mapping[str, Callable[[BoardBlock], None]] = {
    "cartographers": cartographers_examples.check,
    "misterra": misterra_examples.check,
    "mapout": mapout_examples.check,
}
"""How a game's statements are run. All languages have the same boards: English stands for all."""


def examples() -> Iterator[tuple[str, str, BoardBlock]]:
    for game in GAMES:
        for clause in rules_pages.clauses(game, "en").values():
            for block in clause.blocks:
                if isinstance(block, BoardBlock):
                    yield game, clause.id, block


EXAMPLES = tuple(examples())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_examples(game: str) -> None:
    assert any(of == game for of, _, _ in EXAMPLES)


@pytest.mark.parametrize(
    ("game", "drawing"),
    [
        pytest.param(game, drawing, id=f"{clause} {drawing.caption}")
        for game, clause, drawing in EXAMPLES
    ],
)
def test_the_example_is_true(game: str, drawing: BoardBlock) -> None:
    CHECKS[game](drawing)
