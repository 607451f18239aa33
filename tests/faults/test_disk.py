"""The disk is full: moves are refused clearly, none is lost, and with new room play goes on."""

import random
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.faults.ledger import Damage, Promise, damage
from tests.service.people import ME, Live, Message, Person, any_move, here
from tests.service.server import Server

pytestmark = pytest.mark.anyio

SIZE = "3m"
A_BLOCK = 4096


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    options = ["-t", "tmpfs", "-o", f"size={SIZE}", "mapmakers", str(folder)]
    mounted = subprocess.run(["mount", *options], capture_output=True, text=True)
    if mounted.returncode != 0:
        pytest.skip(f"no small disk can be had here: {mounted.stderr.strip()}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def fill(disk: Path) -> Path:
    """Leave no room for another block."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(A_BLOCK))
    assert shutil.disk_usage(disk).free == 0
    return ballast


class Table:
    """A match that one person plays for both seats, and what was promised of it."""

    def __init__(self, person: Person, table: str) -> None:
        self.promises: list[Promise] = []
        self._person = person
        self._table = table
        self._rng = random.Random(3)

    async def move(self) -> Message | None:
        """Make any move, over a channel of its own; the refusal, if it was refused."""
        async with self._person.live(self._table) as live:
            seat, position = _owed(live)
            move = any_move(position["choices"], self._rng)
            command = f"{self._rng.getrandbits(60)}"
            answer = await live.move(seat, move, command)
        if answer["type"] == "refused":
            return answer
        self.promises.append(Promise(command, seat, move, answer["step"]))
        return None

    async def damage(self) -> Damage:
        return damage(self.promises, await self._person.get(f"/tables/{self._table}/log"))


def _owed(live: Live) -> tuple[int, Message]:
    return next(
        (seat, position)
        for seat, position in live.positions.items()
        if seat is not None and position["choices"]
    )


async def test_a_full_disk_refuses_and_loses_nothing(small_disk: Path) -> None:
    server = Server(small_disk, "--rate-limits", "off", "--log", "json")
    server.open()
    async with Person.at(server.address, "Ada") as (ada,):
        table_id = await ada.create("misterra", ME, here("Bo"), start=True)
        table = Table(ada, table_id)
        for _ in range(5):
            assert await table.move() is None
        ballast = fill(small_disk)
        refusals = []
        for _ in range(200):  # the database has some room left inside
            refusal = await table.move()
            if refusal is not None:
                refusals.append(refusal)
            if len(refusals) == 3:
                break
        assert [refusal["code"] for refusal in refusals] == ["not-saved"] * 3
        assert await ada.refusal("POST", "/tables", game="misterra", seats=[ME]) == (
            503,
            "not-saved",
        )
        # What can be read still is.
        assert await table.damage() == Damage()
        promised = len(table.promises)
        ballast.unlink()
        for _ in range(5):
            assert await table.move() is None
        assert await table.damage() == Damage()
        assert len(table.promises) == promised + 5
    complaints = server.close()
    assert "database or disk is full" in complaints
    with sqlite3.connect(small_disk / "mapmakers.db") as kept:
        assert kept.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    kept.close()
