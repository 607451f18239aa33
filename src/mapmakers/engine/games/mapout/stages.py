"""The stages of a turn (O5.1): how far it has come."""

from __future__ import annotations

from typing import Final

STAGES: Final = ("fresh", "held", "returned", "played")
FRESH: Final = 0
"""Nothing done: lift, play, or pass."""
HELD: Final = 1
"""A tile is lifted and none played: put it back, or play."""
RETURNED: Final = 2
"""The lifted tile is back: play."""
PLAYED: Final = 3
"""A tile is played while another is lifted: put that one back."""

NO_TILE: Final = -1
NO_SEAT: Final = -1
ALONE: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
"""By seat: only that seat."""
NOBODY: Final[tuple[int, ...]] = ()
