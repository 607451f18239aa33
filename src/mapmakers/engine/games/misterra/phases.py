"""What a position waits for."""

from __future__ import annotations

PHASES = ("keep", "go", "choose", "act", "otoma", "over")
KEEP, GO, CHOOSE, ACT, OTOMA_CLAIM, OVER = range(6)
