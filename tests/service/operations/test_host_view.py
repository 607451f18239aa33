"""What a host sees of a running server: health, figures and events."""

import asyncio
import json
import logging
import random
import re
import signal
import sys
from pathlib import Path

import httpx
import pytest

from mapmakers.service.operations.logs import ForMachines, ForPeople, facts, mark_of
from tests.service.people import ME, Person, bot, play_to_the_end
from tests.service.server import Server, free_port

pytestmark = pytest.mark.anyio


def figures(address: str) -> dict[str, float]:
    """What Prometheus would read."""
    lines = httpx.get(f"{address}/metrics").text.splitlines()
    samples = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in samples}


async def test_a_server_that_answers_is_alive_and_ready(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address) as client:
        for path in ("/healthz", "/readyz"):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


async def test_figures_count_what_happened(tmp_path: Path) -> None:
    where = f"127.0.0.1:{free_port()}"
    with Server(tmp_path, "--metrics", where, "--rate-limits", "off") as server:
        async with Person.at(server.address, "Ada") as (ada,):
            table = await ada.create("cartographers", ME, bot("random"), start=True)
            async with ada.live(table) as live:
                assert figures(f"http://{where}")["mapmakers_sockets"] == 1
                # No card shows six spaces in a row.
                refused = await live.move(0, "F A1B1C1D1E1F1", "nonsense")
                assert refused["type"] == "refused"
                made = await play_to_the_end(live, random.Random(1))
            log = await ada.get(f"/tables/{table}/log")
        found = figures(f"http://{where}")
    moves = "mapmakers_move_seconds_count"
    assert found[f'{moves}{{by="channel",game="cartographers"}}'] == made
    assert found[f'{moves}{{by="bot",game="cartographers"}}'] == len(log) - made
    assert found[f'mapmakers_refused_total{{code="{refused["code"]}"}}'] == 1
    assert found['mapmakers_http_answers_total{method="POST",status="201"}'] >= 1
    assert found["mapmakers_commit_jobs_sum"] >= len(log)
    assert found["mapmakers_bot_seconds_count"] >= len(log) - made
    assert found["mapmakers_bot_queue"] == 0
    assert found["mapmakers_tables"] == 1


async def test_figures_name_nobody(tmp_path: Path) -> None:
    where = f"127.0.0.1:{free_port()}"
    with Server(tmp_path, "--metrics", where) as server:
        async with Person.at(server.address, "Ada Lovelace") as (ada,):
            table = await ada.create("misterra", ME, start=True)
            await ada.position(table, 0)
            text = (await ada.http.get(f"http://{where}/metrics")).text
    assert "mapmakers_http_answers_total" in text
    for secret in ("Ada", table, *ada.http.cookies.values()):
        assert secret not in text


async def test_a_busy_place_for_figures_is_said_in_one_line(tmp_path: Path, server: Server) -> None:
    with pytest.raises(AssertionError, match=r"cannot serve metrics on 127\.0\.0\.1 port \d+: "):
        Server(tmp_path, "--metrics", f"127.0.0.1:{server.port}").open()


async def test_a_server_that_will_close_says_so_before(tmp_path: Path) -> None:
    server = Server(tmp_path, "--drain", "600")
    server.open()
    try:
        async with Person.at(server.address, "Ada") as (ada,):
            table = await ada.create("cartographers", ME, start=True)
            async with ada.live(table) as live:
                server.signal(signal.SIGTERM)
                ready = f"{server.address}/readyz"
                async with asyncio.timeout(30):
                    answer = await ada.http.get(ready)
                    while answer.status_code == 200:
                        answer = await ada.http.get(ready)
                assert (answer.status_code, answer.json()) == (503, {"status": "closing"})
                # Who is here already plays on.
                assert (await ada.http.get(f"{server.address}/healthz")).status_code == 200
                await live.send(do="pong")
                assert (await ada.position(table, 0))["choices"] is not None
                # Told again it does not wait; the page is asked to come back.
                server.signal(signal.SIGTERM)
                await live.socket.wait_closed()
                assert live.socket.close_code == 1012
    finally:
        server.close()


def an_event(**known: object) -> logging.LogRecord:
    record = logging.LogRecord("mapmakers.x", logging.WARNING, "", 0, "bot failed", (), None)
    record.__dict__.update(facts(**known))
    return record


def test_events_for_machines_are_one_object_a_line() -> None:
    line = ForMachines().format(an_event(bot="greedy", why="too-slow\nreally"))
    assert "\n" not in line
    event = json.loads(line)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", event.pop("at"))
    assert event == {
        "level": "warning",
        "from": "mapmakers.x",
        "event": "bot failed",
        "bot": "greedy",
        "why": "too-slow\nreally",
    }


def test_events_for_people_read_as_a_line() -> None:
    assert ForPeople().format(an_event(bot="greedy")).endswith("Z warning bot failed bot=greedy")


def test_events_for_people_are_one_line_whatever_they_tell_of() -> None:
    event = an_event(bot="greedy", why="too-slow\r\nreally\u2028\x1b[2J")
    try:
        raise ValueError("nothing\nat all")
    except ValueError:
        event.exc_info = sys.exc_info()
    (line,) = ForPeople().format(event).splitlines()
    assert r"why=too-slow\r\nreally\u2028\x1b[2J" in line
    assert r"ValueError: nothing\nat all" in line


def test_a_table_has_a_mark_in_the_log_that_does_not_lead_to_it() -> None:
    mark = mark_of("VMc0ffee")
    assert mark == mark_of("VMc0ffee") != mark_of("VMc0ffef")
    assert "VMc0ffee" not in mark
