"""By which names the table may be asked for.

Any site can have its own name lead to this machine (DNS rebinding): its pages are then no strangers
here, as far as the browser knows. So a name must be one that no stranger can own.
"""

from ipaddress import ip_address
from urllib.parse import urlsplit

OWN_NETWORK = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
"""Endings that exist in networks of one's own only: nobody can register them."""


class Names:
    """Of a table with a public address that one only; else addresses, and names that lead nowhere
    outside of a home or office, or are the machine's own."""

    def __init__(self, public: str | None, own: frozenset[str] = frozenset()) -> None:
        self.public = public
        self._public = None if public is None else urlsplit(public).hostname
        self._own = own

    def know(self, host: str) -> bool:
        """Whether a request for this host (its port does not matter) is meant for this table."""
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
