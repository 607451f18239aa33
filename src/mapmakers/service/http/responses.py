"""The shapes of the API's answers."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from mapmakers.engine.games.cartographers.effects import Effects as CartographersEffects
from mapmakers.engine.games.cartographers.view import View as CartographersView
from mapmakers.engine.games.mapout.effects import Effects as MapOutEffects
from mapmakers.engine.games.mapout.view import View as MapOutView
from mapmakers.engine.games.misterra.effects import Effects as MisterraEffects
from mapmakers.engine.games.misterra.view import View as MisterraView
from mapmakers.lessons import Part, SceneId


class Answer(BaseModel):
    model_config = ConfigDict(frozen=True, from_attributes=True)


class Health(Answer):
    status: Literal["ok"]
    version: str
    database: str
    lobby: bool
    """Whether public tables are listed."""


class Seats(Answer):
    min: int
    max: int


class Option(Answer):
    name: str
    default: str
    values: tuple[str, ...]
    """Empty where any text may stand."""


class Game(Answer):
    id: str
    seats: Seats
    rules: list[str]
    """The languages that have a page of its rules."""
    playable: bool
    options: list[Option]


class SheetExample(Answer):
    game: str
    sheet: str
    """Eleven rows of eleven signs."""


class IslandExample(Answer):
    game: str
    island: str
    """Five rows of five signs."""


class LyingTile(Answer):
    halves: str
    roads: list[int]
    q: int
    r: int
    turns: int
    locked: bool


class TilesExample(Answer):
    game: str
    tiles: list[LyingTile]


class DrawnExample(Answer):
    """Of a game without pages of its own."""

    game: str
    drawing: str
    """Lines of text."""


Example = SheetExample | IslandExample | TilesExample | DrawnExample


class TextBlock(Answer):
    kind: Literal["text"]
    text: str


class ListBlock(Answer):
    kind: Literal["list"]
    items: list[str]


class TableBlock(Answer):
    kind: Literal["table"]
    head: list[str]
    rows: list[list[str]]


class BoardBlock(Answer):
    kind: Literal["board"]
    caption: str
    rows: list[str]


Block = Annotated[TextBlock | ListBlock | TableBlock | BoardBlock, Field(discriminator="kind")]


class Clause(Answer):
    id: str
    blocks: list[Block]


class Section(Answer):
    id: str
    title: str
    clauses: list[Clause]


class Readings(Answer):
    title: str
    table: TableBlock


class RulesPage(Answer):
    game: str
    lang: str
    title: str
    intro: list[Block]
    sections: list[Section]
    readings: Readings | None


class Me(Answer):
    id: str
    name: str


class Link(Answer):
    path: str
    expires_at: str


class SignedOut(Answer):
    signed_out: int
    """How many devices."""


class Strength(Answer):
    """How a bot did in matches of two against the one below it."""

    against: str
    games: int
    share: float
    """Of the victories."""
    margin: float
    """Half the width of its 95 % interval."""
    low: float
    """Where that interval (Wilson's) begins, and where it ends."""
    high: float


class Bot(Answer):
    id: str
    strength: dict[str, Strength]
    """By game, where it was measured."""


class Seat(Answer):
    number: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    mine: bool
    here: bool
    """Another person at the device of whoever holds the seat."""
    online: bool
    minded_by_bot: bool
    note: str | None


Status = Literal["gathering", "playing", "finished", "abandoned"]


class Table(Answer):
    id: str
    game: str
    rules: int
    options: dict[str, str]
    status: Status
    host: bool
    host_seat: int | None
    """Where whoever opened the table sits, if they do."""
    seats: list[Seat]
    commitment: str | None
    seed: str | None
    """What the commitment is the SHA-256 of; shown when the match is over."""
    number: int
    public: bool
    leaver_seconds: int | None
    rematch: str | None
    created_at: str
    imported: bool


class Winners(Answer):
    winners: list[int]


class SeatCounts(Answer):
    all: int
    people: int
    bots: int
    open: int


class TableSummary(Answer):
    id: str
    game: str
    status: Status
    seats: list[Seat]
    """The first eight; `seat_counts` counts them all."""
    seat_counts: SeatCounts
    my_seats: list[int]
    my_turn: bool
    since: str | None
    updated_at: str
    result: Winners | None


class Way(Answer):
    """One way to turn a shape, and where the top left of its bounding box may lie."""

    shape: int
    coin: int
    cells: list[tuple[int, int]]
    anchors: list[tuple[int, int]]


class CartographersChoices(Answer):
    kind: Literal["cartographers"]
    terrains: list[str]
    ways: list[Way]
    falls_back: bool
    target: int


class ListedChoices(Answer):
    kind: Literal["misterra", "mapout"]
    moves: list[str]


class Position(Answer):
    number: int
    steps: int
    step: int
    seat: int | None
    view: CartographersView | MisterraView | MapOutView
    choices: Annotated[CartographersChoices | ListedChoices, Field(discriminator="kind")] | None
    can_undo: bool


class Step(Answer):
    step: int
    seat: int
    kind: Literal["move", "undo"]
    move: str | None
    """Null where a decision was taken back, and while it is private."""
    shown: bool
    """Whether everybody may read it."""
    minded: bool
    """Whether a bot decided this for a person who was away."""
    at: str


class TableNote(Answer):
    step: int
    seat: int
    kind: Literal["note"]
    note: str
    at: str


LogEntry = Annotated[Step | TableNote, Field(discriminator="kind")]


class Done(Answer):
    number: int
    step: int


class Fault(Answer):
    clause: str
    cells: list[tuple[int, int]]


class Effect(Answer):
    move: str
    effects: CartographersEffects | MisterraEffects | MapOutEffects | None = None
    faults: list[Fault] | None = None


class ExpectedPoints(Answer):
    step: int
    expected: float
    """The points that the seat could then expect to have at the end, by what it saw."""


class CostlyDecision(Answer):
    """A decision that could have been better, by what its seat saw when it was made."""

    step: int
    """The step that it was: it was made in the position after the one before."""
    made: Effect
    better: Effect
    cost: float
    """How many points more the other move promised, and half the width of the 95 % interval."""
    margin: float


class SeatAnalysis(Answer):
    seat: int
    points: list[ExpectedPoints]
    costliest: list[CostlyDecision]
    """Three at most, the worst first."""


class Analysis(Answer):
    steps: int
    seats: list[SeatAnalysis]


class AnalysisState(Answer):
    state: Literal["none", "running", "ready"]
    done: int
    total: int
    """Questions asked and to be asked; none while it waits for its turn."""
    analysis: Analysis | None


class LessonStep(Answer):
    """One step of a first lesson: a real position, in which something is to be achieved."""

    id: SceneId
    """By which the client words it."""
    number: int
    contents: list[SceneId]
    """All steps of the lesson."""
    look_at: Part
    """The part of the table that it is about."""
    example: str
    """A move that does what is asked for."""
    rules: int
    options: dict[str, str]
    seats: int
    position: Position


class LessonTry(Answer):
    reached: bool
    """Whether the move, which the rules allow, does what the step asks for."""
    position: Position | None
    """What it leads to, if so; otherwise another move can be tried."""


class ErrorDetail(Answer):
    code: str
    detail: str
    faults: list[Fault] | None = None


class Error(Answer):
    error: ErrorDetail
