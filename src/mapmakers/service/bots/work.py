"""What a worker is asked to do other than to choose a bot's move."""

from typing import Protocol, runtime_checkable


@runtime_checkable
class Work(Protocol):
    """Is sent to a worker whole, and done there."""

    def answer(self) -> bytes: ...
