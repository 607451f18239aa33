"""Graceful shutdown, optionally announced so that a load balancer stops sending requests."""

import asyncio
from types import FrameType

import uvicorn

from mapmakers.service.services import Services


class ClosingServer(uvicorn.Server):
    """When asked to stop, waits while /readyz answers 503; when asked again, stops at once.

    Then live channels are closed with 1012, which tells pages to reconnect at once.
    """

    def __init__(self, config: uvicorn.Config, services: Services, drain: float) -> None:
        super().__init__(config)
        self._closing = services.closing
        self._drain = drain
        self._loop = asyncio.get_running_loop()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._drain and not self._closing.is_set():
            self._closing.set()
            self._loop.call_soon_threadsafe(
                self._loop.call_later, self._drain, super().handle_exit, sig, frame
            )
        else:
            self._closing.set()
            super().handle_exit(sig, frame)
