"""The addresses at which other devices in the network reach this server."""

import socket
from collections.abc import Iterator
from contextlib import closing
from ipaddress import IPv6Address, ip_address

EVERYWHERE = ("0.0.0.0", "::")
"""The hosts that stand for all interfaces."""
_BEYOND = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses of documentation: nobody has them, so they are reached by the default route."""


def own_addresses(port: int) -> list[str]:
    """The origins of this server by the addresses of the machine's interfaces, the one of the
    default route first."""
    found = dict.fromkeys((*_of_default_route(), *_of_host_name()))
    return [_origin(address, port) for address in found if _reachable(address)]


def is_loopback(host: str) -> bool:
    """Whether this is the machine itself: its address, or a name that stands for it."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _of_default_route() -> Iterator[str]:
    for family, beyond in _BEYOND:
        with closing(socket.socket(family, socket.SOCK_DGRAM)) as route:
            try:
                route.connect((beyond, 9))  # sends nothing: it only chooses the interface
            except OSError:
                continue
            yield route.getsockname()[0]


def _of_host_name() -> Iterator[str]:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        return
    for *_, address in found:
        yield str(address[0])


def _reachable(address: str) -> bool:
    try:
        known = ip_address(address)
    except ValueError:
        return False
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)


def _origin(address: str, port: int) -> str:
    host = f"[{address}]" if isinstance(ip_address(address), IPv6Address) else address
    return f"http://{host}:{port}"
