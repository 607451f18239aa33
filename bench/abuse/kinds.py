"""Every kind of abuse that is tried, each in a module of its own."""

from bench.abuse.abuser import Abuse
from bench.abuse.connections import HeadersWithoutEnd, IdleConnections
from bench.abuse.lobby import LobbyList
from bench.abuse.sockets import SOCKETS

KINDS: tuple[Abuse, ...] = (LobbyList(), HeadersWithoutEnd(), IdleConnections(), *SOCKETS)
