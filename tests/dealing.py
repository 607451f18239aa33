"""The deal: where all luck of the tests comes from, so that a failure can be met again.

DEAL=7 in the environment deals other cards than DEAL=1, which is what there is without it. The
nth match that a test opens is dealt from the deal, the test's name and n, so a test meets the same
cards whatever ran before it; bots draw their luck likewise. Nothing but chance is replaced.

Tests import this; the servers that they start are run by it:

    python tests/dealing.py serve ...
"""

import os
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from hashlib import shake_256
from itertools import count
from multiprocessing import current_process
from pathlib import Path

from mapmakers.service.tables import match_seeds as chance

DEAL = os.environ.get("DEAL") or "1"

PLAYING = "DEALT_FILE"
"""The variable that names the file with who is playing: the deal and the test."""
WHERE = "DEALT_TO"
"""The variable that distinguishes the processes that a test starts."""

_started: Counter[str] = Counter()


def set_playing(who: str) -> None:
    """Say who plays from now on, in this process and in those that it has started."""
    Path(os.environ[PLAYING]).write_text(f"{DEAL} {who}")


def playing() -> str:
    """Who plays, as set_playing() takes it."""
    return Path(os.environ[PLAYING]).read_text().removeprefix(f"{DEAL} ")


def dealt_to(data: Path) -> dict[str, str]:
    """What the environment of a server holds: the second on a folder has a deal of its own."""
    _started[str(data)] += 1
    return {WHERE: f"{data.name} {_started[str(data)]}"}


def stream(what: str) -> Callable[[int], int]:
    """Numbers of so many bits. Each kind of chance has a stream of its own: how often a bot thinks
    must not change the cards."""
    file = Path(os.environ[PLAYING])
    where = f"{os.environ.get(WHERE, '')} {current_process().name}"
    numbers: defaultdict[str, count[int]] = defaultdict(count)

    def draw(bits: int) -> int:
        who = file.read_text()
        key = f"{who} {where} {what} {next(numbers[who])}"
        return int.from_bytes(shake_256(key.encode()).digest(bits // 8))

    return draw


def begin() -> None:
    """Deal in this process."""
    match, bot, drawn = stream("match"), stream("bot"), stream("draw")
    chance.match_seed = lambda: match(256).to_bytes(32)
    chance.bot_seed = lambda: bot(64)
    chance.draw = lambda bound: drawn(128) % bound


# Also where a server starts others, which run this module again before they serve.
if PLAYING in os.environ and __name__ != "tests.dealing":
    begin()

if __name__ == "__main__":
    from mapmakers.cli import main

    sys.exit(main(sys.argv[1:]))
