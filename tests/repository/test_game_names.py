"""A game touches its own folders and one list: nowhere else does code name one of them.

Comments, docstrings and tests may, and what is generated from all games.
"""

import ast
import re
from pathlib import Path

import pytest

from mapmakers.plugins import OWN_GAMES
from tools.places import ROOT

NAMES = re.compile("|".join([*(game.name for game in OWN_GAMES), "map_?out"]), re.IGNORECASE)
LISTS = {"src/mapmakers/plugins.py", "web/src/lib/games/list.ts"}
GENERATED = {"web/src/lib/api/readers.ts", "web/src/lib/api/schema.ts"}
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\'\"])//[^\n]*", re.DOTALL)


def is_its_own(path: str) -> bool:
    """Whether a folder or a module is named after the game."""
    parts = (part.partition(".")[0] for part in path.split("/"))
    return any(part == game.name for part in parts for game in OWN_GAMES)


def sources(folder: str, *kinds: str) -> list[Path]:
    return [
        file
        for kind in kinds
        for file in sorted((ROOT / folder).rglob(f"*{kind}"))
        if not is_its_own(name_of(file)) and name_of(file) not in LISTS | GENERATED
    ]


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def python_code(text: str) -> str:
    """The code without its docstrings; comments are gone as soon as it is parsed."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            for part in body:
                if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
                    part.value = ast.Constant(None)
    return ast.unparse(tree)


def test_no_python_outside_a_game_names_it() -> None:
    files = sources("src/mapmakers", ".py")
    assert len(files) > 100
    naming = [name_of(file) for file in files if NAMES.search(python_code(file.read_text()))]
    assert naming == []


def test_no_part_of_the_client_outside_a_game_names_it() -> None:
    files = [
        file for file in sources("web/src", ".ts", ".svelte") if not file.name.endswith(".test.ts")
    ]
    assert len(files) > 80
    naming = [name_of(file) for file in files if NAMES.search(COMMENT.sub("", file.read_text()))]
    assert naming == []


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ('"""Of Misterra."""\nx = 1  # of Misterra', False),
        ('x = GAMES["misterra"]', True),
        ("from mapmakers.bots.mapout import LEVELS", True),
        ("class MapOutView: pass", True),
    ],
)
def test_what_counts_as_naming_one(code: str, named: bool) -> None:
    assert (NAMES.search(python_code(code)) is not None) is named
