"""The messages of the live channel, in both directions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from mapmakers.service.schemas.errors import Fault
from mapmakers.service.schemas.play import Opening, Position, Step
from mapmakers.service.schemas.requests import CommandId, MoveText
from mapmakers.service.schemas.tables import Table


@dataclass(slots=True, kw_only=True)
class HelloMessage:
    """The first message: the state of the table, and what was missed."""

    type: Literal["hello"] = "hello"
    table: Table
    positions: Sequence[Position]
    """Of the guest's seats, or the spectator's; empty before the match begins."""
    number: int
    missed: bool
    """Whether there were steps after the last one that the client knows."""
    steps: Sequence[Step]
    """These steps."""
    opening: Opening | None
    """Null before the match begins, and if the client knows a step already."""


@dataclass(slots=True, kw_only=True)
class TableMessage:
    """Seats, presence or status have changed."""

    type: Literal["table"] = "table"
    table: Table


@dataclass(slots=True, kw_only=True)
class PositionMessage:
    """A new position of one of the guest's seats, with the steps since the last."""

    type: Literal["position"] = "position"
    number: int
    position: Position
    steps: Sequence[Step]
    opening: Opening | None
    """With the first position of a match; otherwise null."""


@dataclass(slots=True, kw_only=True)
class DrawnMessage:
    """Others made private decisions; nothing else changed for the guest."""

    type: Literal["drawn"] = "drawn"
    number: int
    seats: Sequence[int]
    waiting: Sequence[int]
    """Who still has a decision to make."""


@dataclass(slots=True, kw_only=True)
class DoneMessage:
    """A command was carried out and is on disk."""

    type: Literal["done"] = "done"
    command: str
    number: int
    step: int


@dataclass(slots=True, kw_only=True)
class RefusedMessage:
    """A command, or an invalid message, was not carried out."""

    type: Literal["refused"] = "refused"
    command: str | None
    code: str
    detail: str
    faults: Sequence[Fault]


@dataclass(slots=True, kw_only=True)
class PingMessage:
    type: Literal["ping"] = "ping"


ServerMessage = Annotated[
    HelloMessage
    | TableMessage
    | PositionMessage
    | DrawnMessage
    | DoneMessage
    | RefusedMessage
    | PingMessage,
    Field(discriminator="type"),
]


class FromClient(BaseModel):
    # Unknown fields are ignored.
    model_config = ConfigDict(frozen=True, strict=True)


class MoveMessage(FromClient):
    do: Literal["move"]
    command: CommandId
    seat: int
    move: MoveText


class UndoMessage(FromClient):
    do: Literal["undo"]
    command: CommandId
    seat: int


class PongMessage(FromClient):
    do: Literal["pong"]


ClientMessage = Annotated[MoveMessage | UndoMessage | PongMessage, Field(discriminator="do")]

CLIENT_MESSAGE: TypeAdapter[MoveMessage | UndoMessage | PongMessage] = TypeAdapter(ClientMessage)

read_client_message: Callable[[str], MoveMessage | UndoMessage | PongMessage] = (
    CLIENT_MESSAGE.validator.validate_json
)
"""Raises ValidationError."""
