"""Work for a worker other than choosing a bot's move."""

from typing import Protocol, runtime_checkable


@runtime_checkable
class Work(Protocol):
    """Sent to a worker and run there."""

    def answer(self) -> bytes: ...
