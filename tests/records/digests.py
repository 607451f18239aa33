"""A digest of each kept match: what the engine shows of it from start to end.

As a program, `python -m tests.records.digests`, it prints the hashes of all kept matches as JSON.
"""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import islice
from pathlib import Path

from mapmakers.engine.core import Record
from mapmakers.engine.core.replay import verify
from mapmakers.engine.games import GAMES

FOLDER = Path(__file__).parent
FROM_ONE_TO_THE_NEXT = 11


def digest_of(file: Path) -> str:
    """Of a position here and there: what all may see, who has to decide and what each may do; of
    the whole match: its outcome and the record that it writes."""
    record = Record.parse(file.read_bytes())
    match = verify(GAMES[record.header.game], record)
    total = sha256()
    for state in islice(match.states(), 0, None, FROM_ONE_TO_THE_NEXT):
        total.update(repr(state.view(None)).encode())
        # At the largest tables all decide at once; a few of them stand for the others.
        for seat in state.waiting[:2]:
            total.update(repr(state.view(seat)).encode())
            total.update("\n".join(str(move) for move in state.legal(seat)).encode())
    total.update(repr(match.state.outcome).encode())
    total.update(str(match.record).encode())
    return total.hexdigest()


def all_digests() -> dict[str, str]:
    return {file.name: digest_of(file) for file in sorted(FOLDER.glob("*.record"))}


if __name__ == "__main__":
    print(json.dumps(all_digests()))
