"""A host's own bots at the web table: programs in any language, and what becomes of bad ones."""

import random
import shlex
from pathlib import Path

import pytest

from tests.bots.hosting.guests import guest
from tests.service.people import ME, Person, bot, play_to_the_end
from tests.service.server import Server
from tests.serving import serve

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def with_bot(folder: Path, habit: str) -> tuple[str, str]:
    return "--bot", f"mine={shlex.join(guest(folder, habit))}"


async def played(server: Server) -> tuple[str, list[str]]:
    """A match of somebody against the bot, to its end: who sits there then, and all notes."""
    async with Person.at(server.address, "Ada") as (ada,):
        assert [one["id"] for one in await ada.get("/bots")][-1] == "mine"
        table = await ada.create("mapout", ME, bot("mine"), start=True)
        async with ada.live(table) as live:
            await play_to_the_end(live, random.Random(1))
        seat = (await ada.get(f"/tables/{table}"))["seats"][1]
        log = await ada.get(f"/tables/{table}/log")
        return seat["bot"], [entry["note"] for entry in log if entry["kind"] == "note"]


async def test_a_hosts_own_bot_plays_at_the_table(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate-limits", "off", *with_bot(tmp_path, "good")) as server:
        assert await played(server) == ("mine", [])


@pytest.mark.parametrize("habit", ["crashes", "dreams"])
async def test_one_that_fails_is_replaced_by_the_simple_bot_and_the_log_says_so(
    tmp_path: Path, habit: str
) -> None:
    server = Server(tmp_path / "data", "--rate-limits", "off", *with_bot(tmp_path, habit))
    server.open()
    try:
        assert await played(server) == ("random", ["bot-crashed:mine"])
    finally:
        complaints = server.close()
    assert "bot failed bot=mine why=crashed" in complaints
    assert "bot mine failed: " in complaints


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("mine", "--bot takes NAME=COMMAND or NAME=MODULE:CLASS, not 'mine'"),
        ("greedy=python3 my.py", "there is already a bot 'greedy'; choose another name"),
        (f"{'m' * 41}=python3 my.py", "a bot's name has at most 40 characters"),
    ],
)
def test_a_bot_that_cannot_be_told_of_is_refused(tmp_path: Path, given: str, reason: str) -> None:
    refused = serve("--data", tmp_path, "--bot", given)
    assert refused.returncode == 2
    assert reason in refused.stderr
