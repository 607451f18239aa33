"""The shapes of the API's answers."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field


class Answer(BaseModel):
    model_config = ConfigDict(frozen=True, from_attributes=True)


class Health(Answer):
    status: Literal["ok"]
    version: str
    database: str


class Seats(Answer):
    min: int
    max: int


class Game(Answer):
    id: str
    seats: Seats
    rules: list[str]
    """The languages that have a page of its rules."""
    playable: bool


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


Example = SheetExample | IslandExample | TilesExample


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


class RulesPage(Answer):
    game: str
    lang: str
    title: str
    intro: list[Block]
    sections: list[Section]
