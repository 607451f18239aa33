"""What a position waits for."""

from __future__ import annotations

from typing import Final

PHASES = ("keep", "go", "choose", "act", "otoma", "over")
KEEP: Final = 0
GO: Final = 1
CHOOSE: Final = 2
ACT: Final = 3
OTOMA_CLAIM: Final = 4
OVER: Final = 5
