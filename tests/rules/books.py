"""The rules pages that there are, and the letters by which their clauses are known."""

from pathlib import Path

from mapmakers import rules_pages
from tests.languages import LANGUAGES as LANGUAGES

ROOT = Path(__file__).parents[2]
LETTERS = {"cartographers": "C", "misterra": "M", "mapout": "O"}
GAMES = tuple(game for game in LETTERS if rules_pages.languages(game))


def ids(game: str) -> tuple[str, ...]:
    """The clauses of a game in the order of its English page."""
    return tuple(rules_pages.clauses(game, "en"))


def sections(game: str) -> tuple[str, ...]:
    return tuple(section.id for section in rules_pages.load(game, "en").sections)
