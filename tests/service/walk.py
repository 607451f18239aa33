"""The way of one move through the program: the files it comes to, and how it goes from one to
another.

A crossing is a file that calls a function of another; what lies between the two and is not ours
(the event loop, the drivers) is passed over, and so is what begins elsewhere than at a socket or at
the writer. The rules, and what the wire says of them, count as one file.
"""

import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from tools.places import ROOT

PACKAGE = f"{ROOT / 'src' / 'mapmakers'}/"
ENGINE = "engine/"
BEGINNINGS = "service/live/sockets.py", "service/store/writer.py"


class Walk:
    """Counts while it is `on`."""

    def __init__(self) -> None:
        self.on = False
        self.calls: Counter[tuple[str, str]] = Counter()
        """By the files of caller and called."""

    @property
    def files(self) -> set[str]:
        return {called for _, called in self.calls} | {caller for caller, _ in self.calls}

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if not self.on or event != "call" or (called := _file(frame)) is None:
            return
        callers = []
        calling = frame.f_back
        while calling is not None:
            if (file := _file(calling)) is not None:
                callers.append(file)
            calling = calling.f_back
        if callers and callers[-1] in BEGINNINGS and callers[0] != called:
            self.calls[callers[0], called] += 1


def _file(frame: FrameType) -> str | None:
    path = frame.f_code.co_filename
    if not path.startswith(PACKAGE):
        return None
    name = path.removeprefix(PACKAGE)
    return ENGINE if name.startswith(ENGINE) else name


@contextmanager
def walking() -> Iterator[Walk]:
    """What is called in this thread, and in those that are started meanwhile."""
    walk = Walk()
    sys.setprofile(walk.note)
    threading.setprofile(walk.note)
    try:
        yield walk
    finally:
        threading.setprofile(None)
        sys.setprofile(None)
