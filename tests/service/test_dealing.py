"""What the tests are dealt comes from the deal, in this process and in the servers they start."""

import pytest

from mapmakers.engine.core import FairChance
from mapmakers.service.tables import match_seeds as chance
from tests import dealing
from tests.service.people import ME, Person, bot
from tests.service.server import Server

pytestmark = pytest.mark.anyio


async def test_a_server_deals_from_the_deal(
    one_process: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(dealing.WHERE, f"{one_process.data.name} 1")
    matches = dealing.stream("match")
    async with Person.at(one_process.address, "Ada") as (ada,):
        for _ in range(2):
            table = await ada.create("cartographers", ME, bot("random"), start=True)
            table_info = await ada.get(f"/tables/{table}")
            assert table_info["commitment"] == FairChance(matches(256).to_bytes(32)).commitment


def test_the_same_deal_gives_the_same_luck_again() -> None:
    first = [chance.match_seed(), chance.match_seed()]
    assert first[0] != first[1]
    dealing.begin()
    assert [chance.match_seed(), chance.match_seed()] == first
    dealing.begin()
    chance.bot_seed()
    assert chance.match_seed() == first[0], "bots and cards share no luck"


def test_another_deal_gives_other_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    first = chance.match_seed(), chance.bot_seed(), chance.draw(1 << 64)
    playing = dealing.playing()
    monkeypatch.setattr(dealing, "DEAL", f"{dealing.DEAL}0")
    dealing.set_playing(playing)
    dealing.begin()
    assert (chance.match_seed(), chance.bot_seed(), chance.draw(1 << 64)) != first


def test_another_test_gives_other_luck() -> None:
    first = chance.match_seed()
    dealing.set_playing("another test")
    assert chance.match_seed() != first
