"""All kinds of abuse, one module each."""

from bench.abuse.abuser import Abuse
from bench.abuse.connections import HeadersWithoutEnd, IdleConnections
from bench.abuse.lobby import LobbyList
from bench.abuse.records import Records
from bench.abuse.sockets import SOCKETS
from bench.abuse.thoughts import Analyses, Hints, Masters

KINDS: tuple[Abuse, ...] = (
    Records(),
    Hints(),
    Analyses(),
    Masters(),
    LobbyList(),
    HeadersWithoutEnd(),
    IdleConnections(),
    *SOCKETS,
)
