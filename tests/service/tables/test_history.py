"""Looking back at a match: at once where it is short, in a process of its own where it is long."""

import random
from pathlib import Path

import pytest

from mapmakers.service.tables import history
from tests.service.in_process import served
from tests.service.people import ME, Person, any_move

pytestmark = pytest.mark.anyio


async def test_a_short_match_needs_no_process_and_a_long_one_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"sqlite:///{tmp_path / 'kept.sqlite'}"
    rng = random.Random(2)
    # No worker can be started, so that whatever needs one fails.
    async with (
        served(address, tmp_path, worker=("false",)) as (_, at),
        Person.at(at, "Ada") as (ada,),
    ):
        table = await ada.create("cartographers", ME, start=True)
        before = await ada.position(table, 0)
        await ada.move(table, 0, any_move(before["choices"], rng), "1")
        assert (await ada.position(table, 0, 0))["view"] == before["view"]
        other = await ada.create("cartographers", ME, start=True)
        now = await ada.position(other, 0)
        await ada.move(other, 0, any_move(now["choices"], rng), "1")
        monkeypatch.setattr(history, "SHORT", 0)
        refusal = await ada.refusal("GET", f"/tables/{other}/position?seat=0&step=0")
        assert refusal == (503, "busy")
