"""What a host sees of a running server: health and metrics."""

import asyncio
import random
import signal
from pathlib import Path

import httpx
import pytest

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
