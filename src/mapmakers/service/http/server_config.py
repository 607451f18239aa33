"""uvicorn's settings, and what all connections share."""

from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from mapmakers.service.http.connections import Connections


class ServerConfig(uvicorn.Config):
    connections: Connections
    """Those of the services, once they are open."""

    def __init__(self, app: Any, *, head_seconds: float, body_seconds: float, **more: Any) -> None:
        super().__init__(app, **more)
        self.head_seconds = head_seconds
        """Seconds for the headers of a request."""
        self.body_seconds = body_seconds
        """Seconds for the rest of it."""
        self.proxies = ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts
        """Proxies that are trusted to name the client."""
