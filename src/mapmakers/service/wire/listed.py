"""Games whose choices are few enough to be listed one by one."""

from typing import Any

from mapmakers.engine.core.game import State
from mapmakers.engine.games.misterra.moves import Keep


class _Listed:
    kind: str

    def view(self, state: State[Any], seat: int | None) -> Any:
        return state.view(seat)

    def choices(self, state: State[Any], seat: int) -> Any:
        return {"kind": self.kind, "moves": [str(move) for move in state.legal(seat)]}


class MisterraWire(_Listed):
    kind = "misterra"

    def stays_hidden(self, move: Any) -> bool:
        """Presumption cards are shown at the end only."""
        return isinstance(move, Keep)


class MapOutWire(_Listed):
    kind = "mapout"

    def stays_hidden(self, move: Any) -> bool:
        return False
