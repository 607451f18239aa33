"""The request bodies, validated at the edge."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from mapmakers.engine.core.game import LONGEST_VALUE
from mapmakers.engine.core.record import LONGEST_NAME, MOST_SEATS, check_names


def _can_stand_in_a_record(name: str) -> str:
    check_names([name])
    return name


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME),
    AfterValidator(_can_stand_in_a_record),
]
SeatNumber = Annotated[int, Field(ge=0, le=MOST_SEATS - 1)]
CommandId = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=400)]
LessonText = Annotated[str, StringConstraints(max_length=100)]
MOST_SCENES = 20
Token = Annotated[str, StringConstraints(min_length=1, max_length=100)]
OptionText = Annotated[str, StringConstraints(max_length=LONGEST_VALUE)]
LONGEST_BOT = 40
"""The longest name of a bot, in characters."""
BotName = Annotated[str, StringConstraints(max_length=LONGEST_BOT)]


Fingerprint = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class Sent(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Introduction(Sent):
    name: Name


class LinkToken(Sent):
    token: Token


class SeatWanted(Sent):
    kind: Literal["me", "here", "bot", "open"]
    name: Name | None = None
    bot: BotName | None = None


class NewTable(Sent):
    game: str = Field(max_length=40)
    options: dict[Annotated[str, StringConstraints(max_length=40)], OptionText] = Field(
        default={}, max_length=40
    )
    seats: list[SeatWanted] = Field(min_length=1, max_length=MOST_SEATS)
    components: Fingerprint | None = None
    """The fingerprint of one of the guest's boxes, to play with it."""
    public: bool = False
    leaver_seconds: int | None = Field(default=None, ge=5, le=30 * 24 * 3600)
    absence: Literal["bot", "ask"] = "bot"
    """What happens after `leaver_seconds`: a bot takes over, or the others are asked."""
    start: bool = False


class ComponentsFile(Sent):
    file: str
    """The contents of a components file."""


class SavedBox(ComponentsFile):
    name: Name


class Join(Sent):
    name: Name | None = None
    seat: SeatNumber | None = None


class Leave(Sent):
    seat: SeatNumber | None = None


class SeatChange(Sent):
    name: Name | None = None
    kind: Literal["person", "bot", "open"] | None = None
    bot: BotName | None = None


class AbsenceAnswer(Sent):
    answer: Literal["bot", "wait", "end"]


class Start(Sent):
    drop_open: bool = False


class MoveCommand(Sent):
    command: CommandId
    seat: SeatNumber
    move: MoveText


class UndoCommand(Sent):
    command: CommandId
    seat: SeatNumber


class EffectsQuestion(Sent):
    seat: SeatNumber
    moves: list[MoveText] = Field(min_length=1, max_length=200)


class HintQuestion(Sent):
    seat: SeatNumber


class OfLesson(Sent):
    made: list[LessonText] = Field(default_factory=list, max_length=MOST_SCENES)
    """The learner's moves in the earlier steps, from the first; empty where one was skipped."""


class LessonMove(OfLesson):
    move: MoveText


class LessonQuestion(OfLesson):
    moves: list[MoveText] = Field(min_length=1, max_length=200)


class ImportedRecord(Sent):
    record: str
    mode: Literal["watch", "continue"]
    seats: list[SeatWanted] | None = Field(default=None, min_length=1, max_length=MOST_SEATS)
    step: int | None = Field(default=None, ge=0, le=1_000_000)
