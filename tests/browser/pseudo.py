"""The client with one language more: a folder of words made from English, and nothing else.

Every letter of a message is accented and every message longer, so that a page shows what was never
translated and what has no room for another language. The folder is written into a copy of the
client, so that nobody but the tests can choose the language.
"""

import re
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Route

from tools.client import client_of_clone
from tools.places import WEB
from tools.shell import run_quietly

CODE = "qps"
INDEX = "export const language = { name: 'Þšéûďö', locale: 'en-GB' };\n"
CATALOGUE = """import {{ words as english }} from '/src/words/en/{part}';
import {{ pseudo }} from '/src/lib/i18n/pseudo.fixture';

export const words = pseudo(english);
"""


def build(folder: Path) -> Path:
    """Build a copy of the client with the language; gives where the built files are."""
    copy = folder / "web"
    shutil.copytree(WEB, copy, ignore=shutil.ignore_patterns("node_modules", "dist"))
    (copy / "node_modules").symlink_to(WEB / "node_modules")
    add_language(copy / "src" / "words")
    node = client_of_clone().node
    run_quietly(
        node.npm("run", "build"),
        failure="The client could not be built with one language more.",
        cwd=copy,
        env=node.environment(),
    )
    return copy / "dist"


def add_language(words: Path) -> None:
    english = words / "en"
    for file in english.rglob("*.*"):
        part = file.relative_to(english)
        added = words / CODE / part
        added.parent.mkdir(parents=True, exist_ok=True)
        if part.name == "index.ts":
            added.write_text(INDEX, encoding="utf-8")
        elif part.suffix == ".ts":
            added.write_text(CATALOGUE.format(part=part.with_suffix("").as_posix()))
        else:
            shutil.copy(file, added)


def serve(context: BrowserContext, built: Path) -> None:
    """Give the pages of a context this client, and the server's rules in its language."""

    def client_file(route: Route) -> None:
        path = built / re.sub(r"^\w+://[^/]+/|[?#].*", "", route.request.url)
        route.fulfill(path=path if path.is_file() else built / "index.html")

    def games(route: Route) -> None:
        found = route.fetch().json()
        route.fulfill(json=[{**game, "rules": [*game["rules"], CODE]} for game in found])

    def rules(route: Route) -> None:
        answer = route.fetch(url=route.request.url.removesuffix(CODE) + "en")
        route.fulfill(json=said_otherwise(answer.json()))

    # To the browser, pages that no server gave it come from far away.
    context.grant_permissions(["local-network-access"])
    context.route(re.compile(r"^\w+://[^/]+/(?!api/)"), client_file)
    context.route("**/api/games", games)
    context.route(f"**/api/rules/*/{CODE}", rules)


def said_otherwise(text: Any) -> Any:
    """A rules page in letters that no message of the client has; drawn boards stay."""
    if isinstance(text, str):
        return re.sub(r"`[^`]*`|[A-Za-z]{2,}", lambda found: other_letters(found[0]), text)
    if isinstance(text, list):
        return [said_otherwise(part) for part in text]
    if not isinstance(text, dict) or text.get("kind") == "board":
        return text
    return {
        name: part if name in ("id", "kind") else said_otherwise(part)
        for name, part in text.items()
    }


def other_letters(word: str) -> str:
    """The mathematical letters of Unicode; notation stays."""
    if word.startswith("`"):
        return word
    return "".join(
        chr(ord(letter) - ord("a") + 0x1D5BA if letter.islower() else ord(letter) - 65 + 0x1D5A0)
        for letter in word
    )
