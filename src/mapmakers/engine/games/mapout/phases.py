"""How far a turn has come (O5.1)."""

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
