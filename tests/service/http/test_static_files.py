"""The client's files: found, cached, compressed and guarded."""

from pathlib import Path

import httpx
import pytest

from mapmakers.service.http.application import create_app
from mapmakers.service.operations.settings import Settings

pytestmark = pytest.mark.anyio

SCRIPT = "/assets/index-BTqpBVHn.js"


@pytest.mark.parametrize("path", ["/", "/index.html", "/rules/cartographers", "/some/later/page"])
async def test_the_page_answers_for_every_address_of_the_client(
    table: httpx.AsyncClient, path: str
) -> None:
    answer = await table.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Mapmakers</title>" in answer.text


@pytest.mark.parametrize("path", ["/assets/gone-12345678.js", "/robots.txt", "/rules/map.png"])
async def test_a_missing_file_is_missing(table: httpx.AsyncClient, path: str) -> None:
    answer = await table.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not-found"


async def test_a_hashed_file_is_kept_for_ever(table: httpx.AsyncClient) -> None:
    answer = await table.get(SCRIPT)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in answer.headers["content-type"]


async def test_a_file_without_a_hash_is_asked_for_each_time(table: httpx.AsyncClient) -> None:
    first = await table.get("/favicon.svg")
    assert first.headers["cache-control"] == "no-cache"
    again = await table.get("/favicon.svg", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_files_are_compressed_for_those_who_can_read_that(table: httpx.AsyncClient) -> None:
    small = await table.get(SCRIPT, headers={"Accept-Encoding": "gzip"})
    plain = await table.get(SCRIPT, headers={"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.num_bytes_downloaded < plain.num_bytes_downloaded / 5
    assert small.text == plain.text
    assert "Accept-Encoding" in small.headers["vary"]


@pytest.mark.parametrize(
    "path", ["/../mapmakers.db", "/%2e%2e/mapmakers.db", "/assets/..%2f..%2fmapmakers.db"]
)
async def test_nothing_outside_the_client_is_served(table: httpx.AsyncClient, path: str) -> None:
    answer = await table.get(path)
    assert b"SQLite format" not in answer.content
    assert answer.status_code == 404


async def test_the_page_takes_no_posts(table: httpx.AsyncClient) -> None:
    answer = await table.post("/")
    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "method-not-allowed")


@pytest.mark.parametrize("path", ["/", SCRIPT, "/api/games", "/api/nothing", "/gone.js"])
async def test_every_answer_carries_the_safety_headers(table: httpx.AsyncClient, path: str) -> None:
    headers = (await table.get(path)).headers
    policy = dict(
        directive.split(" ", 1) for directive in headers["content-security-policy"].split("; ")
    )
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["require-trusted-types-for"] == "'script'"
    assert not any("unsafe" in sources for sources in policy.values())
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


async def test_a_server_without_a_built_client_says_so(tmp_path: Path, address: str) -> None:
    app = create_app(Settings(database=address, client=tmp_path / "nowhere"))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as table,
    ):
        answer = await table.get("/")
        assert answer.status_code == 503
        assert answer.text == "The web client is not built: ./start builds it.\n"
        assert (await table.get("/api/health")).status_code == 200
