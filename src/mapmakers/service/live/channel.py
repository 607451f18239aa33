"""The live channel: a socket that receives the table's events as soon as they are durable."""

from time import perf_counter

from fastapi import APIRouter
from pydantic import ValidationError
from starlette.websockets import WebSocket

from mapmakers.service.errors import ApiError, answer, what_is_wrong
from mapmakers.service.http.connections import FULL, SOCKETS
from mapmakers.service.http.rate_limits import (
    COMMANDS,
    FLOODS_BY_ADDRESS,
    SOCKETS_BY_ADDRESS,
    address_of,
)
from mapmakers.service.http.request_guard import check_name, check_origin
from mapmakers.service.live.sockets import POLICY, LiveSocket
from mapmakers.service.operations.metrics import CHANNEL
from mapmakers.service.schemas.live import (
    DoneMessage,
    MoveMessage,
    PongMessage,
    RefusedMessage,
    read_client_message,
)
from mapmakers.service.serialisation import to_json
from mapmakers.service.services import Services
from mapmakers.service.store.guests import Guest
from mapmakers.service.store.tables import PLAYING
from mapmakers.service.tables.live_match import Command
from mapmakers.service.tables.payloads import hello_payload
from mapmakers.service.tables.session import TableSession

routes = APIRouter()

MOST_IN_A_MESSAGE = 16 * 1024
"""Bytes; a socket that sends a longer message is closed with 1009."""
MOST_BAD_MESSAGES = 20
COUNTED_AS = 25
"""Commands of a socket are counted in groups, because counting each would be expensive."""
RESTARTED = 1012
SEATS_COUNTED_AS_ONE = 10
"""The weight of a first message with a hundred seats."""
LATER = {"Retry-After": "10"}


@routes.websocket("/tables/{table_id}/live")
async def live(websocket: WebSocket, table_id: str) -> None:
    services: Services = websocket.app.state.services
    try:
        check_name(websocket, services.settings.names)
        check_origin(websocket, services.settings.public)
        address = address_of(websocket)
        services.limits.check(SOCKETS_BY_ADDRESS, address)
        services.limits.check_before(FLOODS_BY_ADDRESS, address)
        after = _after(websocket.query_params.get("after", "0"))
        guest = await services.identity.of(websocket)
        table = await services.tables.get(table_id)
        _check_room(services, guest, table)
        many = len(table.held_by(guest.id if guest else None)) // SEATS_COUNTED_AS_ONE
        if many:
            services.limits.check(SOCKETS_BY_ADDRESS, address, many)
    except ApiError as refusal:
        await websocket.send_denial_response(
            answer(refusal.status, refusal.code, refusal.detail, refusal.headers)
        )
        return
    await websocket.accept()
    session = services.identity.session_of(websocket)
    channel = Channel(
        LiveSocket.of(websocket), services, table, guest.id if guest else None, session
    )
    await channel.enter(after)


def _check_room(services: Services, guest: Guest | None, table: TableSession) -> None:
    """Refuse a socket above the limits; players have more room than spectators."""
    guest_id = guest.id if guest else None
    if not services.connections.has_room_for(guest_id):
        services.connections.cut_off(SOCKETS)
        raise ApiError(429, "too-many", "Too many live channels; close some.", headers=LATER)
    if services.connections.is_nearly_full() and not plays(table, guest_id):
        services.connections.cut_off(FULL)
        raise ApiError(503, "full", "Too many connections; try again later.", headers=LATER)


def plays(table: TableSession, guest_id: str | None) -> bool:
    """Whether the guest plays in a match in progress."""
    return table.stored.status == PLAYING and bool(table.held_by(guest_id))


def _after(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) < 8:
        return int(text)
    raise ApiError(422, "invalid-request", "after: the number of an event.")


class Channel:
    """One socket at one table."""

    def __init__(
        self,
        socket: LiveSocket,
        services: Services,
        table: TableSession,
        guest_id: str | None,
        session: str | None,
    ) -> None:
        self.guest_id = guest_id
        self.session = session
        self.send = socket.say
        self._socket = socket
        self._services = services
        self._table = table
        self._over = False
        self._bad_left = MOST_BAD_MESSAGES
        self._commands_left = 0

    # Called by the table

    def close(self, code: int) -> None:
        self._socket.hang_up(code)

    @property
    def plays(self) -> bool:
        return plays(self._table, self.guest_id)

    # Life cycle

    async def enter(self, after: int) -> None:
        """Send the first message and start listening."""
        self._services.metrics.sockets.inc()
        self._services.connections.opened(self._socket.transport, self)
        self._socket.keep(self)
        try:
            await self._services.absences.welcome_back(self._table, self.guest_id)
            await self._table.read(lambda: self._greet(after))
        except ApiError:
            self.close(RESTARTED)
            return
        if not self._over:
            self._services.heartbeat.add(self)
            self._socket.listen()

    def _greet(self, after: int) -> None:
        """Send the state of the table, and register for everything after it."""
        if not self._over:
            self._table.listeners.add(self)
            self.send(to_json(hello_payload(self._table, self.guest_id, after)))
            self._table.broadcast_presence()

    def ended(self) -> None:
        if self._over:
            return
        self._over = True
        self._services.heartbeat.discard(self)
        self._services.connections.closed(self._socket.transport, self)
        self._services.metrics.sockets.dec()
        self._table.listeners.discard(self)
        if self.guest_id is not None:
            self._table.seen[self.guest_id] = self._services.tables.clock()
        self._table.broadcast_presence()

    def on_text(self, text: str) -> None:
        try:
            sent = read_client_message(text)
        except ValidationError as error:
            self._complain(what_is_wrong(error))
            return
        if not isinstance(sent, PongMessage):
            move = sent.move if isinstance(sent, MoveMessage) else None
            self._command(sent.command, sent.seat, move)

    def on_bytes(self) -> None:
        self._complain("messages are text")

    def _complain(self, what: str) -> None:
        self._refuse(None, ApiError(422, "bad-message", what))
        self._bad_left -= 1
        if self._bad_left < 0:
            self.close(POLICY)

    def _command(self, command: str, seat: int, move: str | None) -> None:
        if seat not in self._table.held_by(self.guest_id) or self.guest_id is None:
            refusal = ApiError(403, "not-your-seat", "You do not hold this seat.")
            self._refuse(command, refusal)
            return
        if not self._may_command(self.guest_id):
            self._refuse(command, ApiError(429, "too-many", "Too many commands; wait a little."))
            return

        if self._table.saw(self.guest_id):
            self._services.absences.welcome_back_soon(self._table, self.guest_id)
        begun = perf_counter()

        def on_done(step: int | ApiError) -> None:
            if isinstance(step, ApiError):
                self._refuse(command, step)
            else:
                self._services.metrics.kept(
                    self._table.stored.game, CHANNEL, perf_counter() - begun
                )
                self.send(to_json(DoneMessage(command=command, number=step, step=step)))

        self._table.submit(Command(seat, move, command, on_done))

    def _may_command(self, guest_id: str) -> bool:
        if self._commands_left == 0 and self._services.limits.allows(
            COMMANDS, guest_id, COUNTED_AS
        ):
            self._commands_left = COUNTED_AS
        if self._commands_left == 0:
            return False
        self._commands_left -= 1
        return True

    def _refuse(self, command: str | None, refusal: ApiError) -> None:
        self._services.metrics.refused(refusal.code)
        self.send(
            to_json(
                RefusedMessage(
                    command=command,
                    code=refusal.code,
                    detail=refusal.detail,
                    faults=refusal.faults or [],
                )
            )
        )
