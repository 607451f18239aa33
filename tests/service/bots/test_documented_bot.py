"""The bot in docs/api.md, run as it is printed there."""

import asyncio
import random
import re
import sys
from pathlib import Path

import pytest

from tests.service.people import ME, OPEN, Person, play_to_the_end
from tests.service.server import Server
from tests.serving import ROOT

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

DOCUMENT = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
(PROGRAM,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)


def test_it_is_short() -> None:
    assert len(PROGRAM.splitlines()) < 40


@pytest.mark.parametrize("game", ["cartographers", "misterra", "mapout"])
async def test_it_plays_a_whole_match(server: Server, tmp_path: Path, game: str) -> None:
    program = tmp_path / "bot.py"
    program.write_text(PROGRAM.replace("time.sleep(0.1)", "time.sleep(0.005)"), encoding="utf-8")
    async with Person.at(server.address, "Ada") as (ada,):
        table = await ada.create(game, ME, OPEN)
        bot = await asyncio.create_subprocess_exec(
            sys.executable, program, server.address, table, stderr=asyncio.subprocess.PIPE
        )
        async with ada.live(table) as live:
            if live.table["seats"][1]["kind"] == "open":
                await live.until(
                    lambda m: m["type"] == "table" and m["table"]["seats"][1]["kind"] == "person"
                )
            await ada.post(f"/tables/{table}/start")
            await live.until("position")
            await play_to_the_end(live, random.Random(1))
        _, complaints = await asyncio.wait_for(bot.communicate(), 30)
        assert bot.returncode == 0, complaints
        names = [seat["name"] for seat in (await ada.get(f"/tables/{table}"))["seats"]]
        assert names == ["Ada", "Bot over HTTP"]


def test_every_code_that_the_service_answers_with_is_in_the_document() -> None:
    sources = [file.read_text() for file in (ROOT / "src/mapmakers/service").rglob("*.py")]
    used = {
        code
        for source in sources
        for code in re.findall(r'ApiError\(\s*4\d\d, "([a-z-]+)"', source)
    }
    assert len(used) > 20
    listed = set(re.findall(r"`([a-z-]+)`", DOCUMENT))
    assert used - listed <= {"no-such-rules-page", "no-example", "bad-message"}
