"""An abusive client: it sends as much as the server accepts, from one address, bounded only in time
and concurrency."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol

import httpx

ADDRESS = "127.0.0.66"
"""The client address of every abuser: a loopback address that no player uses."""
PATIENCE = 30.0


class Abuser:
    def __init__(self, address: str, seconds: float) -> None:
        self.address = address
        self.answers: Counter[str] = Counter()
        """Counts of the server's answers: `200`, `429 too-many`, `closed 1008` ..."""
        self._until = time.perf_counter() + seconds

    @property
    def over(self) -> bool:
        return time.perf_counter() > self._until

    @property
    def left(self) -> float:
        """Seconds."""
        return max(0.0, self._until - time.perf_counter())

    @asynccontextmanager
    async def guest(self, name: str = "Mallory") -> AsyncIterator[httpx.AsyncClient]:
        """An API client with a guest's cookie; creating the guest is counted as well."""
        transport = httpx.AsyncHTTPTransport(
            local_address=ADDRESS, limits=httpx.Limits(max_connections=100)
        )
        async with httpx.AsyncClient(
            base_url=f"{self.address}/api/", transport=transport, timeout=PATIENCE
        ) as http:
            await self.ask(http, "POST", "/me", json={"name": name})
            yield http

    async def ask(
        self, http: httpx.AsyncClient, method: str, path: str, **more: Any
    ) -> httpx.Response | None:
        """Send a request and count the answer; None if there was no answer."""
        try:
            answer = await http.request(method, path, **more)
        except httpx.HTTPError as error:
            self.answers[type(error).__name__] += 1
            return None
        self.answers[_word(answer)] += 1
        return answer

    async def at_once(self, count: int, again: Callable[[], Awaitable[object]]) -> None:
        """Repeat an action concurrently until the time is over."""

        async def one() -> None:
            while not self.over:
                await again()

        works = [asyncio.create_task(one()) for _ in range(count)]
        await asyncio.wait(works, timeout=self.left)
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)


class Abuse(Protocol):
    """A kind of abuse; its docstring describes it."""

    name: str

    async def run(self, abuser: Abuser) -> None:
        """Run until `abuser.over`; the server's answers are counted in `abuser.answers`."""


def _word(answer: httpx.Response) -> str:
    if answer.is_success:
        return str(answer.status_code)
    try:
        return f"{answer.status_code} {answer.json()['error']['code']}"
    except (ValueError, KeyError, TypeError):
        return str(answer.status_code)
