"""Every kind of abuse that is tried, each in a module of its own."""

from bench.abuse.abuser import Abuse
from bench.abuse.lobby import LobbyList

KINDS: tuple[Abuse, ...] = (LobbyList(),)
