"""The usual tasks in one call each: begin a match, load one, ask for a move, analyse."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mapmakers.engine.core import FairChance, FastChance, Match, Record, RecordError
from mapmakers.engine.core.replay import replay
from mapmakers.engine.games import GAMES

if TYPE_CHECKING:
    from mapmakers.bots.analysis import Analysis

SEED_BYTES = 32


def new_match(
    game: str,
    players: int | Sequence[str] | None = None,
    *,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
) -> Match[Any]:
    """Begin a match.

    `players` is how many play, or their names; without it, as few as the game allows. With a `seed`
    the same cards come each time. Without one they are drawn fairly, and the record proves it.
    """
    if game not in GAMES:
        raise ValueError(f"no game {game!r}; there are {', '.join(GAMES)}")
    found = GAMES[game]
    if players is None:
        players = found.seats[0]
    names = (
        [f"Player {number + 1}" for number in range(players)]
        if isinstance(players, int)
        else players
    )
    chance = FairChance(secrets.token_bytes(SEED_BYTES)) if seed is None else FastChance(seed)
    return Match(found, names, chance, options)


def load(source: str | Path) -> Match[Any]:
    """The match that a record tells of, replayed by the rules. The source is a file, or its text.

    RecordError says which line is wrong.
    """
    is_text = isinstance(source, str) and "\n" in source
    text = source.encode() if is_text and isinstance(source, str) else Path(source).read_bytes()
    record = Record.parse(text)
    game = record.header.game
    if game not in GAMES:
        raise RecordError(2, f"no game {game!r} here; there are: {', '.join(GAMES)}")
    return replay(GAMES[game], record)


def hint(
    match: Match[Any],
    seat: int | None = None,
    *,
    bot: str = "master",
    seconds: float = 1.0,
    seed: int = 0,
) -> Any:
    """A good move for a seat that owes a decision, chosen by a bot from what that seat sees.

    Without a `seat` it is the first that owes one. The same seed gives the same move.
    """
    from mapmakers.bots import BOTS, Turn

    if bot not in BOTS:
        raise ValueError(f"no bot {bot!r}; there are {', '.join(BOTS)}")
    waiting = match.state.waiting
    if seat is None and waiting:
        seat = waiting[0]
    if seat is None or seat not in waiting:
        raise ValueError("nobody owes a decision" if seat is None else f"seat {seat} owes none")
    turn: Turn[Any] = Turn(match.state, seat, FastChance(seed), seconds)
    return BOTS[bot](match.game.name).choose(turn)


def analyse(
    match: Match[Any], progress: Callable[[int, int], None] = lambda done, total: None
) -> Analysis:
    """What each decision of the match promised its seat, and the ones that cost most.

    Every decision is judged by what its seat could see. It takes seconds with the compiled engine,
    minutes with the plain one; `progress` is called with how much is done, and of how much.
    """
    from mapmakers.bots.analysis import Study, weigh

    study = Study(match)
    for done, question in enumerate(study.questions(), 1):
        decision = question.decision
        study.answer(
            question,
            weigh(
                match.game.name,
                decision.before,
                decision.seat,
                decision.move,
                question.seed,
                question.effort,
                question.against,
            ),
        )
        progress(done, study.total)
    return study.result()
