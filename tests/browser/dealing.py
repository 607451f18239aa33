"""The real server, with nothing but its chance replaced: the same deals for the same test.

    python tests/browser/dealing.py FILE serve ...

FILE says which test is playing. The nth match that a test opens is dealt from the test's name and
n, so a test meets the same cards whatever ran before it; bots draw their luck likewise.
"""

import sys
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from pathlib import Path

from mapmakers.cli import main
from mapmakers.service import chance


def stream(told: Path, what: str) -> Callable[[], bytes]:
    """A new digest at each call, counted from the moment at which another test began."""
    playing, numbers = "", count()

    def deal() -> bytes:
        nonlocal playing, numbers
        if (now := told.read_text()) != playing:
            playing, numbers = now, count()
        return sha256(f"{playing} {what} {next(numbers)}".encode()).digest()

    return deal


def begin(told: Path) -> None:
    chance.match_seed = stream(told, "match")
    luck = stream(told, "bot")
    chance.bot_seed = lambda: int.from_bytes(luck()[:8])


if __name__ == "__main__":
    begin(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
