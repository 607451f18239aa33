"""The host names that the server answers to.

Any site can point its own name to this machine (DNS rebinding), so that browsers treat its pages as
ours. So a name must be one that no stranger can own.
"""

from ipaddress import ip_address
from urllib.parse import urlsplit

OWN_NETWORK = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
"""Suffixes that exist only in private networks and cannot be registered."""


class Names:
    """With a public URL, only its name; otherwise IP addresses, names of private networks and the
    machine's own name."""

    def __init__(self, public: str | None, own: frozenset[str] = frozenset()) -> None:
        self.public = public
        self._public = None if public is None else urlsplit(public).hostname
        self._own = own

    def know(self, host: str) -> bool:
        """Whether a request for this host, with any port, is meant for this server."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
            name = name.removesuffix(".")
        except ValueError:
            return False
        if not name:
            return not host
        if _is_address(name) or name == "localhost" or name == self._public:
            return True
        return self._public is None and (
            "." not in name or name.endswith(OWN_NETWORK) or name in self._own
        )


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
