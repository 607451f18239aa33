"""What every game shares: game, chance, record, match, events, refusal."""

from mapmakers.engine.core.any_chance import AnyChance
from mapmakers.engine.core.chance import (
    Chance,
    FairChance,
    NoChance,
    RecordingChance,
    ReplayChance,
    shuffled,
)
from mapmakers.engine.core.events import EventLog
from mapmakers.engine.core.fast_chance import FastChance
from mapmakers.engine.core.game import Game, Moves, Option, Outcome, State
from mapmakers.engine.core.match import Match
from mapmakers.engine.core.plain import ListedMoves, PlainView
from mapmakers.engine.core.record import Record, RecordError
from mapmakers.engine.core.refusal import BadOption, NotationError, Refused

__all__ = [
    "AnyChance",
    "BadOption",
    "Chance",
    "EventLog",
    "FairChance",
    "FastChance",
    "Game",
    "ListedMoves",
    "Match",
    "Moves",
    "NoChance",
    "NotationError",
    "Option",
    "Outcome",
    "PlainView",
    "Record",
    "RecordError",
    "RecordingChance",
    "Refused",
    "ReplayChance",
    "State",
    "shuffled",
]
