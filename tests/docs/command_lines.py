"""The command lines of a document: those in blocks marked `sh`, and those within its sentences."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(ROOT.glob("docs/*.md")),
    ROOT / "docs" / "rules" / "README.md",
]
BLOCK = re.compile(r"^```(?P<kind>[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?:^|\n)[ \t]*\n(?P<line>(?: {4}|\t)[^\n]*)")
SPAN = re.compile(r"`([^`]+)`")
PROGRAMS = (
    r"\./start|\./test|\.venv/bin/\w+|mapmakers|python3?|pip3?|uv|npm|npx|node|apt|apt-get|createdb|"
    r"psql|pg_dump|sqlite3|systemctl|docker|git|curl|certbot|cp|mv|rm|sudo|export"
)
COMMAND = re.compile(rf"(?:[A-Z_]+=\S+ )*(?:{PROGRAMS})(?: \S.*)?")


def name_of(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


def blocks_without_kind(text: str) -> list[str]:
    """The first lines of blocks of which nobody could tell whether they are to be run."""
    unnamed = [found["text"].split("\n")[0] for found in BLOCK.finditer(text) if not found["kind"]]
    return unnamed + [found["line"] for found in INDENTED.finditer(BLOCK.sub("", text))]


def commands_in(text: str) -> list[str]:
    """Every command line, as it stands and in order. The name of a program alone, within a
    sentence, is no command line."""
    found: list[tuple[int, str]] = []
    for block in BLOCK.finditer(text):
        if block["kind"] == "sh":
            lines = [line for line in block["text"].splitlines() if line.strip()]
            found += [(block.start() + at, line) for at, line in enumerate(lines)]
    # Blocks leave their length behind, so that places stay true.
    sentences = BLOCK.sub(lambda block: " " * len(block[0]), text)
    for span in SPAN.finditer(sentences):
        line = " ".join(span[1].split())
        if COMMAND.fullmatch(line) and " " in line:
            found.append((span.start(), line))
    return [line for _, line in sorted(found)]
