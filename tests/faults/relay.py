"""A TCP relay on loopback that tests may cut, or hold up without a word, as a network does."""

import socket
import struct
import threading
from contextlib import suppress
from typing import Self

PIECE = 65536
RESET = struct.pack("ii", 1, 0)
"""SO_LINGER: closing tells the other side that the connection is no more."""
LISTENING = b"LISTEN "
ABOUT_TO_COMMIT = b"mapmakers_changes,"
"""What a process says last in a transaction: what it will tell the others once it has committed."""


class Relay:
    def __init__(self, port: int) -> None:
        """Leads to this port."""
        self._to = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._pairs: set[_Pair] = set()
        self._lock = threading.Lock()
        self._open = True
        self._holds: bytes | None = None
        self.held = threading.Event()
        """Set when something was held up."""
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._listener.close()
        self.cut()

    def cut(self) -> None:
        """Break every connection, and let nobody through."""
        with self._lock:
            self._open = False
            pairs, self._pairs = self._pairs, set()
        for pair in pairs:
            pair.close()

    def cut_listeners(self) -> None:
        """Break the connections over which processes hear of each other; they may come again."""
        with self._lock:
            listening = [pair for pair in self._pairs if pair.listens]
        for pair in listening:
            pair.close()

    def hold(self, said: bytes = b"") -> None:
        """From now on let nothing more through on connections on which a client has said this, or
        on all; nobody is told. What says it still goes through."""
        self.held.clear()
        self._holds = said
        with self._lock:
            for pair in self._pairs:
                if said == b"" or (said == LISTENING and pair.listens):
                    pair.going.clear()
                    self.held.set()

    def mend(self) -> None:
        """Let everything through again, and also what was held up."""
        self._holds = None
        with self._lock:
            self._open = True
            for pair in self._pairs:
                pair.going.set()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                pair = _Pair(client)
                with self._lock:
                    if self._open:
                        self._pairs.add(pair)
                if not self._open or not pair.connect(self._to):
                    pair.close()
                    continue
                if self._holds == b"":
                    pair.going.clear()
                for pump in (self._pump_out, self._pump_in):
                    threading.Thread(target=pump, args=(pair,), daemon=True).start()

    def _pump_out(self, pair: "_Pair") -> None:
        with suppress(OSError):
            while piece := pair.client.recv(PIECE):
                pair.listens = pair.listens or LISTENING in piece
                pair.going.wait()
                if self._holds and self._holds in piece:
                    pair.going.clear()
                    self.held.set()
                pair.server.sendall(piece)
        self._end(pair)

    def _pump_in(self, pair: "_Pair") -> None:
        with suppress(OSError):
            while piece := pair.server.recv(PIECE):
                pair.going.wait()
                pair.client.sendall(piece)
        self._end(pair)

    def _end(self, pair: "_Pair") -> None:
        pair.close()
        with self._lock:
            self._pairs.discard(pair)


class _Pair:
    """A connection to the relay, and the one that leads on from it."""

    def __init__(self, client: socket.socket) -> None:
        self.client = client
        self.server = socket.socket()
        self.going = threading.Event()
        self.going.set()
        self.listens = False
        """Whether it waits for what other processes tell."""

    def connect(self, port: int) -> bool:
        try:
            self.server.connect(("127.0.0.1", port))
        except OSError:
            return False
        return True

    def close(self) -> None:
        self.going.set()
        for end in (self.client, self.server):
            with suppress(OSError):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                end.shutdown(socket.SHUT_RDWR)
            end.close()
